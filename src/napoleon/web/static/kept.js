/** Small things that this browser keeps for the viewer: what cannot be kept holds until the page is left. */

/** @param {string} key @param {unknown} otherwise @returns {unknown} */
export function recall(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`napoleon-${key}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  try {
    localStorage.setItem(`napoleon-${key}`, JSON.stringify(value));
  } catch { /* storage barred */ }
}

/** Whether the browser keeps cookies: without one nobody is known again, and no seat can be had. */
export function cookiesKept() {
  try {
    document.cookie = "napoleon_try=1; path=/; samesite=lax";
    const kept = document.cookie.includes("napoleon_try=1");
    document.cookie = "napoleon_try=; path=/; max-age=0; samesite=lax";
    return kept;
  } catch {
    return false;
  }
}

/** A name that is being typed: a form that takes the place of this one begins with it. @param {string} name */
export function holdName(name) {
  const table = document.getElementById("table");
  if (table) table.dataset.name = name;
}

/** The name that pages and tables offer the next time; the start page reads it too. @param {string} name */
export function keepName(name) {
  holdName(name);
  document.cookie = `napoleon_name=${encodeURIComponent(name)}; path=/; max-age=31536000; samesite=lax`;
}
