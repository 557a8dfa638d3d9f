import type { Action } from '../../../src/rules/kernel/action.js';
import { isInterrupt, owed } from '../../../src/rules/kernel/agenda.js';
import { asksOf } from '../../../src/rules/kernel/asked.js';
import { isSealed, type Seat, type State } from '../../../src/rules/kernel/frame.js';
import { canonical } from '../../../src/rules/kernel/json.js';
import { diff } from '../../../src/rules/kernel/patch.js';
import { choices, type Played, refusal } from '../../../src/rules/kernel/play.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { heard } from '../../../src/rules/kernel/table.js';
import { LOCALES } from '../../../src/rules/kernel/text.js';
import { keysOf } from './fuzz.js';

/** Everything that reaches a viewer, each part as text. Texts are raw where their order reaches them too. */
export type Observation = { readonly [part: string]: string };

/** What `viewer` finds when they look at `state`. `probes` are actions they try in vain or not. */
export function looked(
  rules: Ruleset,
  state: State,
  viewer: Seat | null,
  probes: readonly Action[] = [],
): Observation {
  const view = rules.view(state, viewer);
  const list = viewer === null ? [] : choices(rules, state, viewer);
  return {
    view: JSON.stringify(view),
    owed: owed(rules, state).join(' '),
    // which budget of a clock runs, which everybody sees; under seal it stays as it was when the question was put
    interrupts: isSealed(state.agenda.at(-1))
      ? ''
      : owed(rules, state)
          .filter((seat) => isInterrupt(rules, state, seat))
          .join(' '),
    choices: keysOf(list).join(' '),
    count: String(list.length),
    ...probed(rules, state, viewer, probes),
    attacks: list.map((action) => rules.combat.attacks(view, action)).join(' '),
    from: list.map((action) => rules.from?.(view, action)).join(' '),
    battle: JSON.stringify(rules.combat.battle(view)),
    piles: JSON.stringify(rules.decks.piles(view)),
    stage: JSON.stringify(rules.stage(view)),
    asks: JSON.stringify(viewer && asksOf(rules, state, view, viewer)),
    score: JSON.stringify(rules.score(view)),
  };
}

/** How what `viewer` tries there is answered. */
export const probed = (
  rules: Ruleset,
  state: State,
  viewer: Seat | null,
  probes: readonly Action[],
): Observation => ({
  refusals: canonical(
    viewer === null ? [] : probes.map((probe) => refusal(rules, state, viewer, probe)),
  ),
});

/**
 * What `viewer` gets when `seat` has acted. The patch of their view follows from the views, which are compared before
 * and after.
 */
export function reached(
  rules: Ruleset,
  played: Played,
  seat: Seat,
  viewer: Seat | null,
): Observation {
  const events = played.events.map((event) => heard(event, viewer));
  return {
    ...looked(rules, played.state, viewer),
    log: JSON.stringify(events),
    texts: events
      .flatMap((event) => LOCALES.map((locale) => rules.describeEvent(event, locale)))
      .join('\n'),
    rolls: JSON.stringify(played.rolls),
    secret: String(played.secret),
    // The receipt goes to the player alone.
    receipt: viewer === seat ? JSON.stringify([played.stopped, played.undoable]) : '',
  };
}

/** The picture and the text of the board, for a few states only: they are slow. */
export function pictured(rules: Ruleset, state: State, viewer: Seat | null): Observation {
  const view = rules.view(state, viewer);
  const svg = LOCALES.map((locale) => rules.board.svg(view, { locale }));
  const text = LOCALES.map((locale) => rules.board.text(view, locale));
  return { svg: svg.join('\n'), text: text.join('\n') };
}

/** The first part in which two observations differ, with both texts, or null. */
export function difference(one: Observation, other: Observation): string | null {
  for (const part of Object.keys(one)) {
    if (one[part] !== other[part])
      return `${part} differs: ${excerpt(one[part] ?? '', other[part] ?? '')}`;
  }
  return null;
}

/** Where two texts part; of JSON, the members that differ. */
function excerpt(one: string, other: string): string {
  const ops =
    one.startsWith('{') && other.startsWith('{') ? diff(JSON.parse(one), JSON.parse(other)) : [];
  if (ops.length > 0) return JSON.stringify(ops.slice(0, 4));
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 100)} | …${other.slice(from, at + 100)}`;
}

export type Names = { readonly [id: string]: string };

export const renamedAction = (action: Action, names: Names): Action =>
  Object.fromEntries(
    Object.entries(action).map(([field, value]) => [
      field,
      field === 'do' ? value : (names[value] ?? value),
    ]),
  ) as Action;

/** Plain data with ids replaced wherever they stand, as keys too. */
export function renamedData(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return value.map((item) => renamedData(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [names[key] ?? key, renamedData(item, names)]),
  );
}
