/** What an event comes to, computed before it is created. */
export interface Plan {
  readonly rounds: number;
  readonly gamesEach: number;
  readonly gamesInAll: number;
  /** An upper bound. */
  readonly days: number;
  /** By how many games a player may have one side more often than the other; null: there is no promise. */
  readonly sides: number | null;
}

interface Wish {
  readonly format: string;
  readonly legs: string;
  readonly players: number;
  /** How many players go on to a knockout after the rounds; 0: there is none. */
  readonly finalists: number;
  /** Into how many pools a round robin is divided; 1: into none. */
  readonly pools: number;
  readonly roundHours: number;
  readonly pauseHours: number;
  /** How long the two of a pair can choose before each round. */
  readonly choiceHours: number;
  /** Whether sides are bid for, so that nobody promises how often somebody has one. */
  readonly areBid: boolean;
}

const meetings = (players: number): number => players - 1 + (players % 2);
const halvings = (players: number): number => Math.max(1, Math.ceil(Math.log2(players)));

/** As many rounds as the service plans for so many players; for a double knockout, the most that it can take. */
function roundsOf(format: string, players: number, pools: number): number {
  const largest = Math.ceil(players / pools);
  if (format === 'ROUND_ROBIN') return meetings(largest);
  if (format === 'DOUBLE_ROUND_ROBIN') return 2 * meetings(largest);
  if (format === 'SERIES') return 1;
  return format === 'DOUBLE_KNOCKOUT' ? 2 * halvings(players) : halvings(players);
}

const isRoundRobin = (format: string): boolean => /ROUND_ROBIN/.test(format);

/** How often two of a pool meet in a round robin. */
const timesIn = (format: string): number => (format === 'DOUBLE_ROUND_ROBIN' ? 2 : 1);

/** The number of pairings in all rounds. Pools differ by one player at most. */
function pairingsOf(format: string, players: number, { rounds, pools }: Divided): number {
  if (format === 'KNOCKOUT' || format === 'SERIES') return players - 1;
  if (format === 'DOUBLE_KNOCKOUT') return 2 * players - 2;
  if (!isRoundRobin(format)) return rounds * Math.floor(players / 2);
  const least = Math.floor(players / pools);
  const larger = players % pools;
  const couples = pools * least * (least - 1) + larger * 2 * least;
  return (couples / 2) * timesIn(format);
}

interface Divided {
  readonly rounds: number;
  readonly pools: number;
}

/** How many opponents a player has in these rounds; in an odd round robin, everybody rests once. */
function meetingsEach(format: string, players: number, { rounds, pools }: Divided): number {
  if (isRoundRobin(format)) return (Math.ceil(players / pools) - 1) * timesIn(format);
  return rounds - (format === 'SWISS' || players % 2 === 0 ? 0 : rounds / players);
}

/** `Plan.sides`: a bracket promises no balance of sides unless each pairing plays both. */
function sidesOf(format: string, isBoth: boolean, hasFinals: boolean): number | null {
  if (isBoth || (format === 'DOUBLE_ROUND_ROBIN' && !hasFinals)) return 0;
  return /KNOCKOUT|SERIES/.test(format) || hasFinals ? null : 1;
}

/** The plan with the fewest games: games that end level are replayed. */
export function planOf({ format, legs, players, finalists, areBid, ...wish }: Wish): Plan {
  // The service makes no pool of fewer than two.
  const pools = Math.max(1, Math.min(wish.pools, Math.floor(players / 2)));
  const table = { rounds: roundsOf(format, players, pools), pools };
  const on = Math.min(finalists, players);
  const finals = on > 1 ? halvings(on) : 0;
  const games = legs === 'SINGLE' ? 1 : 2;
  const rounds = table.rounds + finals;
  const hours = wish.roundHours + 2 * wish.pauseHours + wish.choiceHours;
  return {
    rounds,
    gamesEach: Math.round((meetingsEach(format, players, table) + finals) * games),
    gamesInAll: (pairingsOf(format, players, table) + Math.max(0, on - 1)) * games,
    days: Math.ceil((rounds * hours) / 24),
    sides: areBid ? null : sidesOf(format, games === 2, on > 1),
  };
}
