import { useEffect, useState } from 'preact/hooks';

import type { Clause, Lesson, Ruleset } from '../../../client/src/index.js';
import { Icon } from '../icons.js';
import { useLoaded } from '../loaded.js';
import { locale, muster } from '../session.js';
import { lessonPlace } from '../traces.js';
import { words } from '../words.js';
import { after, stepNow } from './lesson.js';
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

const lessonWords = (): typeof EN => (locale() === 'ja' ? JA : EN);

/** How far a lesson has come: so many steps are done. */
type Progress = number | 'left' | null;

/** The lesson that a game is played by. */
interface Taught {
  readonly lesson: Lesson;
  readonly at: number | 'left';
  readonly end: () => void;
}

function read(place: string): Progress {
  const text = localStorage.getItem(place);
  return text === null || text === 'left' ? text : Number(text);
}

/** What was done is counted once, though the coach goes away while a turn of the other side is told. */
const counted = new WeakSet<object>();

/** null: the game is played without a lesson. */
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
    else localStorage.setItem(place, `${now}`);
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
  readonly rules: Ruleset;
  readonly cite: (clause: Clause) => void;
}

/** One sentence above the choices: what to do now, and why; what is to be touched shines in gold. */
export function Coach({ table, rules, cite }: CoachProps) {
  const taught = useLesson(table);
  const { game } = table;
  if (taught === null || game.status !== 'RUNNING') return null;
  const { lesson, at, end } = taught;
  const w = lessonWords();
  const { length } = lesson.steps;
  if (at === 'left') return <Left rules={rules} end={end} />;
  if (at >= length) return <Through ruleset={rules.id} end={end} />;
  if (game.choices.length === 0) return null;
  const nth = stepNow(lesson, at, game);
  const step = nth === null ? undefined : lesson.steps[nth];
  return (
    <div class="coach" role="status">
      <b>{`${(nth ?? at) + 1} / ${length}`}</b>
      <p>
        {step?.text ?? w.unforeseen}{' '}
        {step?.clause && (
          <button type="button" class="cl" onClick={() => step.clause && cite(step.clause)}>
            {step.clause.id}
          </button>
        )}
      </p>
      <button type="button" class="ib" aria-label={w.without} onClick={end}>
        <Icon name="close" />
      </button>
      {step && <Shine ids={step.touch} />}
    </div>
  );
}

/** Gold in place of green around what is to be touched. */
function Shine({ ids }: { ids: readonly string[] }) {
  const of = (sign: string): string => ids.map((id) => sign.replace('*', id)).join();
  return (
    <style>
      {`:is(${of('.g [data-open="*"]')}){stroke:var(--pick)}:is(${of('.layers .open[data-id="*"]')}){outline-color:var(--pick)}`}
    </style>
  );
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
