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
function roundsOf(format: string, players: number): number {
  if (format === 'ROUND_ROBIN') return meetings(players);
  if (format === 'DOUBLE_ROUND_ROBIN') return 2 * meetings(players);
  if (format === 'SERIES') return 1;
  return format === 'DOUBLE_KNOCKOUT' ? 2 * halvings(players) : halvings(players);
}

/** The number of pairings in all rounds. */
function pairingsOf(format: string, players: number, rounds: number): number {
  if (format === 'KNOCKOUT' || format === 'SERIES') return players - 1;
  if (format === 'DOUBLE_KNOCKOUT') return 2 * players - 2;
  return rounds * Math.floor(players / 2);
}

/** `Plan.sides`: a bracket promises no balance of sides unless each pairing plays both. */
function sidesOf(format: string, isBoth: boolean, hasFinals: boolean): number | null {
  if (isBoth || (format === 'DOUBLE_ROUND_ROBIN' && !hasFinals)) return 0;
  return /KNOCKOUT|SERIES/.test(format) || hasFinals ? null : 1;
}

/** The plan with the fewest games: games that end level are replayed. */
export function planOf({ format, legs, players, finalists, areBid, ...times }: Wish): Plan {
  const before = roundsOf(format, players);
  const on = Math.min(finalists, players);
  const rounds = before + (on > 1 ? halvings(on) : 0);
  const games = legs === 'SINGLE' ? 1 : 2;
  const pairings = pairingsOf(format, players, before) + Math.max(0, on - 1);
  const rests = format === 'SWISS' || players % 2 === 0 ? 0 : before / players;
  return {
    rounds,
    gamesEach: Math.round((rounds - rests) * games),
    gamesInAll: pairings * games,
    days: Math.ceil((rounds * (times.roundHours + 2 * times.pauseHours + times.choiceHours)) / 24),
    sides: areBid ? null : sidesOf(format, games === 2, on > 1),
  };
}
