/** A promised figure and its goal. `least`: higher is better; `most`: lower is better. */
export interface Goal {
  readonly name: string;
  readonly unit: string;
  readonly sense: 'least' | 'most';
  readonly bar: number;
  /** A further goal beyond the bar; undefined: none. */
  readonly mark?: number;
}

export const GOALS = {
  playLimit: {
    name: 'play over GraphQL, 32 clients ÷ pgbench, the very same SQL',
    unit: '×',
    sense: 'least',
    bar: 0.2,
    mark: 0.36,
  },
  playSlim: {
    name: 'play ÷ pgbench, the slimmest durable move (a row of 325 B, a snapshot of 2.4 KB every 20th)',
    unit: '×',
    sense: 'least',
    bar: 0.35,
    mark: 0.5,
  },
  playTextbook: {
    name: 'play ÷ pgbench, textbook transaction (lock, event, 8 KB jsonb)',
    unit: '×',
    sense: 'least',
    bar: 1.8,
    mark: 2.5,
  },
  playPeer: {
    name: 'play ÷ boardgame.io 0.50 + bgio-postgres, 8 KB state',
    unit: '×',
    sense: 'least',
    bar: 8,
    mark: 16,
  },
  playMemory: {
    name: 'play ÷ boardgame.io 0.50 in memory (not durable), 8 KB state',
    unit: '×',
    sense: 'least',
    bar: 1.5,
    mark: 2,
  },
  playCpu: {
    name: 'CPU of the service a move ÷ CPU of boardgame.io in memory a move',
    unit: '×',
    sense: 'most',
    bar: 0.65,
    mark: 0.5,
  },
  socketSlim: {
    name: 'play over WebSockets, 32 clients ÷ pgbench, the slimmest durable move',
    unit: '×',
    sense: 'least',
    bar: 0.35,
    mark: 0.5,
  },
  socketTextbook: {
    name: 'play over WebSockets ÷ pgbench, textbook transaction',
    unit: '×',
    sense: 'least',
    bar: 1.8,
    mark: 2.5,
  },
  socketMemory: {
    name: 'play over WebSockets ÷ boardgame.io in memory, whose moves go over WebSockets',
    unit: '×',
    sense: 'least',
    bar: 1.5,
    mark: 2,
  },
  socketCpu: {
    name: 'CPU of the service a move over WebSockets ÷ CPU of boardgame.io in memory a move',
    unit: '×',
    sense: 'most',
    bar: 0.65,
    mark: 0.5,
  },
  socketAllocated: {
    name: 'heap allocated a move over WebSockets',
    unit: 'KB',
    sense: 'most',
    bar: 60,
    mark: 40,
  },
  playPostgres: {
    name: 'CPU of Postgres a move ÷ its CPU for the slimmest durable move',
    unit: '×',
    sense: 'most',
    bar: 0.6,
    mark: 0.4,
  },
  playAllocated: { name: 'heap allocated a move', unit: 'KB', sense: 'most', bar: 60, mark: 40 },
  playTail: { name: 'play, 8 clients: p99 ÷ p50', unit: '×', sense: 'most', bar: 5, mark: 3 },
  view: {
    name: 'game { view choices }, 32 clients ÷ pgbench reading an 8 KB row',
    unit: '×',
    sense: 'least',
    bar: 0.45,
    mark: 0.6,
  },
  servedHeavy: {
    name: 'CPU of a served move of madison ÷ that of columbia1812',
    unit: '×',
    sense: 'most',
    bar: 2,
    mark: 1.5,
  },
  servedHexes: {
    name: 'CPU of a served move of avalon1776 ÷ that of columbia1812',
    unit: '×',
    sense: 'most',
    bar: 2,
    mark: 1.5,
  },
  processes: {
    name: 'play, two processes ÷ one',
    unit: '×',
    sense: 'least',
    bar: 1.25,
    mark: 1.5,
  },
  delivery: {
    name: 'play sent to subscriber, 100 of 1,000 in the game: p99',
    unit: 'ms',
    sense: 'most',
    bar: 25,
    mark: 10,
  },
  subscriber: { name: 'heap per idle subscriber', unit: 'KB', sense: 'most', bar: 25, mark: 18 },
  history: {
    name: 'open a 2,000-move game cold, at any version: p99',
    unit: 'ms',
    sense: 'most',
    bar: 50,
    mark: 10,
  },
  rules: {
    name: 'random play, rules only, one core: steps (choices + apply) a second',
    unit: '/s',
    sense: 'least',
    bar: 80_000,
    mark: 200_000,
  },
  heavy: {
    name: 'random play of a heavy game (madison), rules only, one core: steps a second',
    unit: '/s',
    sense: 'least',
    bar: 50_000,
  },
  heavyListing: {
    name: 'listing the choices of a decision in it: p99',
    unit: 'ms',
    sense: 'most',
    bar: 0.2,
  },
  heavyApply: {
    name: 'applying an action in it, up to the next decision: p99',
    unit: 'ms',
    sense: 'most',
    bar: 0.5,
  },
  hexes: {
    name: 'random play of 1776, its scenarios by turns, rules only, one core: steps a second',
    unit: '/s',
    sense: 'least',
    bar: 50_000,
  },
  hexesListing: { name: 'listing its choices: p99', unit: 'ms', sense: 'most', bar: 0.2 },
  hexesApply: {
    name: 'applying an action in it, with all that follows: p99',
    unit: 'ms',
    sense: 'most',
    bar: 0.5,
  },
  hexesMost: { name: 'choices of a decision of it, at most', unit: '', sense: 'most', bar: 400 },
  hexesState: { name: 'its state: p99', unit: 'KB', sense: 'most', bar: 6 },
  hexesView: { name: 'its view: p99', unit: 'KB', sense: 'most', bar: 8 },
  hexesChoices: { name: 'its choices as actions: p99', unit: 'KB', sense: 'most', bar: 6 },
  hexesPatch: { name: 'the patch of an action of it: p99', unit: 'KB', sense: 'most', bar: 1 },
  hexesSvg: {
    name: 'board.svg of a part of it, uncached, by the rules alone: p50',
    unit: 'ms',
    sense: 'most',
    bar: 5,
  },
  hexesPieces: { name: 'its pieces as SVG: p99', unit: 'KB', sense: 'most', bar: 60 },
  hexesGround: { name: 'its ground as SVG', unit: 'KB', sense: 'most', bar: 350 },
  hexesPng: { name: 'board.png of it, 1,200 wide: p50', unit: 'ms', sense: 'most', bar: 80 },
  svg: { name: 'board.svg, uncached: p50', unit: 'ms', sense: 'most', bar: 5, mark: 1 },
  png: { name: 'board.png, uncached: p50', unit: 'ms', sense: 'most', bar: 25, mark: 15 },
  startBuilt: {
    name: 'npm start, built before, on an empty data folder to the first GraphQL answer',
    unit: 's',
    sense: 'most',
    bar: 1.5,
    mark: 1,
  },
  start: {
    name: 'npm start on an empty data folder to the first GraphQL answer',
    unit: 's',
    sense: 'most',
    bar: 5,
    mark: 1.5,
  },
  memory: { name: 'memory per live cached game', unit: 'KB', sense: 'most', bar: 100, mark: 30 },
  many: {
    name: 'one move in each of 10,000 games ÷ as many moves in 100 games',
    unit: '×',
    sense: 'least',
    bar: 1,
  },
  followedLate: {
    name: 'p50 of a move whose game a webhook follows ÷ one that nobody follows, 32 clients with 100 ms between moves',
    unit: '×',
    sense: 'most',
    bar: 1.05,
  },
  followedPace: {
    name: 'play, each move told to a webhook ÷ told to nobody, 32 clients at full load',
    unit: '×',
    sense: 'least',
    bar: 0.95,
  },
  clockMove: {
    name: 'CPU of a served move with a clock ÷ without one',
    unit: '×',
    sense: 'most',
    bar: 1.05,
  },
  clocksIdle: {
    name: '100,000 running clocks: CPU, of one core',
    unit: '%',
    sense: 'most',
    bar: 2,
  },
  clocksLate: {
    name: 'a time-out is written after its instant, among as many clocks',
    unit: 's',
    sense: 'most',
    bar: 2,
  },
  clocksRestart: {
    name: 'a restart with 10,000 games past due has settled',
    unit: 's',
    sense: 'most',
    bar: 30,
  },
  pairSmall: {
    name: 'a round of a Swiss of 200 is paired, in a thread',
    unit: 's',
    sense: 'most',
    bar: 0.2,
  },
  pairMiddle: { name: 'a round of a Swiss of 500', unit: 's', sense: 'most', bar: 4 },
  pairLarge: { name: 'a round of a Swiss of 2,000', unit: 's', sense: 'most', bar: 10 },
  foldFacts: { name: 'an event is made of its 40,000 facts', unit: 'ms', sense: 'most', bar: 300 },
  pairTail: {
    name: 'p99 of a move while a round of 2,000 is paired ÷ while none is, 4 clients',
    unit: '×',
    sense: 'most',
    bar: 1.5,
  },
} as const satisfies Readonly<Record<string, Goal>>;

export type GoalId = keyof typeof GOALS;

export type Verdict = 'mark reached' | 'bar met' | 'BAR NOT MET';

/** A goal with the measured value. `note`: how it was measured, or other results. */
export interface Figure {
  readonly goal: GoalId;
  readonly value: number;
  readonly note: string;
}

export function verdictOf({ sense, bar, mark }: Goal, value: number): Verdict {
  const reaches = (goal: number): boolean => (sense === 'least' ? value >= goal : value <= goal);
  if (!reaches(bar)) return 'BAR NOT MET';
  return mark !== undefined && reaches(mark) ? 'mark reached' : 'bar met';
}
