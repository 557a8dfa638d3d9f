import type { Text } from '../language/locale.js';

/** Far beyond what a client of ours asks for, far below what would hurt. */
export const LIMITS = {
  /** Characters of a document. */
  length: 32_768,
  /** Names, numbers, strings and signs in it. */
  tokens: 2_000,
  /** Brackets of all kinds inside each other. */
  nesting: 60,
  /** Lists of arguments: those of fields of one name are compared, each with each. */
  arguments: 150,
  /** Operations in it. */
  operations: 20,
  /** Fields inside each other. */
  depth: 20,
  /** Fields, each as often as fragments bring it. */
  fields: 600,
  aliases: 60,
  /** Fields of an operation that stand for themselves. */
  roots: 20,
  /** What an operation may ask for altogether, where an ordinary value is 1. */
  cost: 30_000,
} as const;

/** What a limit is on, in a sentence. */
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

/** Bytes of an answer. */
export const ANSWER_LIMIT = 8 * 1024 * 1024;

/** What a value takes that is made for the one who asks, in their language. */
export const ARGUED = 16;

/** What a value takes that has parts, without them. */
export const COMPOSED = 5;

/** What is asked of the schema itself takes as much as so many ordinary values. */
export const OF_THE_SCHEMA = 2;

/** Of what a ruleset has, the largest has about so many times the average. */
export const LARGEST = 2;

interface Items {
  /** About how many a list brings. */
  readonly usual: number;
  /** How many where `first` is a variable, and at most where it is a number. */
  readonly most: number;
}

const all = (items: number): Items => ({ usual: items, most: items });

/** The weight of a list that `LISTS` does not name. */
export const UNKNOWN_LIST = all(100);

/** Lists of objects. What a game has differs from game to game, and is here as in a busy one. */
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
  ['Score.parts', all(4)],
]);

/** What takes as much work, or brings as many bytes, as so many ordinary values. */
export const HEAVY: ReadonlyMap<string, number> = new Map([
  // Each waits for somebody else's program, one after the other.
  ['Mutation.createEndpoint', 10_000],
  ['Mutation.resumeEndpoint', 10_000],
  ['Mutation.testEndpoint', 10_000],
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
