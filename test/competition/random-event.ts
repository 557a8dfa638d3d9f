import fc from 'fast-check';

import type { Field } from '../../src/competition/acts/fields.js';
import { ACTS } from '../../src/competition/acts/judge.js';
import type { LegPlace } from '../../src/competition/facts/facts.js';
import { FINALS, FORMATS, LEGS, type Settings } from '../../src/competition/facts/settings.js';
import { FORMATS as BRACKETS } from '../../src/competition/formats/index.js';
import {
  type EventInMemory,
  eventInMemory,
  HOUR,
  idOf,
  openLegs,
  SETTINGS,
  withRole,
} from './event-in-memory.js';

/** One thing that happens: its numbers are taken modulo what there is to choose from. */
interface Step {
  readonly what: 'ACT' | 'GAME' | 'AGAIN' | 'TIME' | 'WAIT';
  readonly verb: string;
  readonly player: number;
  readonly numbers: readonly number[];
}

export interface Script {
  readonly settings: Partial<Settings>;
  readonly entrants: number;
  readonly steps: readonly Step[];
}

const STEP: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    ...(
      [
        ['ACT', 10],
        ['GAME', 6],
        ['AGAIN', 1],
        ['TIME', 5],
        ['WAIT', 1],
      ] as const
    ).map(([what, weight]) => ({ weight, arbitrary: fc.constant(what) })),
  ),
  verb: fc.oneof(
    fc.constantFrom(...Object.keys(ACTS)),
    fc.constantFrom('strike', 'strike', 'bid', 'bid', 'bid'),
    fc.constantFrom('undo', 'correct', 'rule', 'withdraw', 'return', 'swap'),
  ),
  player: fc.oneof(fc.nat(12), fc.constantFrom(0, 0, 10)),
  numbers: fc.array(fc.nat(1_000), { minLength: 6, maxLength: 6 }),
});

/** What pairs choose: mostly nothing; never bids where both sides are played. */
const CHOICE = fc.record({
  strikes: fc.boolean(),
  budget: fc.constantFrom(null, 3, 100),
  stepMs: fc.constantFrom(HOUR, 4 * HOUR),
});

/** Settings with what pairs choose, if that fits the rest. */
function withChoice({ choice, ...rest }: Partial<Settings>): Partial<Settings> {
  if (choice === undefined) return rest;
  const budget = rest.legs === 'SINGLE' || rest.bestOf !== undefined ? choice.budget : null;
  if (budget === null && !choice.strikes) return rest;
  const board = { ...SETTINGS.board, scenarios: ['one', 'two', 'three'] };
  return { ...rest, board, choice: { ...choice, budget } };
}

type More = Pick<Partial<Settings>, 'finals' | 'bestOf' | 'reset'>;

function settingsOf({ more, ...rest }: Partial<Settings> & { more: More }): Partial<Settings> {
  const { finals, ...bracket } = more;
  if (BRACKETS[rest.format ?? 'SWISS'].lives > 0) return { ...rest, ...bracket };
  if (finals === undefined) return rest;
  const pools = rest.format === 'SWISS' ? 1 : 1 + (finals.places % 3);
  if (pools === 1) return { ...rest, finals: { ...finals, places: finals.places + 2 } };
  return { ...rest, pools, finals: { ...finals, places: pools * (finals.places < 2 ? 1 : 2) } };
}

/** A second stage for events that have a table, a series for those that have a bracket. */
const STAGES = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record({ finals: fc.record({ format: fc.constantFrom(...FINALS), places: fc.nat(5) }) }),
  fc.record({ bestOf: fc.constantFrom(3, 5), reset: fc.boolean() }),
);

export const SCRIPT: fc.Arbitrary<Script> = fc.record({
  settings: fc
    .record({
      format: fc.constantFrom(...(['SWISS', 'SWISS', 'SWISS'] as const), ...FORMATS),
      legs: fc.constantFrom(...LEGS),
      rounds: fc.constantFrom(null, 2, 3, 9),
      lateUntil: fc.constantFrom(1, 2, 3),
      byes: fc.constantFrom(0, 1, 2),
      checkIn: fc.boolean(),
      lateGames: fc.constantFrom('AUTO', 'DIRECTOR', 'CLAIM'),
      more: STAGES,
      choice: fc.option(CHOICE, { nil: undefined, freq: 2 }),
    })
    .map(({ choice, ...rest }) => withChoice({ ...settingsOf(rest), ...(choice && { choice }) })),
  entrants: fc.nat(7),
  steps: fc.array(STEP, { minLength: 10, maxLength: 70, size: 'max' }),
});

/** Nobody's, a good or nearly good value: a small number, somebody, a choice. */
function valueOf({ takes }: Field, number: number, said: EventInMemory): unknown {
  if (takes.of === 'choice') return takes.among[number % takes.among.length];
  if (takes.of === 'fact') return said.facts.length - (number % Math.min(said.facts.length, 20));
  if (takes.of === 'player') return idOf(number % 13);
  if (takes.of === 'time') return new Date(said.now + (number - 100) * HOUR).toISOString();
  if (takes.of === 'round') return (number % 3) + Math.max(1, said.event.rounds.length);
  if (takes.of === 'scenario') return ['one', 'two', 'three'][number % 3];
  if (takes.of === 'seat') return ['red', 'blue', 'green'][number % 3];
  if (takes.of === 'points' || takes.of === 'count') return number % 7;
  if (takes.of === 'hours') return number % 30;
  if (takes.of === 'flag') return number % 2 === 0;
  if (takes.of === 'leg') return 1 + (number % 2);
  if (takes.of !== 'entries') return takes.of === 'entry' ? 1 + (number % 9) : 1 + (number % 4);
  const playing = said.event.entries.filter(({ state }) => state === 'ACTIVE');
  return playing.map((entry) => entry.number).reverse();
}

function actOf({ verb, numbers }: Step, said: EventInMemory): { readonly kind: string } {
  const all = Object.entries(ACTS[verb]?.fields ?? {});
  // Of the settings one is changed at a time, as not all can be at any time.
  const only = verb === 'changeSettings' ? (numbers[5] ?? 0) % all.length : null;
  const fields = only === null ? all : all.slice(only, only + 1);
  const given = fields.map(([name, field], i) => [name, valueOf(field, numbers[i] ?? 0, said)]);
  return { kind: verb, ...Object.fromEntries(given) };
}

const RESULTS = ['FIRST', 'SECOND', 'DRAW'] as const;

/** A game ends; with `again`, one of which that has been said already, or that was decided otherwise. */
function endGame(
  said: EventInMemory,
  [which = 0, how = 0, moves = 0]: Step['numbers'],
  again: boolean,
): void {
  const places: readonly LegPlace[] = again ? decidedLegs(said) : openLegs(said.event);
  const found = places[which % places.length];
  if (found === undefined) return;
  const { round, board, leg } = found;
  const result = RESULTS[how % 3] ?? 'DRAW';
  said.say({ kind: 'GAME_ENDED', data: { round, board, leg, result, began: moves % 5 > 0 } });
}

export const decidedLegs = ({ event }: EventInMemory): readonly LegPlace[] =>
  event.rounds.flatMap(({ number, pairs }) =>
    pairs.flatMap(({ legs }, board) =>
      legs.flatMap(({ result }, leg) =>
        result === null ? [] : [{ round: number, board: board + 1, leg: leg + 1 }],
      ),
    ),
  );

function happen(said: EventInMemory, step: Step): void {
  if (step.what === 'ACT') said.act(step.player, actOf(step, said));
  if (step.what === 'GAME') endGame(said, step.numbers, false);
  if (step.what === 'AGAIN') endGame(said, step.numbers, true);
  if (step.what === 'TIME') said.letTimePass();
  if (step.what === 'WAIT') said.now += (step.numbers[0] ?? 0) * HOUR * 0.01;
}

/** The event after a script; players 10 and 11 are a director and an arbiter, and may have entered. */
export function played(
  script: Script,
  each: (said: EventInMemory) => void = () => undefined,
): EventInMemory {
  const said = eventInMemory(script.settings);
  withRole(said, 10, 'DIRECTOR');
  withRole(said, 11, 'ARBITER');
  said.act(0, { kind: 'open' });
  for (let player = 1; player <= script.entrants; player++) said.act(player, { kind: 'enter' });
  each(said);
  for (const step of script.steps) {
    happen(said, step);
    each(said);
  }
  return said;
}
