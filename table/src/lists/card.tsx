import type { ListedGame, Ruleset, Seat } from '../../../client/src/index.js';
import { Mark } from '../icons.js';
import { kept, locale } from '../session.js';
import { styleOf } from '../sides.js';
import { Sitter as Who } from '../sitter.js';
import { listWords, words } from '../words.js';
import { agoOf } from './ago.js';
import { paceOf } from './pace.js';
import { Picture } from './picture.js';

/** A game in a list, with its ruleset; undefined: the service does not have that ruleset any more. */
export interface Listed {
  readonly game: ListedGame;
  readonly rules: Ruleset | undefined;
  /** A drawing of its pieces. */
  readonly pieces?: string | undefined;
}

export const isMine = ({ seats }: ListedGame): boolean => {
  const { player } = kept();
  return player !== undefined && seats.some((seat) => seat.player?.id === player.id);
};

export const owes = ({ owed, seats }: ListedGame): boolean =>
  seats.some(({ id, player }) => player?.id === kept().player?.id && owed.includes(id));

/** Whether the computer has a seat. */
export const isAlone = ({ seats }: ListedGame): boolean => seats.some(({ bot }) => bot !== null);

const scenarioOf = ({ game, rules }: Listed) =>
  rules?.scenarios.find(({ id }) => id === game.scenario);

const sideOf = (listed: Listed, seat: string) =>
  scenarioOf(listed)?.seatNames.find(({ id }) => id === seat);

/** The scenario, if the ruleset has several, and the date in the game. */
function Stage({ listed }: { listed: Listed }) {
  const { game, rules } = listed;
  const isOne = rules?.scenarios.length === 1 && game.stage !== null;
  const parts = [isOne ? null : scenarioOf(listed)?.title, game.stage];
  return <span class="sm dim">{parts.filter(Boolean).join(' · ')}</span>;
}

/** A seat: its mark, its name for screen readers, and its player. */
function Sitter({ listed, seat }: { listed: Listed; seat: Seat }) {
  const side = sideOf(listed, seat.id);
  return (
    <span class={`row side ${listed.rules ? styleOf(listed.rules, seat.id) : ''}`}>
      <Mark name={side?.mark ?? ''} />
      <span class="sr">{side?.name ?? seat.id}: </span>
      <Who seat={seat} />
    </span>
  );
}

/** Whose move it is, or how the game ended. */
function State({ listed }: { listed: Listed }) {
  const { game } = listed;
  const w = words();
  if (game.status === 'FINISHED') return <span>{w.over}</span>;
  if (game.status === 'ABANDONED') return <span>{w.abandoned}</span>;
  if (owes(game)) return <span class="turn">{w.yourMove}</span>;
  const owed = game.owed.map((seat) => sideOf(listed, seat)?.name ?? seat);
  if (owed.length === 0) return null;
  return (
    <span>
      {listWords().decide} {owed.join(', ')}
    </span>
  );
}

/** A game that is or was played; for the reader's own games it names the opponent. */
export function GameCard({ listed }: { listed: Listed }) {
  const { game, rules, pieces } = listed;
  const mine = isMine(game);
  const seats = game.seats.filter(({ player }) => !mine || player?.id !== kept().player?.id);
  return (
    <li>
      <a href={`/play/${game.id}`} class={`game mine plaque ${owes(game) ? 'due' : ''}`}>
        <Picture {...{ ruleset: game.ruleset.id, scenario: game.scenario, pieces }} />
        <span class="what">
          <h3>{rules?.title ?? game.ruleset.id}</h3>
          {!mine && isAlone(game) && <span class="tag sm">{listWords().alone}</span>}
          <Stage listed={listed} />
          <span class="row sm">
            {seats.map((seat) => (
              <Sitter key={seat.id} listed={listed} seat={seat} />
            ))}
          </span>
          <span class="row sp sm">
            <State listed={listed} />
            <time class="dim" dateTime={game.updatedAt}>
              {agoOf(game.updatedAt, Date.now(), locale())}
            </time>
          </span>
        </span>
      </a>
    </li>
  );
}

/** A game with a free seat: who waits, and on which side. */
export function OpenLine({ listed }: { listed: Listed }) {
  const w = listWords();
  const { game, rules } = listed;
  const isFree = ({ player, bot }: Seat): boolean => player === null && bot === null;
  const free = game.seats.filter(isFree).map(({ id }) => sideOf(listed, id)?.name ?? id);
  return (
    <li>
      <span class="what">
        <span>
          <b>{rules?.title ?? game.ruleset.id}</b>{' '}
          <span class="sm dim">{scenarioOf(listed)?.title}</span>
        </span>
        {game.clock && <span class="sm dim">{paceOf(game.clock.preset)}</span>}
        <span class="row sm">
          {game.seats
            .filter((seat) => !isFree(seat))
            .map((seat) => (
              <Sitter key={seat.id} listed={listed} seat={seat} />
            ))}
          <span class="dim">
            {w.free} {free.join(', ')} · {agoOf(game.updatedAt, Date.now(), locale())}
          </span>
        </span>
      </span>
      <a class="btn" href={`/play/${game.id}`}>
        {isMine(game) ? w.sendLink : w.sitDown}
      </a>
    </li>
  );
}
