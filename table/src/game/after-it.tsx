import { useEffect, useState } from 'preact/hooks';

import type { Ending } from '../../../client/src/index.js';
import { rematchOf } from '../../../client/src/over.js';
import { Link } from '../link.js';
import { addressOf } from '../lists/address.js';
import { kept } from '../session.js';
import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { Icon } from './icons.js';
import type { Names } from './names.js';
import { overWords } from './over-words.js';
import type { Looking } from './past.js';
import { PictureLink } from './picture-link.js';
import type { Table } from './table.js';

interface AfterItProps extends Looking {
  readonly table: Table;
  readonly names: Names;
  readonly own: string | null;
  readonly ending: Ending | null;
}

/** How long a replay shows each version, in ms. */
const PACE = 900;

const isAskedFor = ({ rematch }: Ending, me: string | undefined): boolean =>
  rematch?.status === 'OPEN' && rematch.seats.every(({ player }) => player?.id !== me);

/** What can be done with a game that is over, and the results. */
export function AfterIt({ table, names, own, ending, at, look }: AfterItProps) {
  const w = overWords();
  const [isShared, setShared] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { game, invite } = table;
  const hasBegun = game.version > 0;
  const isWanted = ending !== null && isAskedFor(ending, kept().player?.id);
  return (
    <>
      {isWanted && <p role="status">{w.asked}</p>}
      <div class="after">
        {own !== null && hasBegun && <Rematch table={table} setTrouble={setTrouble} />}
        {hasBegun && <Replay at={at} look={look} />}
        <button
          type="button"
          class="btn"
          aria-expanded={isShared}
          onClick={() => setShared(!isShared)}
        >
          <Icon name="share" /> {w.share}
        </button>
        {hasBegun && <RecordButton table={table} setTrouble={setTrouble} />}
      </div>
      {trouble !== null && <Trouble text={trouble} />}
      {isShared && (
        <>
          <Link
            title={w.link}
            link={location.origin + addressOf(game.id, invite ?? null)}
            shared={names.title}
          />
          <PictureLink table={table} at={at} />
        </>
      )}
    </>
  );
}

interface ButtonProps {
  readonly table: Table;
  readonly setTrouble: (text: string | null) => void;
}

/** The rematch button: the press of the first player asks for it, that of the second begins it. */
function Rematch({ table, setTrouble }: ButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { id } = await rematchOf(table.muster.connection, table.game.id);
      location.href = `/play/${id}`;
    } catch (error) {
      setTrouble(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <button type="button" class="btn go" disabled={isBusy} onClick={() => void press()}>
      {overWords().rematch}
    </button>
  );
}

/** Replays the whole game, version by version, as the chosen seat sees it. */
function Replay({ at, look }: Looking) {
  const w = overWords();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    if (at === null) return setOn(false);
    const timer = setTimeout(() => look(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [isOn, at]);
  const press = (): void => {
    if (!isOn && at === null) look(1);
    setOn(!isOn);
  };
  return (
    <button type="button" class="btn" onClick={press}>
      <Icon name="after" /> {isOn ? w.pause : w.replay}
    </button>
  );
}

/** Downloads the whole game as a file for `muster-verify`. */
function RecordButton({ table: { muster, game, invite }, setTrouble }: ButtonProps) {
  const save = async (): Promise<void> => {
    const query = invite === undefined ? '' : `?${new URLSearchParams({ invite })}`;
    const text = await muster.text(`/v1/games/${game.id}/record${query}`);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${game.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button
      type="button"
      class="btn"
      onClick={() => void save().catch((error: unknown) => setTrouble(messageOf(error)))}
    >
      {overWords().record}
    </button>
  );
}
