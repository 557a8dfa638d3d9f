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

/** So long a new question takes no press of a finger, in ms: it was meant for the one before. */
const UNREAD = 350;
/** More counters than that are no counters but a list. */
const MOST_COUNTERS = 8;

/** What a seat decides, half made: what is picked of its choices, and what is counted. */
export interface Deciding {
  /** Another one: everything that was picked is forgotten. */
  readonly moment: string;
  readonly picks: readonly Facet[];
  /** Those choices that have all that is picked. */
  readonly left: readonly Choice[];
  /** What all of them have, but for the one that ends the decision. */
  readonly shared: readonly Facet[];
  readonly counters: readonly Counter[];
  /** How many of each are counted. */
  readonly counts: Readonly<Record<string, number>>;
  /** Is done by one more press, as it cannot be taken back. */
  readonly armed: Choice | null;
  /** What ends the decision without anything more being chosen. */
  readonly end: Choice | null;
  pick(facet: Facet): void;
  unpick(facet: Facet): void;
  /** Takes back the last pick; false: there was none. */
  back(): boolean;
  count(counter: Counter, to: number): void;
  press(choice: Choice): void;
  /** Picks all of a choice and arms it: one more press does it. */
  propose(choice: Choice): void;
  /** Does what is armed, or what is counted, or the only thing there is to do. */
  go(): void;
  /** Whether a press of a finger was meant for what stood here before. */
  isEarly(event: Event): boolean;
}

interface Half {
  readonly moment: string;
  readonly picks: readonly Facet[];
  readonly counts: Readonly<Record<string, number>>;
  readonly armed: Choice | null;
}

const isPlain = ({ action }: Choice): boolean => Object.keys(action).length === 1;

/** Whether one wants to be asked once more: it attacks, or it cannot be taken back. */
const isFinal = ({ stops, attacks }: Choice): boolean => stops !== null || attacks !== null;

/** The choices that carry out what is counted, in the order of their counters. */
export const countedOf = (all: readonly Counter[], counts: Deciding['counts']): Choice[] =>
  all.flatMap(({ key, choices }) => choices[(counts[key] ?? 0) - 1] ?? []);

export const momentOf = ({ game }: Table): string => `${game.version} ${game.draft}`;

/** `asks`: whether whoever plays wants to be asked before what cannot be taken back. */
export function useDeciding(table: Table, names: Names, asks: boolean): Deciding {
  const { game, post } = table;
  const moment = momentOf(table);
  const [now, setHalf] = useHalf(moment, post.refused);
  const left = useMemo(() => fitting(game.choices, now.picks), [game.choices, now.picks]);
  const lists = useMemo(() => listed(left, now.picks, names), [left, now.picks, names]);
  const isEarly = useUnread([moment, now.picks]);
  const send = senderOf(table);
  const counted = countedOf(lists.counters, now.counts).map(({ action }) => action);
  /** Asks once more where that is wanted. */
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
      // Where there is nothing else to choose it is what the page has to offer.
      else if (game.choices.length === 1 && lists.end !== null) press(lists.end);
    },
    isEarly,
  };
}

/** In place of those with which it leads nowhere: another card for another. */
function added(
  picks: readonly Facet[],
  facet: Facet,
  choices: readonly Choice[],
): readonly Facet[] {
  const all = [...picks, facet];
  return fitting(choices, all).length > 0 ? all : kept(choices, [facet, ...picks]);
}

/** Another decision is begun with nothing picked. */
function useHalf(moment: string, refused: unknown): [now: Half, set: (half: Half) => void] {
  const fresh: Half = { moment, picks: [], counts: {}, armed: null };
  const [half, setHalf] = useState(fresh);
  // What was refused is not pressed again by mistake: the list stands there anew.
  useEffect(() => void (refused !== null && setHalf(fresh)), [refused]);
  return [half.moment === moment ? half : fresh, setHalf];
}

const senderOf =
  ({ game, post }: Table) =>
  (actions: readonly Action[]): void => {
    const { version, draft } = game;
    if (!post.isBusy) void post.send({ kind: 'play', input: { version, draft, actions } });
  };

/** Whether a press of a finger came too soon after `drawn` had changed to be meant for it. */
function useUnread(drawn: readonly unknown[]): Deciding['isEarly'] {
  const since = useRef(0);
  useLayoutEffect(() => void (since.current = performance.now()), drawn);
  return (event) =>
    (event as Partial<UIEvent>).detail !== 0 && performance.now() - since.current < UNREAD;
}

/** What the choices that are left have in common, and which of them only count. */
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
  // What is counted must be all that is still open, and no place: as long as it is open where, nothing is counted.
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

/** Of several verbs the one that all choices left have, or that was picked; null: it is still open. */
export const verbIn = ({ picks, shared }: Deciding): Facet | null =>
  [...picks, ...shared].find(({ field }) => field === VERB) ?? null;
