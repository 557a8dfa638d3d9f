import type { Seat } from '../../client/src/index.js';
import { Icon } from './icons.js';
import { sitterOf } from './words.js';

/**
 * The player in a seat. The computer has an icon beside its name, as somebody may go by a name that looks like its own.
 */
export function Sitter({ seat, name = sitterOf(seat) }: { seat: Seat; name?: string }) {
  return (
    <>
      {seat.bot !== null && <Icon name="computer" />}
      <bdi>{name}</bdi>
    </>
  );
}
