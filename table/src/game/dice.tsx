import { useState } from 'preact/hooks';

import { messageOf } from '../sign-up.js';
import { Trouble } from '../trouble.js';
import { words } from '../words.js';
import type { Table } from './table.js';

/**
 * The seal under which every die of this game lay before the first move, and, once it is over, what it takes to check
 * them.
 */
export function Dice({ table }: { table: Table }) {
  const w = words();
  const { commitment, seed } = table.game.dice;
  const rolls = table.log.flatMap(({ rolls }) => rolls);
  const faces = [1, 2, 3, 4, 5, 6].map(
    (face) =>
      [face, rolls.flatMap(({ dice }) => dice).filter((one) => one === face).length] as const,
  );
  return (
    <details class="proof">
      <summary>{w.dice}</summary>
      {rolls.length > 0 && (
        <p class="row">
          {faces.map(([face, count]) => (
            <span key={face}>
              <b class="dice">{face}</b> × {count}
            </span>
          ))}
        </p>
      )}
      <p>{w.proofHelp}</p>
      <p>
        {w.proof}: <code>{commitment}</code>
      </p>
      {seed !== null && (
        <>
          <p>
            {w.seed}: <code>{seed}</code>
          </p>
          <RecordButton table={table} />
        </>
      )}
    </details>
  );
}

/** The whole game as a file, for `muster-verify`. */
function RecordButton({ table: { muster, game, invite } }: { table: Table }) {
  const w = words();
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const query = invite === undefined ? '' : `?${new URLSearchParams({ invite })}`;
    const text = await muster.drawing(`/v1/games/${game.id}/record${query}`);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${game.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void save().catch((error: unknown) => setTrouble(messageOf(error)))}
      >
        {w.record}
      </button>
      <p>
        {w.recordHelp} <code>npx muster-verify {game.id}.json</code>
      </p>
      {trouble !== null && <Trouble text={trouble} />}
    </>
  );
}
