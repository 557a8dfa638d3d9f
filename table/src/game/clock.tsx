import { useEffect, useMemo, useState } from 'preact/hooks';

import { type Reliability, reliability } from '../../../client/src/clock.js';
import type { Clock } from '../../../client/src/index.js';
import { paceOf } from '../lists/pace.js';
import { Sheet } from '../sheet.js';
import { Sitter } from '../sitter.js';
import { fill, sitterOf } from '../words.js';
import { clockWords } from './clock-words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';
import { clockFace, durationOf, inUnits, msOf, onDay } from './time-left.js';

export interface ClockProps {
  readonly table: Table;
  readonly names: Names;
}

type SeatClock = Clock['seats'][number];

/** Below this a clock shows seconds, in ms. */
const TO_THE_SECOND = 3_600_000;
/** The part of a full budget below which a clock is shown in the colour of danger. */
const LOW = 1 / 12;
/** The amounts that can be given to the opponent, in parts of a full budget. */
const GIFTS = [1 / 12, 1 / 4];
/** How long after zero the page looks at the game, in ms: the service looks for clocks that are due every second. */
const AFTER_ZERO = 1_500;
/** The longest timer that browsers support, in ms. */
const FARTHEST = 2 ** 31 - 1;

/** The service's time, while this clock is shown. */
function useNow({ now }: Clock, isFine: boolean): number {
  const came = useMemo(() => performance.now(), [now]);
  const [, tick] = useState({});
  useEffect(() => {
    const timer = setInterval(() => tick({}), isFine ? 1_000 : 20_000);
    return () => clearInterval(timer);
  }, [isFine]);
  return Date.parse(now) + performance.now() - came;
}

/** Looks at the game when a clock should have run out. */
function useZero({ again }: Table, { now }: Clock, until: string | undefined): void {
  useEffect(() => {
    const wait = until === undefined ? FARTHEST : Date.parse(until) - Date.parse(now) + AFTER_ZERO;
    if (wait < AFTER_ZERO || wait >= FARTHEST) return undefined;
    const timer = setTimeout(again, wait);
    return () => clearTimeout(timer);
  }, [now, until]);
}

const hasTime = ({ running, turn }: SeatClock, now: number): number =>
  running === null ? msOf(turn.left) : Date.parse(running.until) - now;

const budgetOf = ({ running, ...budgets }: SeatClock) =>
  running?.kind === 'INTERRUPT' ? budgets.interrupt : budgets.turn;

/** A clock beside a name; a press shows the details of both clocks. */
export function TimeLeft({ table, names, seat }: ClockProps & { readonly seat: string }) {
  const { clock } = table.game;
  const one = clock?.seats.find((of) => of.seat === seat);
  return clock && one ? <Face {...{ table, names, clock, one }} /> : null;
}

interface FaceProps extends ClockProps {
  readonly clock: Clock;
  readonly one: SeatClock;
}

function Face({ table, names, clock, one }: FaceProps) {
  const [isOpen, setOpen] = useState(false);
  const [isFine, setFine] = useState(false);
  const now = useNow(clock, isFine);
  useZero(table, clock, one.running?.until);
  const left = hasTime(one, now);
  const t = clockWords();
  const why = one.away ? t.why['AWAY'] : one.running?.asleepUntil && t.why['ASLEEP'];
  const isLow = one.running !== null && left < msOf(budgetOf(one).cap) * LOW;
  useEffect(() => setFine(one.running !== null && left < 2 * TO_THE_SECOND), [left, one.running]);
  return (
    <>
      <button
        type="button"
        class={`left${one.running && !why ? ' runs' : ''}${isLow ? ' low' : ''}`}
        aria-haspopup="dialog"
        aria-label={`${fill(t.left, { seat: names.seat(one.seat) })}: ${clockFace(left)}${why ? `, ${why}` : ''}`}
        onClick={() => setOpen(true)}
      >
        {why && '☾ '}
        {clockFace(left)}
      </button>
      {isOpen && <Clocks {...{ table, names, clock, now }} close={() => setOpen(false)} />}
    </>
  );
}

interface ClocksProps extends ClockProps {
  readonly clock: Clock;
  readonly now: number;
}

function Clocks({ table, names, clock, now, close }: ClocksProps & { readonly close: () => void }) {
  const t = clockWords();
  return (
    <Sheet title={paceOf(clock.preset)} close={close}>
      {clock.frozen !== null && <p>{fill(t.stands, { when: onDay(clock.frozen) })}</p>}
      {clock.seats.map((one) => (
        <OfSeat key={one.seat} {...{ table, names, clock, now, one }} />
      ))}
      <p class="dim">{t.atZero[clock.whenEmpty]}</p>
    </Sheet>
  );
}

function OfSeat({ table, names, now, one }: ClocksProps & { readonly one: SeatClock }) {
  const t = clockWords();
  const sitter = table.game.seats.find(({ id }) => id === one.seat);
  const { running } = one;
  return (
    <section class={`clock side ${names.side(one.seat).style}`}>
      <h3>
        {names.seat(one.seat)}
        {sitter && ' · '}
        {sitter && <Sitter seat={sitter} />}
      </h3>
      <Held
        name={t.turn}
        budget={one.turn}
        runs={running?.kind === 'TURN' ? running : null}
        now={now}
      />
      <Held
        name={t.interrupt}
        budget={one.interrupt}
        runs={running?.kind === 'INTERRUPT' ? running : null}
        now={now}
      />
      {sitter?.player && <Kept {...{ table }} playerId={sitter.player.id} />}
      {one.away && <p>{fill(t.away, { when: onDay(one.away) })}</p>}
      {one.autoplays > 0 && <p>{fill(t.autoplayed, { times: `${one.autoplays}` })}</p>}
      {running?.asleepUntil && <p>{fill(t.asleep, { when: onDay(running.asleepUntil) })}</p>}
      {running?.notCounted.map(({ why, time }) => (
        <p key={why}>
          {fill(t.notCounted, { time: inUnits(msOf(time)) })}: {t.why[why] ?? why}
        </p>
      ))}
      {running && table.seat !== null && table.seat !== one.seat && (
        <Give {...{ table, one, now }} />
      )}
    </section>
  );
}

/** How the games of a player have ended that had a clock; nothing where that is not known. */
function Kept({ table, playerId }: Pick<ClockProps, 'table'> & { readonly playerId: string }) {
  const t = clockWords();
  const [known, setKnown] = useState<Reliability | null>(null);
  const { connection } = table.muster;
  useEffect(() => {
    reliability(connection, playerId).then(setKnown, () => undefined);
  }, [playerId]);
  if (known === null || known.games === 0) return null;
  const { finished, games, timedOut, handedOver } = known;
  const said = [
    fill(t.finished, { finished: `${finished}`, games: `${games}` }),
    timedOut > 0 && fill(t.timedOut, { games: `${timedOut}` }),
    handedOver > 0 && fill(t.handedOver, { games: `${handedOver}` }),
  ];
  return <p class="dim">{said.filter(Boolean).join(' · ')}</p>;
}

interface HeldProps {
  readonly name: string;
  readonly budget: SeatClock['turn'];
  readonly runs: SeatClock['running'];
  readonly now: number;
}

function Held({ name, budget, runs, now }: HeldProps) {
  const t = clockWords();
  const left = runs === null ? msOf(budget.left) : Date.parse(runs.until) - now;
  const [cap, increment] = [inUnits(msOf(budget.cap)), inUnits(msOf(budget.increment))];
  return (
    <p class={runs === null ? '' : 'runs'}>
      {name} <b>{clockFace(left)}</b>{' '}
      <small>
        {fill(t.budget, { cap, increment })}
        {runs !== null && left > 0 && ` · ${fill(t.until, { when: onDay(runs.until) })}`}
      </small>
    </p>
  );
}

/** Buttons that give the opponent more time, as far as their budget has room for it. */
function Give({
  table,
  one,
  now,
}: Pick<ClocksProps, 'table' | 'now'> & { readonly one: SeatClock }) {
  const t = clockWords();
  const { post } = table;
  const cap = msOf(budgetOf(one).cap);
  const room = cap - Math.max(0, hasTime(one, now));
  const gifts = GIFTS.map((part) => cap * part).filter((ms) => ms <= room);
  if (gifts.length === 0) return null;
  return (
    <p class="row">
      {gifts.map((ms) => (
        <button
          key={ms}
          type="button"
          class="btn"
          disabled={post.isBusy}
          onClick={() => void post.send({ kind: 'give', time: durationOf(ms) })}
        >
          {fill(t.give, { time: inUnits(ms) })}
        </button>
      ))}
      <small>{t.giveHelp}</small>
    </p>
  );
}

/** Says that a clock has run out, and lets the opponent claim the game. */
export function RanOut({ table, names }: ClockProps) {
  const t = clockWords();
  const [isSure, setSure] = useState(false);
  const { clock, seats } = table.game;
  const { post } = table;
  if (!clock?.ranOut) return null;
  const { seat, abandonedAt } = clock.ranOut;
  const sitter = seats.find(({ id }) => id === seat);
  const who = `${names.seat(seat)} (${sitter ? sitterOf(sitter) : ''})`;
  const mayClaim = table.seat !== null && table.seat !== seat && abandonedAt !== null;
  return (
    <div class="ranout" role="status">
      <p>
        <b>{seat === table.seat ? t.mine : fill(t.theirs, { who })}</b>{' '}
        {abandonedAt !== null && fill(t.abandonedAt, { when: onDay(abandonedAt) })}
      </p>
      {mayClaim && !isSure && (
        <button type="button" class="btn" onClick={() => setSure(true)}>
          {t.claim} …
        </button>
      )}
      {mayClaim && isSure && (
        <p class="row">
          {t.claimSure} {fill(t.claimHelp, { who })}
          <button
            type="button"
            class="btn go"
            disabled={post.isBusy}
            onClick={() => void post.send({ kind: 'claim' })}
          >
            {t.claim}
          </button>
          <button type="button" class="btn" onClick={() => setSure(false)}>
            {t.cancel}
          </button>
        </p>
      )}
    </div>
  );
}
