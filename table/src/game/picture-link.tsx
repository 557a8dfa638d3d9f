import { useState } from 'preact/hooks';

import { pictureLinkTo, revokePictureLinks } from '../../../client/src/links.js';
import { Link } from '../link.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { pictureWords } from './picture-words.js';
import type { Table } from './table.js';

interface PictureLinkProps {
  readonly table: Table;
  /** The past version to show; null: the present one. */
  readonly at?: number | null;
}

type Made = Awaited<ReturnType<typeof pictureLinkTo>>;

/** Makes a link to the board as the player's seat sees it, and revokes all such links. */
export function PictureLink({ table: { game, seat, muster }, at = null }: PictureLinkProps) {
  const w = pictureWords();
  const [made, setMade] = useState<Made | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (seat === null || game.version === 0) return null;
  const doing = (work: Promise<void>): void => {
    setSaid(null);
    setTrouble(null);
    work.catch((error: unknown) => setTrouble(messageOf(error)));
  };
  const make = async (): Promise<void> =>
    setMade(await pictureLinkTo(muster.connection, game.id, at ?? game.version));
  const takeBack = async (): Promise<void> => {
    await revokePictureLinks(muster.connection);
    setMade(null);
    setSaid(w.takenBack);
  };
  return (
    <details>
      <summary>{w.title}</summary>
      <p>{w.help}</p>
      {made && <Link title={w.link} link={new URL(made.url, location.href).href} />}
      <p class="row">
        <button type="button" class="btn" onClick={() => doing(make())}>
          {w.make}
        </button>
        <button type="button" class="btn" onClick={() => doing(takeBack())}>
          {w.takeBack}
        </button>
      </p>
      {said !== null && <p role="status">{said}</p>}
      {trouble !== null && <Trouble text={trouble} />}
    </details>
  );
}
