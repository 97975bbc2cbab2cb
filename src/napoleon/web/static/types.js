/**
 * The shapes of docs/view.md, and of what the island keeps for itself. Types only.
 *
 * @typedef {{seat: number, card: string, suit?: string|null, as?: string|null, winning?: boolean, role?: string|null}} Play
 * @typedef {{number: number, plays: Play[], winner: number, honours: number, text: string}} Trick
 * @typedef {{card: string, label: string, role: string|null, honour: boolean, legal: boolean, why: string|null, new: boolean,
 *   calls: string[]|null, names: string[]|null, betray: boolean}} HandCard
 * @typedef {{seat: number, name: string, bot: boolean, cards: number, honours: number, badge: string|null, badge_text: string|null,
 *   word: string|null, dealer: boolean, score: number, sentence: string, person?: number|null, away?: null|{text: string, kind?: "bot"|"lost"}}} Seat
 *
 * @typedef {{seat: number, state: "empty"|"person"|"bot", name: string, level: string|null, level_text: string|null, agreed: boolean,
 *   host: boolean, chose: boolean, you: boolean, connected: boolean}} Chair
 * @typedef {{preset: string, title: string, differences: {text: string, rule: string}[]}} Comparison
 * @typedef {{level: string, clock: string, listed: boolean, chat: boolean, late: boolean, texts: Record<string, string>}} RoomSettings
 * @typedef {{link_path: string, host: boolean, you: number|null, may_sit: boolean, seats: Chair[],
 *   rules: {title: string, code: string, url: string, compare: Comparison[]}, settings: RoomSettings,
 *   levels: {level: string, text: string}[], clocks: {clock: string, text: string}[], can_start: boolean, why_not: string|null,
 *   spectators: number}} Room
 * @typedef {{seq: number, person: number|null, name: string, text: string, kind: "stamp"|"say"}} SocialLine
 * @typedef {{stamps: {stamp: string, text: string}[], chat: boolean, late: boolean, muted?: number[], lines: SocialLine[]}} Social
 * @typedef {{seats: number[], seconds: number, of: number}} Clock
 * @typedef {{bid: string, suit: string, number: number, text: string, long: string, seat?: number}} Bid
 * @typedef {{card: string, legal: boolean, why: string|null, role?: string|null}} Choice
 *
 * @typedef {{kind: "bid", numbers: number[], strains: {strain: string, text: string, name: string}[], legal: string[],
 *   refused: Record<string, string>, may_pass: boolean, pass_why: string|null, texts: Record<string, string>}} AskBid
 * @typedef {{kind: "name", suggested: Choice[], cards: Choice[], texts: Record<string, string>}} AskName
 * @typedef {{kind: "discard", count: number, least_from_widow: number, most_honours: number|null,
 *   receivers: {seat: number, name: string}[]|null, rule: string}} AskDiscard
 * @typedef {{kind: "perfect", text: string, yes: string, no: string}} AskPerfect
 * @typedef {{kind: "play", betray: null|{text: string, yes: string}, adjutant_betray: null|{text: string, yes: string, no: string}}} AskPlay
 * @typedef {{kind: "next", text: string}} AskNext
 * @typedef {AskBid|AskName|AskDiscard|AskPerfect|AskPlay|AskNext} Ask
 *
 * @typedef {{seat: number, name: string, badge: string|null, badge_text: string|null, honours: number, change: number, total: number, why: string|null}} Score
 * @typedef {{won: boolean|null, yours: boolean|null, title: string, text: string, redeal: boolean, hands: string[][], widow: string[], discards: string[],
 *   tricks: Trick[], scores: Score[]}} Result
 *
 * @typedef {Object} View
 * @property {{id: string, deal: number, deals: number, dealer: number, rules_title: string, rules_code: string, rules_url: string,
 *   differences: string[], lang: string, mode: string, honour_ranks?: string}} table
 * @property {"waiting"|"auction"|"naming"|"exchange"|"perfect"|"play"|"deal_end"|"match_end"} phase
 * @property {number|null} you
 * @property {number[]} turn
 * @property {{contract: Bid|null, last_bid: Bid|null, napoleon: number|null, adjutant_card: string|null, adjutant: number|null,
 *   secret: string|null, trump: string|null, trick: number, tricks: number, honours_taken: number, honours: number,
 *   side_honours: number[]|null, perfect: boolean}} bar
 * @property {Seat[]} seats
 * @property {number|null} leader
 * @property {Play[]} trick
 * @property {Trick|null} last_trick
 * @property {HandCard[]} hand
 * @property {string} instruction
 * @property {string[]|null} widow
 * @property {{count: number, cards: string[]}|null} discards
 * @property {Ask|null} ask
 * @property {{seq: number, text: string, trick: number|null}[]} log
 * @property {Result|null} result
 * @property {{deal: number, title: string, changes: number[]}[]} sheet
 * @property {null|{title: string, ranking: {place: number, seat: number, name: string, total: number}[]}} match
 * @property {Room|null} [room]
 * @property {{seat: number, name: string}[]|null} [free_seats]
 * @property {boolean} [kept_back]  a deal runs that the viewer sees when it is over
 * @property {boolean} [friends]
 * @property {boolean} [hosting]
 * @property {boolean} [away]  a bot stands in for the viewer
 * @property {Clock|null} [clock]
 * @property {Social|null} [social]
 * @property {string|null} [commitment]
 * @property {{seed: string, commitment: string}|null} [opened]
 *
 * @typedef {{seq: number, kind: string, text: string|null, seat?: number, card?: string, dealer?: number, cards?: string[],
 *   stamp?: string}} Happening
 * @typedef {{type: "view", seq: number, events: Happening[], view: View}} ViewMessage
 * @typedef {{kind: string, bid?: string, card?: string, cards?: string[], receiver?: number, yes?: boolean, suit?: string, as?: string, betray?: boolean,
 *   seat?: number, seats?: number[], name?: string, level?: string, code?: string, clock?: string, listed?: boolean, chat?: boolean, late?: boolean,
 *   stamp?: string, text?: string, on?: boolean}} Action
 *
 * @typedef {{speed: "slow"|"normal"|"fast"|"none", sort: "trump"|"suit"|"rank", oneTap: boolean, autoPlay: boolean, theme: "auto"|"light"|"dark",
 *   colours: "two"|"four"|"weak", keys: boolean, sound: boolean, vibrate: boolean}} Settings
 *
 * @typedef {Object} Ui  What the viewer has touched but not sent, and what the queue shows for a while.
 * @property {string|null} bid
 * @property {number} bidPage
 * @property {string|null} name
 * @property {string} tab
 * @property {string[]} discards
 * @property {number|null} receiver
 * @property {string|null} lifted
 * @property {string|null} joker
 * @property {string|null} named
 * @property {null|{kind: "napoleon"}|{kind: "adjutant", card: string}} question
 * @property {null|"side"|"settings"|"keys"|"last"|"seat"} sheet
 * @property {"log"|"scores"|"rules"|"chat"} sideTab
 * @property {string|null} why
 * @property {string|null} reason
 * @property {string|null} banner
 * @property {string|null} toast
 * @property {boolean} online
 * @property {boolean} cookies  the browser keeps them; without, the server does not know the viewer again
 * @property {boolean} pending  nothing can be asked of the server: an answer is awaited, the line is cut, there are no cookies
 * @property {boolean} stamps  the palette is open
 * @property {Record<number, {text: string, kind: "stamp"|"say"}>} bubbles  by person, for a while
 * @property {number} read  the number of the last line of the chat that was seen
 * @property {number[]} muted  the persons whose words the viewer does not want
 * @property {string|null} code  the one-time code that the viewer asked for
 * @property {boolean} leaving  the viewer is asked whether he means it
 * @property {number|null} moving  the chair that is about to change places
 * @property {boolean} compare  the differences of the rules are open
 * @property {string} known  the preset that the viewer knows
 * @property {boolean} copied
 * @property {null|{name: string, seat?: number}} wish  a chair that the viewer asked for and does not hold yet
 * @property {boolean} removed  the host has taken the viewer's seat away
 * @property {boolean} moved  the viewer has taken the seat to another device
 *
 * @typedef {{x: number, y: number, w: number, h: number}} Rect
 * @typedef {Object} Layout
 * @property {"stack"|"ring"} mode
 * @property {Rect|null} side  the room of the side panel, where there is one
 * @property {number} tableWidth
 * @property {number} height
 * @property {Rect} bar
 * @property {Rect[]} seats  by seat; the viewer's own plate among them
 * @property {Rect[]} slots  by seat
 * @property {Rect} line
 * @property {Rect[]} hand  by place in the hand
 * @property {Rect} note
 * @property {Rect|null} tools
 * @property {{bid: Rect, name: Rect, ask: Rect, exchange: Rect, result: Rect}} panels  the room each panel may take; it sits at the bottom of it
 * @property {Rect[]} tray
 * @property {Rect[]} widow
 *
 * @typedef {Object} Ctx  Everything a template may read and do.
 * @property {View} view
 * @property {Ui} ui
 * @property {Settings} settings
 * @property {Layout} layout
 * @property {string} name  the one that the viewer gave the last time
 * @property {(action: Action, done?: () => void) => boolean} send  false where it cannot be sent now; `done` is called when it is acknowledged, not when it is refused
 * @property {(patch: Partial<Ui>) => void} set
 * @property {(patch: Partial<Settings>) => void} configure
 * @property {(code: string, how: "touch"|"mouse"|"key") => void} tap
 */
export {};
