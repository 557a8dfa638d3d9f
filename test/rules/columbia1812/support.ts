import {
  actionKey,
  choices,
  frameOf,
  heard,
  loaded,
  owed,
  play,
  type Action,
  type Chance,
  type Played,
} from '../../../src/rules/kernel/index.js';
import { columbia1812 } from '../../../src/rules/columbia1812/index.js';
import type { Side } from '../../../src/rules/columbia1812/components/side.js';
import type { BlockId } from '../../../src/rules/columbia1812/components/blocks.js';
import { viewOf, type View } from '../../../src/rules/columbia1812/view.js';
import type { State1812 } from '../../../src/rules/columbia1812/state.js';

/** The position written so; the header line is added. The British turn 1 of 1812 unless a `time` line says otherwise. */
export function position(text: string): State1812 {
  const body = text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
  const read = columbia1812.readPosition(`columbia1812 1\n${body}`);
  if ('line' in read) throw new Error(`line ${read.line}: ${read.message.en}`);
  return read;
}

/** `march us-9th-infantry york` as an action: the verb, then its fields in order. */
export function action(text: string): Action {
  const [verb = '', ...values] = text.split(' ');
  for (const phase of Object.values(columbia1812.phases)) {
    const fields =
      phase.kind === 'ask' && Object.hasOwn(phase.verbs, verb)
        ? Object.keys(phase.verbs[verb] ?? {})
        : null;
    if (fields !== null && fields.length === values.length) {
      return {
        do: verb,
        ...Object.fromEntries(fields.map((field, i) => [field, values[i] ?? ''])),
      };
    }
  }
  throw new Error(`no such action: ${text}`);
}

/** Carries out a plan that must be legal as far as its first boundary; the dice fall as written and all must be rolled. */
export function act(
  state: State1812,
  side: Side,
  plan: readonly string[],
  dice: readonly number[] = [],
): Played<State1812> {
  let rolled = 0;
  const source = loaded(...dice);
  const chance: Chance = {
    open: (bound, purpose) => {
      rolled += 1;
      return source.open(bound, purpose);
    },
    hidden: (bound, purpose) => source.hidden(bound, purpose),
  };
  const result = play(columbia1812, state, side, plan.map(action), chance);
  if (!result.ok) throw new Error(`${plan[result.step]} refused: ${result.code} ${result.clause}`);
  if (rolled !== dice.length) throw new Error(`${rolled} dice were rolled, not ${dice.length}`);
  return result;
}

/** One action after the other, each a submission of its own, by whoever owes it; no dice may be rolled. */
export function walk(state: State1812, ...steps: readonly (readonly [Side, string])[]): State1812 {
  return steps.reduce((now, [side, step]) => act(now, side, [step]).state, state);
}

/** The clause for which an action is refused, or null where it is legal. Wrong turns and malformed actions throw. */
export function refused(state: State1812, side: Side, text: string): string | null {
  const result = play(columbia1812, state, side, [action(text)], columbiaChance);
  if (result.ok) return null;
  if (result.code !== 'ILLEGAL_ACTION') throw new Error(`${text}: ${result.code}`);
  return result.clause;
}

// never a tie, or it would be rolled again for ever
const columbiaChance: Chance = {
  open: (_, purpose) => (purpose.endsWith('-us') ? 5 : 0),
  hidden: () => 0,
};

/** The choices of a side, as texts. */
export const options = (state: State1812, side: Side): string[] =>
  choices(columbia1812, state, side).map((one) => actionKey(one).replaceAll('|', ' '));

export const seen = (state: State1812, viewer: Side | null): View => viewOf(state, viewer);
export const owing = (state: State1812): string[] => owed(columbia1812, state);

/** Name of the decision a side owes, or null. */
export const decision = (state: State1812, side: Side): string | null =>
  frameOf(state, side)?.f ?? null;

/** Types of the events of a submission, in order. */
export const said = ({ events }: Played<State1812>): string[] => events.map(({ type }) => type);

/** Data of the first event of that type, as `viewer` hears it. */
export function told(
  result: Played<State1812>,
  type: string,
  viewer: Side | null = null,
): { readonly [key: string]: unknown } {
  const event = result.events.find((one) => one.type === type);
  if (event === undefined)
    throw new Error(`nothing was said of ${type}, only ${said(result).join(', ')}`);
  return heard(event, viewer).data;
}

/** `detroit 3`: where a block is and its CV. */
export const stands = (state: State1812, unit: BlockId): string =>
  `${state.units[unit].at} ${state.units[unit].cv}`;
