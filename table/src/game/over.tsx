import { useEffect } from 'preact/hooks';

import type { Clause, Ending, Outcome } from '../../../client/src/index.js';
import { endingOf, pilesHeldBy } from '../../../client/src/over.js';
import { Mark } from '../icons.js';
import { useLoaded } from '../loaded.js';
import { messageOf } from '../sign-up.js';
import { Sitter } from '../sitter.js';
import { Trouble } from '../trouble.js';
import { fill, words } from '../words.js';
import { AfterIt } from './after-it.js';
import { canCheck, check, type Checked, type Rolls } from './checked.js';
import { ALL_EYES } from './drawings.js';
import { Heaps } from './heaps.js';
import { Seal } from './menu.js';
import type { Names } from './names.js';
import { overWords } from './over-words.js';
import type { Looking } from './past.js';
import { Cite } from './prompt.js';
import { seatIn, type Table } from './table.js';

export interface OverProps extends Looking {
  readonly table: Table;
  readonly names: Names;
  readonly cite: (clause: Clause) => void;
  /** The seat through whose eyes the board is seen, `*` for a spectator; null: the reader's own. */
  readonly as: string | null;
  readonly seeAs: (as: string | null) => void;
}

/** The service's name for spectators. */
const EVERYBODY = '*';
/** How often the page asks whether the other player wants a rematch, in ms. */
const ASK_AGAIN = 30_000;

/** The result, the score and what can be done now; then what was hidden, and the proof of the dice. */
export function Over({ table, names, cite, as, seeAs, at, look }: OverProps) {
  const { game } = table;
  const clause = game.outcome?.clause ?? null;
  const own = seatIn(game);
  const ending = useEnding(table, own);
  const hasBegun = game.version > 0;
  return (
    <section class="over">
      {game.outcome !== null && (
        <p>
          <b>{verdictOf(table, game.outcome, own, names)}</b> {clause?.summary}{' '}
          {clause !== null && <Cite clause={clause} cite={cite} />}
        </p>
      )}
      <Score table={table} names={names} ending={ending} />
      <AfterIt {...{ table, names, own, ending, at, look }} />
      {hasBegun && (
        <>
          <SeenBy {...{ table, names, own, as, seeAs }} />
          <Held table={table} names={names} isOpen={as === ALL_EYES} />
          <DiceChecked table={table} />
          <p>
            {overWords().recordHelp} <code>npx muster-verify {game.id}.json</code>
          </p>
        </>
      )}
      <Elsewhere table={table} />
    </section>
  );
}

type Saying = keyof ReturnType<typeof overWords>;

/** Sentences for games that were not played to the end, for spectators, winner and loser. */
const SAYINGS: {
  readonly [reason: string]: { readonly [who in 'seen' | 'won' | 'lost']: Saying };
} = {
  resignation: { seen: 'resigned', won: 'byResignation', lost: 'byOwnResignation' },
  timeout: { seen: 'timedOut', won: 'byTime', lost: 'byOwnTime' },
  abandoned: { seen: 'abandoned', won: 'abandoned', lost: 'abandoned' },
  agreed: { seen: 'agreed', won: 'agreed', lost: 'agreed' },
  aborted: { seen: 'aborted', won: 'aborted', lost: 'aborted' },
};

function verdictOf({ game }: Table, outcome: Outcome, own: string | null, names: Names): string {
  const w = overWords();
  const { winner } = outcome;
  const sayings = SAYINGS[outcome.reason];
  if (winner === null) return sayings === undefined ? w.draw : w[sayings.seen];
  const lead = sayings !== undefined ? 0 : leadOf(game.score, winner);
  const values = { points: `${lead}`, seat: names.seat(winner) };
  const [by, plain] =
    own === null
      ? [w.wonBy, w.won]
      : own === winner
        ? [w.youWonBy, w.youWon]
        : [w.youLostBy, w.youLost];
  const how = sayings?.[own === null ? 'seen' : own === winner ? 'won' : 'lost'];
  return fill(lead > 0 ? by : plain, values) + (how === undefined ? '' : ` ${w[how]}`);
}

/** The winner's lead over every other side; 0 if points say nothing about it. */
function leadOf(score: Table['game']['score'], winner: string): number {
  const own = score.find(({ seat }) => seat === winner)?.value;
  const others = score.filter(({ seat }) => seat !== winner).map(({ value }) => value);
  return own === undefined || others.length === 0 ? 0 : own - Math.max(...others);
}

/**
 * Data that only a finished game has. They are fetched again until there is a rematch, and when the reader comes back.
 */
function useEnding({ muster, game, invite }: Table, own: string | null): Ending | null {
  const { value, again } = useLoaded(() => endingOf(muster.connection, game.id, invite), [game.id]);
  const isAsked = own !== null && value !== null && value.rematch === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (): void => void (document.hidden || again());
    const timer = setInterval(ask, ASK_AGAIN);
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isAsked]);
  return value;
}

interface ScoreProps {
  readonly table: Table;
  readonly names: Names;
  readonly ending: Ending | null;
}

/** The points of each side, by kind if there are several. */
function Score({ table: { game }, names, ending }: ScoreProps) {
  const score = ending?.score ?? [];
  const kinds = score[0]?.parts.map(({ label }) => label) ?? [];
  if (score.length === 0) return null;
  return (
    <table class="score num">
      <thead>
        <tr>
          <td />
          {kinds.map((kind) => (
            <th key={kind}>{kind}</th>
          ))}
          <th>{overWords().points}</th>
        </tr>
      </thead>
      <tbody>
        {game.seats.map((seat) => {
          const mine = score.find((one) => one.seat === seat.id);
          return (
            <tr key={seat.id} class={names.side(seat.id).style}>
              <th scope="row">
                <Mark name={names.side(seat.id).mark} /> {names.seat(seat.id)}{' '}
                <Sitter seat={seat} />
              </th>
              {mine?.parts.map(({ label, value }) => (
                <td key={label}>{value}</td>
              ))}
              <td>
                <b>{mine?.value}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface SeenByProps extends Pick<OverProps, 'table' | 'names' | 'as' | 'seeAs'> {
  readonly own: string | null;
}

/** Everything hidden is open now: shown all at once, or as one of the players saw it. */
function SeenBy({ table, names, own, as, seeAs }: SeenByProps) {
  const w = overWords();
  const mine = own ?? EVERYBODY;
  const eyes = [
    { id: ALL_EYES, name: w.everything },
    ...table.game.seats.map(({ id }) => ({ id, name: names.seat(id) })),
    { id: EVERYBODY, name: w.everybody },
  ];
  return (
    <fieldset class="row eyes">
      <legend>{w.laidOpen}</legend>
      {eyes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="btn"
          aria-pressed={(as ?? mine) === id}
          onClick={() => seeAs(id === mine ? null : id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface HeldProps extends Pick<OverProps, 'table' | 'names'> {
  readonly isOpen: boolean;
}

/** What each side had beside the map that others could not read. */
function Held({ table, names, isOpen }: HeldProps) {
  const w = overWords();
  const { muster, game, invite } = table;
  const { value } = useLoaded(async () => {
    const held = game.seats.map(({ id }) => pilesHeldBy(muster.connection, game.id, id, invite));
    return (await Promise.all(held)).flat().filter(({ contents }) => contents !== null);
  }, [game.id]);
  if (value === null || value.every(({ size }) => size === 0)) return null;
  return (
    <section class="beside held" aria-label={w.held}>
      <h3>{w.held}</h3>
      <Heaps key={`${isOpen}`} {...{ table, names, isOpen }} piles={value} />
    </section>
  );
}

/** Checks in the browser, without trusting the service, that every roll fits the seal. */
function DiceChecked({ table }: { table: Table }) {
  const w = overWords();
  const { muster, game, invite } = table;
  const query = invite === undefined ? '' : `?${new URLSearchParams({ invite })}`;
  const { value, error, again } = useLoaded(async () => {
    if (!canCheck()) return null;
    const record = await muster.text(`/v1/games/${game.id}/record${query}`);
    return check(JSON.parse(record) as Rolls, game.dice.commitment);
  }, [game.id]);
  if (error !== null) return <Trouble text={messageOf(error)} retry={again} />;
  const text = canCheck() ? (value === null ? w.checking : foundOf(value)) : w.noCheck;
  return (
    <>
      <p class="checked" role="status" data-fits={value && value.isSealed && value.wrong === 0}>
        {text}
      </p>
      <Seal table={table} />
      <p class="proof">
        {w.seed}: <code>{game.dice.seed}</code>
      </p>
    </>
  );
}

function foundOf({ isSealed, rolls, draws, wrong }: Checked): string {
  const w = overWords();
  if (!isSealed) return w.otherSeal;
  const values = { rolls, draws, wrong, all: rolls + draws };
  const texts = Object.entries(values).map(([name, value]) => [name, `${value}`] as const);
  return fill(wrong === 0 ? w.fits : w.unfit, Object.fromEntries(texts));
}

function Elsewhere({ table }: { table: Table }) {
  const w = words();
  const { ruleset, scenario, seats } = table.game;
  const against = seats.some(({ bot }) => bot !== null) ? 'computer' : 'friend';
  const asked = new URLSearchParams({ ruleset: ruleset.id, scenario, against });
  return (
    <p class="row">
      <a class="btn" href="/play">
        {w.games}
      </a>
      <a class="btn" href={`/play/new?${asked}`}>
        {overWords().another}
      </a>
    </p>
  );
}
