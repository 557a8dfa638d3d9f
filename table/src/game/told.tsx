import type { Clause } from '../../../client/src/index.js';
import { Mark } from '../icons.js';
import { words } from '../words.js';
import { Dice } from './dice.js';
import { Icon } from './icons.js';
import { Lesson } from './lazy-lesson.js';
import type { Names } from './names.js';
import { Cite } from './prompt.js';
import type { Replay } from './replay.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly replay: Replay;
  readonly names: Names;
  readonly cite: (clause: Clause) => void;
}

/** Shows the other side's turn step by step. */
export function ToldTurn({ table, replay, names, cite }: Props) {
  const w = words();
  const { steps, now } = replay;
  const step = steps[now];
  if (step === undefined) return null;
  const { side, lines } = step;
  return (
    <section class="turn choices" aria-label={w.theirTurn}>
      <div class="ask">
        <p class={`phase ${side === null ? '' : names.side(side).style}`}>
          <span class="row">
            {side !== null && <Mark name={names.side(side).mark} />}
            {`${w.step} ${now + 1}/${steps.length}`}
          </span>
          {lines[0]?.clause && <Cite clause={lines[0].clause} cite={cite} />}
        </p>
        <div role="status">
          {lines.map(({ text, rolls }, index) => (
            <div key={index}>
              <h2 class="q">{text}</h2>
              {rolls.map(({ dice }, at) => (
                <Dice key={at} dice={dice} />
              ))}
            </div>
          ))}
        </div>
        <div class="track" aria-hidden="true">
          {steps.length <= 40 &&
            steps.map((_, index) => (
              <i key={index} class={index < now ? 'past' : index === now ? 'now' : ''} />
            ))}
        </div>
      </div>
      <Lesson of={{ table, rules: names.rules, cite, isTold: true }} />
      <Pace replay={replay} />
    </section>
  );
}

/** Buttons to go back, to go on, and to skip the rest. */
function Pace({ replay }: { replay: Replay }) {
  const w = words();
  const { now, isPaused } = replay;
  return (
    <div class="acts">
      <button
        type="button"
        class="ib"
        aria-label={w.before}
        disabled={now === 0}
        onClick={() => replay.go(now - 1)}
      >
        <Icon name="before" />
      </button>
      <button
        type="button"
        class="ib"
        aria-label={isPaused ? w.goOn : w.pause}
        onClick={() => replay.pause(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
      <button type="button" class="ib" aria-label={w.after} onClick={() => replay.go(now + 1)}>
        <Icon name="after" />
      </button>
      <button type="button" class="btn go" onClick={() => replay.skip()}>
        {w.skipTurn}
      </button>
    </div>
  );
}
