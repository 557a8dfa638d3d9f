/** What an event will mean, before there is one. */
export interface Plan {
  readonly rounds: number;
  readonly gamesEach: number;
  readonly gamesInAll: number;
  /** At most. */
  readonly days: number;
  /** How many games more of one side somebody may have. */
  readonly sides: number;
}

interface Wish {
  readonly format: string;
  readonly legs: string;
  readonly players: number;
  readonly roundHours: number;
  readonly pauseHours: number;
}

const meetings = (players: number): number => players - 1 + (players % 2);

/** As many rounds as the service plans for so many players. */
function roundsOf(format: string, players: number): number {
  if (format === 'ROUND_ROBIN') return meetings(players);
  if (format === 'DOUBLE_ROUND_ROBIN') return 2 * meetings(players);
  return Math.max(1, Math.ceil(Math.log2(players)));
}

export function planOf({ format, legs, players, roundHours, pauseHours }: Wish): Plan {
  const rounds = roundsOf(format, players);
  const games = legs === 'MIRRORED' ? 2 : 1;
  const isEven = players % 2 === 0;
  const sides = legs === 'MIRRORED' || format === 'DOUBLE_ROUND_ROBIN' ? 0 : 1;
  const rests = format === 'SWISS' || isEven ? 0 : rounds / players;
  return {
    rounds,
    gamesEach: Math.round((rounds - rests) * games),
    gamesInAll: rounds * Math.floor(players / 2) * games,
    days: Math.ceil((rounds * (roundHours + 2 * pauseHours)) / 24),
    sides,
  };
}
