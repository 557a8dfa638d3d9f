import type { Text } from '../language/locale.js';

/** Limits of a document: far above what our clients ask for, far below what would do harm. */
export const LIMITS = {
  /** Characters. */
  length: 32_768,
  /** Tokens: names, numbers, strings and signs. */
  tokens: 2_000,
  /** Nested brackets of any kind. */
  nesting: 60,
  /** Lists of arguments: validation compares those of fields of the same name, each with each. */
  arguments: 150,
  /** Operations. */
  operations: 20,
  /** Nested fields. */
  depth: 20,
  /** Fields, counted as often as fragments bring them. */
  fields: 600,
  aliases: 60,
  /** Fields at the top of an operation. */
  roots: 20,
  /** Total cost of an operation; an ordinary value counts 1. */
  cost: 33_000,
} as const;

/** What each limit counts, as words in a sentence. */
export const LIMITED: { readonly [limit in keyof typeof LIMITS]: Text } = {
  length: { en: 'characters', ja: '文字数' },
  tokens: { en: 'tokens', ja: 'トークン' },
  nesting: { en: 'brackets inside each other', ja: '括弧の入れ子' },
  arguments: { en: 'lists of arguments', ja: '引数の並び' },
  operations: { en: 'operations', ja: '操作' },
  depth: { en: 'depth', ja: '深さ' },
  fields: { en: 'fields', ja: 'フィールド' },
  aliases: { en: 'aliases', ja: '別名' },
  roots: { en: 'root fields', ja: '最上位フィールド' },
  cost: { en: 'cost', ja: 'コスト' },
};

/** Greatest size of an answer, in bytes. */
export const ANSWER_LIMIT = 8 * 1024 * 1024;

/** Cost of a value that is made for its reader, e.g. a text in the reader's language. */
export const ARGUED = 16;

/** Cost of an object without its fields. */
export const COMPOSED = 5;

/** Cost of a selection of the schema itself (introspection). */
export const OF_THE_SCHEMA = 2;

/** How many times the average the largest ruleset has of anything, about. */
export const LARGEST = 2;

interface Items {
  /** How many items a list brings, about. */
  readonly usual: number;
  /** How many items count where `first` is a variable; the upper limit where it is a number. */
  readonly most: number;
}

const all = (items: number): Items => ({ usual: items, most: items });

/** The size of a list that `LISTS` does not name. */
export const UNKNOWN_LIST = all(100);

/** Field -> how many items its list brings. Games differ; the numbers are those of a busy game. */
export const LISTS: ReadonlyMap<string, Items> = new Map([
  ['Query.apiTokens', all(20)],
  ['Query.boards', all(20)],
  ['Query.combatReports', { usual: 10, most: 100 }],
  ['Query.decks', all(10)],
  ['Query.pictureLinks', all(50)],
  ['Query.playersNamed', all(500)],
  ['Query.rulesets', all(4)],
  ['Asks.counters', all(4)],
  ['Clock.seats', all(2)],
  ['Combat.choices', all(60)],
  ['Combat.modifiers', all(6)],
  ['Combat.odds', all(6)],
  ['Combat.sides', all(2)],
  ['CombatOdds.modifiers', all(20)],
  ['CombatOdds.rows', all(100)],
  ['CombatReport.entries', all(10)],
  ['CombatSide.pieces', all(12)],
  ['DiceProof.rolls', all(500)],
  ['Game.choices', all(60)],
  ['Game.log', { usual: 100, most: 1000 }],
  ['Game.ruleset', all(LARGEST)],
  ['Game.score', all(2)],
  ['Game.handovers', all(6)],
  ['Game.seats', all(2)],
  ['GameChange.entries', all(10)],
  ['GameConnection.edges', all(1)],
  ['GameConnection.nodes', all(1)],
  ['Lesson.steps', all(14)],
  ['LogEntry.rolls', all(1)],
  ['Outlook.odds', all(6)],
  ['Played.rolls', all(3)],
  ['Preview.choices', all(60)],
  ['Query.games', { usual: 20, most: 100 }],
  ['Refused.better', all(10)],
  ['Directed.facts', all(10)],
  ['PlayersNamed.players', all(1)],
  ['PairingRound.digits', all(5)],
  ['PairingRound.pairings', all(20)],
  ['PairingSwap.digits', all(5)],
  ['PairingWhy.digits', all(5)],
  ['Query.pairingSwaps', all(40)],
  ['TournamentPairing.paid', all(1)],
  ['Query.tournaments', { usual: 20, most: 100 }],
  ['Tiebreak.working', all(7)],
  ['Tournament.acts', all(20)],
  ['Tournament.bracket', { usual: 50, most: 2_000 }],
  ['Tournament.entries', { usual: 50, most: 2_000 }],
  ['Tournament.facts', { usual: 100, most: 1_000 }],
  ['Tournament.roles', all(5)],
  ['Tournament.rounds', all(7)],
  ['Tournament.standings', { usual: 50, most: 2_000 }],
  ['TournamentAct.fields', all(2)],
  ['TournamentConnection.nodes', all(1)],
  ['TournamentMatch.feeds', all(2)],
  ['TournamentPairing.legs', all(2)],
  ['TournamentRound.pairings', { usual: 25, most: 1_000 }],
  ['TournamentStanding.tiebreaks', all(4)],
  ['Board.parts', all(15)],
  ['Ruleset.cards', all(55)],
  ['Ruleset.clauses', all(330)],
  ['Ruleset.scenarios', all(4)],
  ['Ruleset.seatNames', all(2)],
  ['Scenario.seatNames', all(2)],
  ['Running.notCounted', all(2)],
  ['DaysAway.blocks', all(5)],
  ['Score.parts', all(4)],
]);

/** Field -> cost, for fields that take much more work, or bring many more bytes, than an ordinary value. */
export const HEAVY: ReadonlyMap<string, number> = new Map([
  // These wait for other servers, so an operation has room for one of them.
  ['Mutation.createEndpoint', 17_000],
  ['Mutation.resumeEndpoint', 17_000],
  ['Mutation.testEndpoint', 17_000],
  ['Card.svg', 150],
  ['Choice.attacks', 12],
  ['Choice.from', 3],
  ['Choice.stops', 24],
  ['Choice.words', 3],
  ['Combat.odds', 200],
  ['DiceProof.record', 9_000],
  ['DiceProof.rolls', 1_000],
  ['Game.asks', 50],
  ['Game.choices', 50],
  ['Game.draft', 10],
  ['Game.log', 300],
  ['Game.score', 50],
  ['Game.stage', 50],
  ['Game.undo', 100],
  ['Game.view', 100],
  ['GameChange.patch', 50],
  ['Preview.choices', 50],
  ['Preview.view', 100],
  ['Query.boards', 14_000],
  ['Query.combat', 200],
  ['Query.combatOdds', 900],
  ['Query.combatReports', 900],
  ['Query.decks', 200],
  ['Query.explain', 200],
  ['Query.game', 200],
  ['Query.games', 200],
  ['Query.hint', 2_000],
  ['Query.outlook', 900],
  ['Query.preview', 900],
  ['Query.pairingSwaps', 200],
  ['Query.playersNamed', 500],
  ['Query.reliability', 100],
  ['Query.pairingWhy', 900],
  ['Query.tournament', 50],
  ['Query.tournaments', 50],
  ['Tournament.acts', 50],
  ['Tournament.standings', 200],
  ['Ruleset.actionSchema', 190],
  ['Ruleset.components', 3_500],
  ['Ruleset.oddsSchema', 45],
  ['Ruleset.viewSchema', 375],
]);
