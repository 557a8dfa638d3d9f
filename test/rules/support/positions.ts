import { askPhaseOf } from '../../../src/rules/kernel/agenda.js';
import {
  type Action,
  actionKey,
  type Chance,
  choices,
  type Domains,
  frameOf,
  heard,
  loaded,
  owed,
  type Phase,
  play,
  type Played,
  type Ruleset,
  type State,
} from '../../../src/rules/kernel/index.js';

/** What a game's tests on positions need to know of it. */
export interface Game<S extends State, V> {
  readonly rules: Ruleset<S>;
  /** Lines that every position of the tests begins with. */
  readonly header: string;
  readonly viewOf: (state: S, viewer: never) => V;
  /** Dice for an action that is only asked about. */
  readonly chance: Chance;
}

export interface Positions<S extends State, Side extends string, V> {
  /** The position written so; the header is added. */
  position(text: string): S;
  /** `march us-9th-infantry york` as an action: the verb, then its fields in order. */
  action(text: string): Action;
  /**
   * Carries out a plan that must be legal as far as its first boundary; the dice fall as written and all must be
   * rolled.
   */
  act(state: S, side: Side, plan: readonly string[], dice?: readonly number[]): Played<S>;
  /** One action after the other, each a submission of its own, by whoever owes it; no dice may be rolled. */
  walk(state: S, ...steps: readonly (readonly [Side, string])[]): S;
  /** The clause for which an action is refused, or null where it is legal. Wrong turns and malformed actions throw. */
  refused(state: S, side: Side, text: string): string | null;
  /** All that a side may do, as texts: what is listed, and what is not. */
  options(state: S, side: Side): string[];
  /** What is listed of it. */
  listed(state: S, side: Side): string[];
  seen(state: S, viewer: Side | null): V;
  owing(state: S): string[];
  /** Name of the decision a side owes, or null. */
  decision(state: S, side: Side): string | null;
}

export function positionsOf<S extends State, Side extends string, V>({
  rules,
  header,
  viewOf,
  chance,
}: Game<S, V>): Positions<S, Side, V> {
  const action = (text: string): Action =>
    actionIn(Object.values(rules.phases), rules.domains, text);
  /** A verb that several phases have means the one that is owed. */
  const actionNow = (state: S, side: Side, text: string): Action => {
    const owing = rules.phases[frameOf(state, side)?.f ?? ''];
    const all = Object.values(rules.phases);
    return actionIn(owing === undefined ? all : [owing, ...all], rules.domains, text);
  };

  function act(
    state: S,
    side: Side,
    plan: readonly string[],
    dice: readonly number[] = [],
  ): Played<S> {
    const { source, rolled } = counting(dice);
    const [first = ''] = plan;
    const actions = plan.length === 1 ? [actionNow(state, side, first)] : plan.map(action);
    const result = play(rules, state, side, actions, source);
    if (!result.ok)
      throw new Error(`${plan[result.step]} refused: ${result.code} ${result.clause}`);
    if (rolled() !== dice.length)
      throw new Error(`${rolled()} dice were rolled, not ${dice.length}`);
    return result;
  }

  return {
    position: (text) => positionIn(rules, `${header}\n${text}`),
    action,
    act,
    walk: (state, ...steps) =>
      steps.reduce((now, [side, step]) => act(now, side, [step]).state, state),
    refused(state, side, text) {
      const result = play(rules, state, side, [actionNow(state, side, text)], chance);
      if (result.ok) return null;
      if (result.code !== 'ILLEGAL_ACTION') throw new Error(`${text}: ${result.code}`);
      return result.clause;
    },
    options: (state, side) => [...new Set(legalFor(rules, state, side).map(textOf))],
    listed: (state, side) => choices(rules, state, side).map(textOf),
    seen: (state, viewer) => viewOf(state, viewer as never),
    owing: (state) => owed(rules, state),
    decision: (state, side) => frameOf(state, side)?.f ?? null,
  };
}

/** All that a side may do, whether it is listed or not; some of it twice. */
export function legalFor(rules: Ruleset, state: State, side: string): Action[] {
  const frame = frameOf(state, side);
  if (frame === null) return [];
  const { choices, unlisted } = askPhaseOf(rules, frame).list(state, frame);
  return [...choices(), ...unlisted()];
}

export const textOf = (action: Action): string => actionKey(action).replaceAll('|', ' ');

function positionIn<S extends State>(rules: Ruleset<S>, text: string): S {
  const lines = text.split('\n').map((line) => line.trim());
  const read = rules.readPosition(lines.join('\n'));
  if ('line' in read) throw new Error(`line ${read.line}: ${read.message.en}`);
  return read;
}

function actionIn(phases: readonly Phase[], domains: Domains, text: string): Action {
  const [verb = '', ...values] = text.split(' ');
  for (const phase of phases) {
    const fields =
      phase.kind === 'ask' && Object.hasOwn(phase.verbs, verb)
        ? Object.entries(phase.verbs[verb] ?? {})
        : null;
    if (fields !== null && fields.length === values.length) {
      const rows = fields.map(([field, domain], i) => [field, valueIn(domains, domain, values[i])]);
      // two decisions may have a verb in common and differ in its fields
      if (fields.some(([, domain], i) => !domains[domain]?.includes(rows[i]?.[1] ?? ''))) continue;
      return { do: verb, ...(Object.fromEntries(rows) as Record<string, string | number>) };
    }
  }
  throw new Error(`no such action: ${text}`);
}

const valueIn = (domains: Domains, domain: string, word = ''): string | number =>
  domains[domain]?.includes(Number(word)) ? Number(word) : word;

/** Dice that fall as written, and how many have been rolled. */
function counting(dice: readonly number[]): { source: Chance; rolled: () => number } {
  let rolled = 0;
  const written = loaded(...dice);
  const source: Chance = {
    open: (bound, purpose) => {
      rolled += 1;
      return written.open(bound, purpose);
    },
    hidden: (bound, purpose) => written.hidden(bound, purpose),
  };
  return { source, rolled: () => rolled };
}

/** Types of the events of a submission, in order. */
export const said = ({ events }: Played): string[] => events.map(({ type }) => type);

/** Data of the first event of that type, as `viewer` hears it. */
export function told(
  result: Played,
  type: string,
  viewer: string | null = null,
): { readonly [key: string]: unknown } {
  const event = result.events.find((one) => one.type === type);
  if (event === undefined)
    throw new Error(`nothing was said of ${type}, only ${said(result).join(', ')}`);
  return heard(event, viewer).data;
}
