import {
  choices,
  heard,
  lasts,
  LOCALES,
  optionsOf,
  owed,
  playInPlace,
  RecordingTable,
  REHEARSALS,
  resume,
  type Ruleset,
  seeded,
  start,
  type State,
} from '../../rules/index.js';
import { mutated } from './mutations.js';

/** How many steps an accepted position must last. */
const STEPS = 200;
/** One of so many steps is written as a position and read back. */
const READ_EACH = 5;
/** How many positions of random games all others are made from, at most. */
const MODELS = 300;
/** How many choices of a decision are put into words. */
const MOST_DESCRIBED = 40;

type Pick = (bound: number) => number;

export interface PositionsFuzzed {
  readonly tried: number;
  /** How many were accepted and played on. */
  readonly played: number;
  /** How many were refused: with a line, or because nobody can go on from there. */
  readonly refused: number;
  readonly faults: readonly PositionFault[];
}

/** An accepted position, and what failed later. */
interface PositionFault {
  readonly error: Error;
  readonly step: number;
  readonly text: string;
}

/** Positions of random games at random moments, as texts. */
export function models(rules: Ruleset, pick: Pick, count = MODELS): string[] {
  const texts: string[] = [];
  while (texts.length < count) {
    const scenario = rules.scenarios[pick(rules.scenarios.length)]?.id ?? '';
    const options = Object.fromEntries(
      Object.keys(optionsOf(rules, scenario)).map((id) => [id, pick(2) === 0]),
    );
    const { state, table } = start(rules, { scenario, options }, { open: pick, hidden: pick });
    while (state.outcome === null && texts.length < count) {
      step(rules, state, pick, table);
      if (state.outcome === null && pick(15) === 0) {
        assertReadsBack(rules, state);
        texts.push(rules.writePosition(state));
      }
    }
  }
  return texts;
}

function step(rules: Ruleset, state: State, pick: Pick, table: RecordingTable): void {
  const seats = owed(rules, state);
  const seat = seats[pick(seats.length)] ?? '';
  const list = choices(rules, state, seat);
  const action = list[pick(list.length)];
  if (action === undefined) throw new Error(`${seat} owes a decision and has no choice`);
  playInPlace(rules, state, seat, action, table);
}

/** Makes everything that is shown of a game: for all viewers, and the picture, which takes longest, for one of them. */
function show(rules: Ruleset, state: State, pick: Pick): void {
  const viewers = [...rules.seats, null];
  const views = viewers.map((viewer) => rules.view(state, viewer));
  for (const [i, view] of views.entries()) {
    const viewer = viewers[i] ?? null;
    const list = viewer === null ? [] : choices(rules, state, viewer);
    for (const locale of LOCALES) {
      rules.board.text(view, locale);
      for (const action of list.slice(0, MOST_DESCRIBED))
        rules.describeAction(action, view, locale);
    }
    rules.combat.battle(view);
    rules.decks.piles(view);
  }
  rules.board.svg(views[pick(views.length)] ?? {}, { locale: LOCALES[pick(2)] ?? 'en' });
  rules.writePosition(state);
}

/** Matches negative numbers in a position where none are allowed; points and modifiers may be negative. */
const BELOW_ZERO = /(?<!\w|\b(?:vp|events|marker|effect target) |"value":)-\d/;

/** Throws where a written position contains an impossible number. */
function assertInNumbers(rules: Ruleset, state: State): string {
  const text = rules.writePosition(state);
  const wrong = text.split('\n').find((line) => BELOW_ZERO.test(line));
  if (wrong !== undefined) throw new Error(`written with a number below zero: ${wrong}`);
  return text;
}

/**
 * Checks that a position is read back as it was written. Only for positions of a whole game: a position that was
 * tampered with may lead to one that no game reaches.
 */
function assertReadsBack(rules: Ruleset, state: State): void {
  const text = assertInNumbers(rules, state);
  const read = rules.readPosition(text);
  if (!('agenda' in read))
    throw new Error(`not read back, line ${read.line}: ${read.message.en}\n${text}`);
  if (rules.writePosition(read) !== text) throw new Error(`read back as another:\n${text}`);
}

/** Reads a position and plays it on as the service would. */
function tried(rules: Ruleset, text: string, pick: Pick): PositionFault | 'played' | 'refused' {
  let count = 0;
  try {
    const read = rules.readPosition(text);
    if (!('agenda' in read)) return 'refused';
    const begun = resume(rules, read, { open: pick, hidden: pick });
    if (begun === null) return 'refused';
    for (let nth = 0; nth < REHEARSALS; nth++) if (!lasts(rules, read, nth)) return 'refused';
    const { state, table } = begun;
    show(rules, state, pick);
    assertInNumbers(rules, state);
    const shown = pick(STEPS);
    for (; count < STEPS && state.outcome === null; count++) {
      if (count === shown) show(rules, state, pick);
      const before = table.events.length;
      step(rules, state, pick, table);
      for (const event of table.events.slice(before))
        for (const viewer of [...rules.seats, null])
          rules.describeEvent(heard(event, viewer), LOCALES[pick(2)] ?? 'en');
      if (count % READ_EACH === 0 || state.outcome !== null) assertInNumbers(rules, state);
    }
    return 'played';
  } catch (error) {
    return { error: error as Error, step: count, text };
  }
}

/** Tries `count` positions, each a legal one with a change. The same seed tries the same ones. */
export function fuzzPositions(
  rules: Ruleset,
  { count, seed }: { readonly count: number; readonly seed: number },
  onTried: (tried: number) => void = () => undefined,
): PositionsFuzzed {
  const pick = seeded(seed);
  const texts = models(rules, pick, Math.min(MODELS, 20 + count));
  const faults: PositionFault[] = [];
  let [played, refused] = [0, 0];
  for (let i = 0; i < count; i++) {
    const text = mutated(texts[pick(texts.length)] ?? '', texts, pick);
    const what = tried(rules, text, pick);
    if (what === 'played') played++;
    else if (what === 'refused') refused++;
    else faults.push(what);
    onTried(i + 1);
  }
  return { tried: count, played, refused, faults };
}
