import { Mark } from '../icons.js';
import { Sitter } from '../sitter.js';
import { sitterOf, words } from '../words.js';
import { Icon } from './icons.js';
import { TimeLeft } from './lazy-clock.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

interface Props {
  readonly table: Table;
  readonly names: Names;
  readonly openMenu: () => void;
}

/** The players of both sides, who is to move, and the score. */
export function Top({ table, names, openMenu }: Props) {
  const w = words();
  const { game } = table;
  return (
    <header class="top">
      <a class="ib" href="/play" aria-label={w.games}>
        <Icon name="back" />
      </a>
      <ul class="plates seats">
        {game.seats.map((seat) => {
          const owes = game.owed.includes(seat.id);
          const score = game.score.find((one) => one.seat === seat.id);
          return (
            <li key={seat.id} class={`plate ${names.side(seat.id).style}${owes ? ' on' : ''}`}>
              <Mark name={names.side(seat.id).mark} />
              <b title={`${names.seat(seat.id)}: ${sitterOf(seat)}`}>
                <Sitter seat={seat} name={seat.bot === null ? sitterOf(seat) : w.bot} />
              </b>
              {owes && <span class="sr">{w.toMove}</span>}
              {game.clock && <TimeLeft {...{ table, names }} seat={seat.id} />}
              {score !== undefined && (
                <span class="num" aria-label={`${names.seat(seat.id)}: ${score.value}`}>
                  {score.value}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="ib"
        aria-label={w.menu}
        aria-haspopup="dialog"
        onClick={openMenu}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}
