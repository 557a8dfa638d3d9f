import { useState } from 'preact/hooks';

import type { GameRequest, RequestKind } from '../../../client/src/index.js';
import { fill, sitterOf } from '../words.js';
import { askingWords } from './asking-words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';
import { durationOf, inUnits, msOf, onDay } from './time-left.js';

interface AskedProps {
  readonly table: Table;
  readonly names: Names;
}

/** The open request of one player to the other, and buttons for whoever can answer it. */
export function Asked({ table, names }: AskedProps) {
  const [request] = table.game.requests;
  if (request === undefined) return null;
  const t = askingWords();
  const sitter = table.game.seats.find(({ id }) => id === request.by);
  const who = `${names.seat(request.by)} (${sitter ? sitterOf(sitter) : ''})`;
  const time = request.time === null ? '' : inUnits(msOf(request.time));
  const isMine = request.by === table.seat;
  return (
    <div class="asked" role="status">
      <p>
        <b>{fill((isMine ? t.asked : t.asks)[request.kind], { who, time })}</b>{' '}
        {fill(t.until, { when: onDay(request.until) })}
      </p>
      {table.seat !== null && <Answers table={table} request={request} />}
    </div>
  );
}

function Answers({ table, request }: { table: Table; request: GameRequest }) {
  const t = askingWords();
  const isMine = request.by === table.seat;
  const answer = (agrees: boolean) => (): void =>
    void table.post.send({ kind: 'answer', version: request.version, agrees });
  return (
    <p class="row">
      {!isMine && (
        <button type="button" class="btn go" disabled={table.post.isBusy} onClick={answer(true)}>
          {t.agree}
        </button>
      )}
      <button type="button" class="btn" disabled={table.post.isBusy} onClick={answer(false)}>
        {isMine ? t.takeBack : t.refuse}
      </button>
    </p>
  );
}

interface Wish {
  readonly kind: RequestKind;
  readonly ms?: number;
}

/** Durations in ms that can be asked for. */
const HOUR = 3_600_000;
const PAUSES = [1, 3, 7, 14].map((days) => days * 24 * HOUR);
const PARTS = [1 / 12, 1 / 4];

/** Requests that can be made now; the service decides in the end. */
function wishes({ game, seat }: Table, draws: boolean): readonly Wish[] {
  const mine = game.clock?.seats.find((one) => one.seat === seat);
  const budget = mine?.running?.kind === 'INTERRUPT' ? mine.interrupt : mine?.turn;
  const cap = mine?.running && budget ? msOf(budget.cap) : 0;
  return [
    ...(draws ? [{ kind: 'DRAW' } as const] : []),
    { kind: 'TAKE_BACK' },
    { kind: 'ABORT' },
    ...(game.clock ? PAUSES.map((ms) => ({ kind: 'PAUSE', ms }) as const) : []),
    ...(cap > 0 ? PARTS.map((part) => ({ kind: 'MORE_TIME', ms: cap * part }) as const) : []),
  ];
}

function nameOf({ kind, ms = 0 }: Wish): string {
  const t = askingWords();
  const time = inUnits(ms);
  const names = {
    DRAW: t.draw,
    ABORT: t.abort,
    PAUSE: t.pause,
    MORE_TIME: t.more,
    TAKE_BACK: t.back,
  };
  return fill(names[kind], { time });
}

interface AskProps {
  readonly table: Table;
  /** Whether the rules allow a draw. */
  readonly draws: boolean;
  readonly close: () => void;
}

/** Menu of a game between people: requests that both have to agree to. */
export function Ask({ table, draws, close }: AskProps) {
  const t = askingWords();
  const [at, choose] = useState(0);
  const all = wishes(table, draws);
  const send = (): void => {
    const { kind, ms } = all[at] ?? { kind: 'ABORT' };
    const time = ms === undefined ? undefined : durationOf(ms);
    void table.post.send({ kind: 'ask', what: kind, time }).then(close);
  };
  return (
    <p class="row">
      <label>
        {t.title}{' '}
        <select onChange={(event) => choose((event.target as HTMLSelectElement).selectedIndex)}>
          {all.map((wish, i) => (
            <option key={nameOf(wish)} selected={i === at}>
              {nameOf(wish)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="btn" disabled={table.post.isBusy} onClick={send}>
        {t.send}
      </button>
    </p>
  );
}
