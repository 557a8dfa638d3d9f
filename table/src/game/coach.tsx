import { useEffect, useState } from 'preact/hooks';

import type { Clause, Lesson, LessonStep, Ruleset } from '../../../client/src/index.js';
import { useLoaded } from '../loaded.js';
import { muster } from '../session.js';
import { keepTrace, lessonPlace, readTrace } from '../traces.js';
import { spoken, words } from '../words.js';
import { Icon } from './icons.js';
import { after, closingOf, stepNow } from './lesson.js';
import type { Table } from './table.js';

const EN = {
  unforeseen: 'The lesson does not foresee this: decide as you like.',
  left: 'You have left the lesson.',
  anew: 'Begin the lesson anew',
  without: 'Play on without',
  through: 'You know enough to play.',
};

const JA: typeof EN = {
  unforeseen: 'ここは案内にない決定です。自由に決めてください。',
  left: '案内から離れました。',
  anew: '案内を最初から始める',
  without: '案内なしで続ける',
  through: 'もう遊べます。',
};

const lessonWords = spoken(EN, JA);

/** The progress of a lesson: the number of steps done. */
type Progress = number | 'left' | null;

/** The lesson that goes with this game. */
interface Taught {
  readonly lesson: Lesson;
  readonly at: number | 'left';
  readonly end: () => void;
}

function read(place: string): Progress {
  const text = readTrace(place);
  return text === null || text === 'left' ? text : Number(text);
}

/** Results that were counted already: the coach is removed and comes back while the other side's turn is shown. */
const counted = new WeakSet<object>();

/** The lesson of a game; null: it is played without one. */
function useLesson({ game, post }: Table): Taught | null {
  const place = lessonPlace(game.id);
  const [at, setAt] = useState(() => read(place));
  const isOn = at !== null;
  const { value: lesson } = useLoaded(
    async () => (isOn ? muster().lesson(game.ruleset.id) : null),
    [isOn],
  );
  const put = (now: Progress): void => {
    if (now === null) localStorage.removeItem(place);
    else keepTrace(place, `${now}`);
    setAt(now);
  };
  const { done } = post;
  useEffect(() => {
    if (done === null || lesson === null || typeof at !== 'number' || counted.has(done)) return;
    counted.add(done);
    let now: number | null = at;
    for (const action of done.actions)
      now = now === null ? null : after(lesson, now, done.asked, action);
    if (now !== at) put(now ?? 'left');
  }, [done, lesson]);
  return lesson === null || at === null ? null : { lesson, at, end: () => put(null) };
}

export { Learning } from './learning.js';

export interface CoachProps {
  readonly table: Table;
  /** Whether the other side's turn is being shown; nothing is asked meanwhile. */
  readonly isTold?: boolean;
  readonly rules: Ruleset;
  readonly cite: (clause: Clause) => void;
}

/** One sentence above the choices: what to do now, and why. What is to be touched shines in gold. */
export function Coach({ table, rules, cite, isTold = false }: CoachProps) {
  const taught = useLesson(table);
  const { game } = table;
  if (taught === null || game.status !== 'RUNNING') return null;
  const { lesson, at, end } = taught;
  const w = lessonWords();
  const { length } = lesson.steps;
  if (at === 'left') return <Left rules={rules} end={end} />;
  if (at >= length) return <Through ruleset={rules.id} end={end} />;
  const closing = closingNow(lesson, table, isTold);
  if (isTold || game.choices.length === 0) return closing && <Closing text={closing} />;
  const nth = stepNow(lesson, at, game);
  const step = nth === null ? undefined : lesson.steps[nth];
  return (
    <div class="coach" role="status">
      <b>{`${(nth ?? at) + 1} / ${length}`}</b>
      <p>
        {closing} {step?.text ?? w.unforeseen}{' '}
        {step?.clause && (
          <button type="button" class="cl" onClick={() => step.clause && cite(step.clause)}>
            {step.clause.id}
          </button>
        )}
      </p>
      <button type="button" class="ib" aria-label={w.without} onClick={end}>
        <Icon name="close" />
      </button>
      {step && <Shine step={step} />}
    </div>
  );
}

/** Decisions whose closing sentence was said already, while the other side's turn was shown. */
const closed = new WeakSet<object>();

/** The sentence at the end of a combat, as soon as it is over, or else with the next question. */
function closingNow(lesson: Lesson, { game, combat, post }: Table, isTold: boolean): string | null {
  const { done } = post;
  if (done === null || combat !== null) return null;
  const closing = closingOf(lesson, done.asked, done.actions);
  if (isTold) closed.add(done);
  return game.choices.length > 0 && !isTold && closed.has(done) ? null : closing;
}

const Closing = ({ text }: { text: string }) => (
  <div class="coach" role="status">
    <p>{text}</p>
  </div>
);

/** A CSS selector for an expected choice: all its given fields have the given values. */
const askedFor = (expected: LessonStep['expect'][number]): string =>
  Object.entries(expected)
    .map(([field, value]) => `[data-choose*='"${field}":${JSON.stringify(value)}']`)
    .join('');

/** How long the page takes to lay out a new question, in ms. */
const LAID_OUT = 150;

/** Scrolls the first shining card or choice into sight, and the next one when that is picked. */
function useSeen(listed: string): void {
  useEffect(() => {
    const body = document.querySelector('#choices .body');
    if (body === null || listed === '') return undefined;
    let seen: Element | null = null;
    let soon = 0;
    const show = (): void => {
      const lit = body.querySelector(`:is(.chip,.face,.ib):is(${listed}):enabled`);
      if (lit !== seen) lit?.scrollIntoView({ block: 'nearest', inline: 'center' });
      seen = lit;
    };
    const wait = (): void => {
      clearTimeout(soon);
      soon = window.setTimeout(show, LAID_OUT);
    };
    const watch = new MutationObserver(wait);
    watch.observe(body, { subtree: true, childList: true, attributeFilter: ['data-choose'] });
    wait();
    return () => {
      watch.disconnect();
      clearTimeout(soon);
    };
  }, [listed]);
}

/**
 * Styles that draw gold instead of green around what is to be touched: on the map, in the hand and among the choices.
 */
function Shine({ step: { touch, expect } }: { step: LessonStep }) {
  const of = (sign: string): string[] => touch.map((id) => sign.replace('*', id));
  const parts = [...touch, ...expect.flatMap((one) => Object.values(one))];
  const listed = [...parts.map((one) => `[data-choose="${one}"]`), ...expect.map(askedFor)].join();
  const rules = [
    `:is(${of('.g [data-open="*"]').join()}){stroke:var(--pick)}`,
    `:is(${of('.layers .open[data-id="*"]>.rim').join()}){stroke:var(--pick)}`,
    `:is(.chip,.face,.end,.ib):is(${listed}){border-color:var(--pick);background:var(--pick-bg)}`,
    `.chip:is(${listed}) .mayd{background:var(--pick)}`,
    // Keeps what is scrolled into sight from being covered by the buttons at the bottom.
    '.choices{scroll-padding-bottom:6rem}',
  ];
  useSeen(touch.length > 0 ? listed : '');
  useEffect(() => {
    const tell = (detail: readonly string[]): void =>
      void dispatchEvent(new CustomEvent('led', { detail }));
    tell(touch);
    return () => tell([]);
  }, [touch]);
  return <style>{rules.join('')}</style>;
}

function Left({ rules, end }: { rules: Ruleset; end: () => void }) {
  const w = lessonWords();
  return (
    <div class="coach" role="status">
      <p>{w.left}</p>
      <a class="btn" href={`/play/learn?ruleset=${rules.id}`}>
        {w.anew}
      </a>
      <button type="button" class="btn" onClick={end}>
        {w.without}
      </button>
    </div>
  );
}

function Through({ ruleset, end }: { ruleset: string; end: () => void }) {
  const w = lessonWords();
  return (
    <div class="coach" role="status">
      <p>
        <b>{w.through}</b>
      </p>
      <button type="button" class="btn" onClick={end}>
        {w.without}
      </button>
      <a class="btn" href={`/play/new?ruleset=${ruleset}`}>
        {words().newGame}
      </a>
    </div>
  );
}
