import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Action, Choice } from '../../../client/src/index.js';
import {
  type Counter,
  counters,
  type Facet,
  facetsOf,
  fitting,
  kept,
  shared,
  VERB,
} from '../picks.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

/** How long a new question ignores taps, in ms: they were meant for the question before it. */
const UNREAD = 350;
/** With more counters than this, choices are listed instead of counted. */
const MOST_COUNTERS = 8;

/** A half-made decision: the facets of choices that the player has picked, and the numbers that they have counted. */
export interface Deciding {
  /** Identifies the question (version and draft); when it changes, all picks are forgotten. */
  readonly moment: string;
  readonly picks: readonly Facet[];
  /** The choices that have all picked facets. */
  readonly left: readonly Choice[];
  /** Facets that all of them have in common, leaving the choice that ends the decision aside. */
  readonly shared: readonly Facet[];
  readonly counters: readonly Counter[];
  /** Key of a counter -> the number that is counted. */
  readonly counts: Readonly<Record<string, number>>;
  /** A choice that one more press carries out; it is asked about as it attacks or cannot be taken back. */
  readonly armed: Choice | null;
  /** The choice that ends the decision without any other field. */
  readonly end: Choice | null;
  pick(facet: Facet): void;
  unpick(facet: Facet): void;
  /** Takes back the last pick; false: there was none. */
  back(): boolean;
  count(counter: Counter, to: number): void;
  press(choice: Choice): void;
  /** Picks all facets of a choice and arms it: one more press carries it out. */
  propose(choice: Choice): void;
  /** Carries out the armed choice, or what is counted, or the only choice there is. */
  go(): void;
  /** Whether a tap was meant for what was shown here before. */
  isEarly(event: Event): boolean;
}

interface Half {
  readonly moment: string;
  readonly picks: readonly Facet[];
  readonly counts: Readonly<Record<string, number>>;
  readonly armed: Choice | null;
}

const isPlain = ({ action }: Choice): boolean => Object.keys(action).length === 1;

/** Whether the choice needs a second press: it attacks, or it cannot be taken back. */
const isFinal = ({ stops, attacks }: Choice): boolean => stops !== null || attacks !== null;

/** The choices that carry out the counted numbers, in the order of their counters. */
export const countedOf = (all: readonly Counter[], counts: Deciding['counts']): Choice[] =>
  all.flatMap(({ key, choices }) => choices[(counts[key] ?? 0) - 1] ?? []);

export const momentOf = ({ game }: Table): string => `${game.version} ${game.draft}`;

/** `asks`: whether the player wants to be asked before a choice that cannot be taken back. */
export function useDeciding(table: Table, names: Names, asks: boolean): Deciding {
  const { game, post } = table;
  const moment = momentOf(table);
  const [now, setHalf] = useHalf(moment, post.refused);
  const left = useMemo(() => fitting(game.choices, now.picks), [game.choices, now.picks]);
  const lists = useMemo(() => listed(left, now.picks, names), [left, now.picks, names]);
  const isEarly = useUnread([moment, now.picks]);
  const send = senderOf(table);
  const counted = countedOf(lists.counters, now.counts).map(({ action }) => action);
  /** Carries out a choice, or arms it if a second press is wanted. */
  const begin = (from: Half, choice: Choice): void => {
    if (asks && isFinal(choice)) setHalf({ ...from, armed: choice });
    else send([...counted, choice.action]);
  };
  const press = (choice: Choice): void =>
    now.armed === choice ? send([...counted, choice.action]) : begin(now, choice);
  const take = (picks: readonly Facet[]): void =>
    setHalf({ ...now, picks: kept(game.choices, picks), armed: null });
  return {
    ...{ ...now, left, ...lists, press },
    pick(facet) {
      const picks = added(now.picks, facet, game.choices);
      const [only, ...others] = fitting(game.choices, picks);
      take(picks);
      if (only === undefined || others.length > 0) return;
      begin({ ...now, picks }, only);
    },
    unpick: (facet) => take(now.picks.filter(({ key }) => key !== facet.key)),
    back() {
      if (now.armed !== null) setHalf({ ...now, armed: null });
      else take(now.picks.slice(0, -1));
      return now.armed !== null || now.picks.length > 0;
    },
    propose: (choice) => setHalf({ ...now, picks: facetsOf(choice), counts: {}, armed: choice }),
    count: ({ key }, to) => setHalf({ ...now, counts: { ...now.counts, [key]: to } }),
    go() {
      if (now.armed !== null) press(now.armed);
      else if (counted.length > 0) send(counted);
      // A decision with a single choice is carried out by the main button.
      else if (game.choices.length === 1 && lists.end !== null) press(lists.end);
    },
    isEarly,
  };
}

/** The picks with one more facet; it replaces those with which no choice is left, e.g. one card another. */
function added(
  picks: readonly Facet[],
  facet: Facet,
  choices: readonly Choice[],
): readonly Facet[] {
  const all = [...picks, facet];
  return fitting(choices, all).length > 0 ? all : kept(choices, [facet, ...picks]);
}

/** The half-made decision; a new question begins with nothing picked. */
function useHalf(moment: string, refused: unknown): [now: Half, set: (half: Half) => void] {
  const fresh: Half = { moment, picks: [], counts: {}, armed: null };
  const [half, setHalf] = useState(fresh);
  // A refused choice must not be pressed again by mistake, so all picks are cleared.
  useEffect(() => void (refused !== null && setHalf(fresh)), [refused]);
  return [half.moment === moment ? half : fresh, setHalf];
}

const senderOf =
  ({ game, post }: Table) =>
  (actions: readonly Action[]): void => {
    const { version, draft } = game;
    if (!post.isBusy) void post.send({ kind: 'play', input: { version, draft, actions } });
  };

/** Whether a tap came too soon after `drawn` had changed to be meant for it. */
function useUnread(drawn: readonly unknown[]): Deciding['isEarly'] {
  const since = useRef(0);
  useLayoutEffect(() => void (since.current = performance.now()), drawn);
  return (event) =>
    (event as Partial<UIEvent>).detail !== 0 && performance.now() - since.current < UNREAD;
}

/** Groups the choices that are left: their common facets, their counters, and the one that ends the decision. */
function listed(
  left: readonly Choice[],
  picks: readonly Facet[],
  names: Names,
): Pick<Deciding, 'shared' | 'counters' | 'end'> {
  const [end = null, ...ends] = left.filter(isPlain);
  const isEnded = end !== null && ends.length === 0;
  const others = isEnded ? left.filter((one) => one !== end) : left;
  const common = others.length > 1 ? shared(others) : [];
  const known = new Set([...picks, ...common].map(({ key }) => key));
  const isOpen = ({ key, field }: Facet): boolean => field !== VERB && !known.has(key);
  const isNumbered = picks.some(({ value }) => typeof value === 'number');
  // Choices are counted only if one thing besides the number is still open, and that is no place.
  const all = (isNumbered ? [] : counters(left, names.count)).filter(({ facets }) => {
    const [what, ...more] = facets.filter(isOpen);
    return what !== undefined && more.length === 0 && !names.isPlace(`${what.value}`);
  });
  return {
    shared: common,
    counters: all.length <= MOST_COUNTERS ? all : [],
    end: isEnded ? end : null,
  };
}

/** The verb that was picked, or that all choices left have; null: it is still open. */
export const verbIn = ({ picks, shared }: Deciding): Facet | null =>
  [...picks, ...shared].find(({ field }) => field === VERB) ?? null;
