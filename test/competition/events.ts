import fc from 'fast-check';

import type { EntryNumber, Table } from '../../src/competition/table/table.js';
import { tableOf } from './tables.js';

type Outcome = 'W' | 'D' | 'L';

/** One game of a round: of a pairing of two, each is one. */
interface PlannedGame {
  readonly round: number;
  readonly leg: number;
  readonly one: EntryNumber;
  readonly other: EntryNumber;
  /** For `one`. */
  readonly outcome: Outcome;
}

/** A whole event, with the cells of rounds without a game, and the order in which things come about. */
interface PlannedEvent {
  readonly count: number;
  readonly rounds: number;
  readonly legs: 1 | 2;
  readonly ratings: readonly (number | null)[];
  readonly out: readonly EntryNumber[];
  /** By round and entrant, where there is no game: `B`, `H`, `Z`, `+3`, `-3`, `V3`. */
  readonly cells: readonly ReadonlyMap<EntryNumber, string>[];
  readonly games: readonly PlannedGame[];
  /** Numbers by which the order of results is drawn. */
  readonly dice: readonly number[];
}

const OUTCOMES: readonly Outcome[] = ['W', 'D', 'L'];

const REVERSE = { W: 'L', D: 'D', L: 'W' } as const;

interface Sizes {
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
}

type Draw = fc.GeneratorValue;

function planRound(g: Draw, round: number, players: readonly EntryNumber[], legs: 1 | 2) {
  const cells = new Map<EntryNumber, string>();
  const games: PlannedGame[] = [];
  const order = g(fc.shuffledSubarray, [...players], {
    minLength: players.length,
  }) as EntryNumber[];
  const sitting = order.filter(() => g(fc.integer, { min: 0, max: 11 }) === 0);
  sitting.forEach((entry) => cells.set(entry, g(fc.boolean) ? 'H' : 'Z'));
  const seated = order.filter((entry) => !sitting.includes(entry));
  if (seated.length % 2 === 1) cells.set(seated.pop()!, 'B');
  for (let at = 0; at < seated.length; at += 2) {
    const [one, other] = [seated[at]!, seated[at + 1]!];
    const how = g(fc.integer, { min: 0, max: 24 });
    if (how < 3) {
      const [mine, theirs] = [
        ['+', '-'],
        ['-', '-'],
        ['V', 'V'],
      ][how]!;
      cells.set(one, `${mine}${other}`).set(other, `${theirs}${one}`);
      continue;
    }
    for (let leg = 0; leg < legs; leg += 1)
      games.push({ round, leg, one, other, outcome: OUTCOMES[g(fc.integer, { min: 0, max: 2 })]! });
  }
  return { cells, games };
}

/** An event of which everything is drawn. Anybody may meet anybody again: standings do not mind. */
export const planned = ({ least, most, rounds: mostRounds }: Sizes): fc.Arbitrary<PlannedEvent> =>
  fc.gen().map((g) => {
    const count = g(fc.integer, { min: least, max: most });
    const rounds = g(fc.integer, { min: 1, max: mostRounds });
    const legs = g(fc.boolean) ? 1 : 2;
    const isRated = g(fc.boolean);
    const everybody = Array.from({ length: count }, (_, at) => at + 1);
    // Who leaves sits out the rounds after that: nobody in two events of three.
    const leaves = new Map(everybody.map((entry) => [entry, g(fc.integer, { min: 1, max: 30 })]));
    const plans = Array.from({ length: rounds }, (_, round) => {
      const there = everybody.filter((entry) => leaves.get(entry)! > round);
      const plan = planRound(g, round, there, legs);
      everybody
        .filter((entry) => !there.includes(entry))
        .forEach((entry) => plan.cells.set(entry, 'Z'));
      return plan;
    });
    const games = plans.flatMap((plan) => plan.games);
    return {
      count,
      rounds,
      legs,
      ratings: everybody.map((entry) => (isRated ? 1500 + 37 * entry : null)),
      out: everybody.filter((entry) => leaves.get(entry)! <= rounds),
      cells: plans.map((plan) => plan.cells),
      games,
      dice: games.map(() => g(fc.integer, { min: 0, max: 999 })),
    };
  });

/** The table when so many rounds are paired and these games are over, with their outcomes for `one`. */
function tableAt(
  event: PlannedEvent,
  paired: number,
  over: ReadonlyMap<PlannedGame, Outcome>,
): Table {
  const cellOf = (entry: EntryNumber, round: number): string => {
    const own = event.games.filter(
      (game) => game.round === round && (game.one === entry || game.other === entry),
    );
    if (own.length === 0) return event.cells[round]!.get(entry)!;
    const letters = own.map((game) => {
      const outcome = over.get(game);
      if (!outcome) return 'R';
      return game.one === entry ? outcome : REVERSE[outcome];
    });
    return `${letters.join('')}${own[0]!.one === entry ? own[0]!.other : own[0]!.one}`;
  };
  const rows = Array.from({ length: event.count }, (_, at) =>
    Array.from({ length: paired }, (__, round) => cellOf(at + 1, round)).join(' '),
  );
  const { rounds, legs, ratings, out } = event;
  // Who has left is known to have from the first round that it missed.
  const gone = out.filter((entry) => paired > 0 && cellOf(entry, paired - 1) === 'Z');
  return tableOf(rows, {
    rounds,
    legs,
    ratings,
    out: paired === rounds ? out : gone.filter((entry) => isGone(event, entry, paired)),
  });
}

const isGone = ({ cells, rounds }: PlannedEvent, entry: EntryNumber, paired: number): boolean =>
  Array.from({ length: rounds - paired + 1 }, (_, at) => cells[paired - 1 + at]!.get(entry)).every(
    (cell) => cell === 'Z',
  );

/** The tables from the first pairing to the last result: a round may be paired while games go on. */
export function history(event: PlannedEvent): readonly Table[] {
  const over = new Map<PlannedGame, Outcome>();
  const tables: Table[] = [];
  let paired = 0;
  const dice = [...event.dice];
  for (;;) {
    const open = event.games.filter((game) => game.round < paired && !over.has(game));
    const die = dice[over.size % Math.max(1, dice.length)] ?? 0;
    if (paired < event.rounds && (open.length === 0 || die % 7 === 0)) paired += 1;
    else if (open.length > 0) {
      const game = open[die % open.length]!;
      over.set(game, game.outcome);
    } else break;
    tables.push(tableAt(event, paired, over));
  }
  return tables;
}

/** All tables that can come of a fully paired event of which the last `open` games go on. */
export function endings(event: PlannedEvent, open: number): { now: Table; all: readonly Table[] } {
  const decided = event.games.slice(0, Math.max(0, event.games.length - open));
  const over = new Map(decided.map((game) => [game, game.outcome] as const));
  const rest = event.games.slice(decided.length);
  let maps: readonly ReadonlyMap<PlannedGame, Outcome>[] = [over];
  for (const game of rest)
    maps = maps.flatMap((map) =>
      OUTCOMES.map((outcome) => new Map([...map, [game, outcome] as const])),
    );
  return {
    now: tableAt(event, event.rounds, over),
    all: maps.map((map) => tableAt(event, event.rounds, map)),
  };
}
