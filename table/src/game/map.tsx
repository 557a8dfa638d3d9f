import { useEffect, useMemo, useRef } from 'preact/hooks';

import type { BoardPart } from '../../../client/src/index.js';
import { askedFirst, type Facet, FROM, offered, VERB } from '../picks.js';
import { kept as session } from '../session.js';
import { NOBODY } from '../traces.js';
import { words } from '../words.js';
import type { Deciding } from './deciding.js';
import { Glow } from './glow.js';
import { Icon } from './icons.js';
import { markPieces, useLayers } from './layers.js';
import type { MapProps } from './map-props.js';
import { WHOLE } from './pictures.js';
import type { Step } from './replay.js';
import { useSight } from './sight.js';
import { useHands } from './touch.js';
import { memoryOf, type Mover, useMover } from './use-camera.js';

/** The zoom of one press of a button. */
const CLOSER = 1.5;

const NOTHING: ReadonlyMap<string, Facet> = new Map();
const NO_PICKS: readonly Facet[] = [];
const NO_TRAIL: readonly Step[] = [];

/** The facets that may be picked now, by id. */
function openOf(left: Deciding['left']): ReadonlyMap<string, Facet> {
  const ids = askedFirst(offered(left)).filter(
    ({ field, value }) => field !== VERB && typeof value === 'string',
  );
  // Where an id may be both the start and the target of a choice, the start counts.
  const last = ids.filter(({ field }) => field === FROM);
  return new Map([...ids, ...last].map((facet) => [`${facet.value}`, facet]));
}

/** The map fills its window; it can be dragged, pinched and tapped, and everything else lies over it. */
export function BoardMap(props: MapProps) {
  const { table, names, at, deciding, trail } = props;
  const isNow = at === null && trail === null;
  const w = words();
  const element = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  const player = session().player?.id ?? NOBODY;
  const memory = useMemo(() => memoryOf(player, table.game.id), [player, table.game.id]);
  const mover = useMover(sheet, element, memory);
  const { box, trouble, part, setPart } = useLayers(props, layers, mover);
  const open = useMemo(() => (isNow ? openOf(deciding.left) : NOTHING), [isNow, deciding.left]);
  const picks = isNow ? deciding.picks : NO_PICKS;
  useEffect(() => markPieces(layers.current, open, picks));
  useSight(props, { box, mover, layers, open, setPart });
  useHands(props, { element, mover, layers, open });
  const { parts } = names.rules.board;
  return (
    <div class="map" ref={element}>
      <div class="board" ref={sheet} role="img" aria-label={w.board}>
        <div class="layers" ref={layers} />
        {box && <Glow {...{ box, names, open, picks }} trail={trail ?? NO_TRAIL} />}
      </div>
      {trouble && <p class="float unseen">{w.offline}</p>}
      <div class="float zoom">
        <Zoom mover={mover} />
        {parts.length > 0 && <Parts parts={parts} part={part} setPart={setPart} />}
      </div>
    </div>
  );
}

/** Buttons to zoom, for those who cannot use gestures. */
function Zoom({ mover }: { mover: Mover }) {
  const w = words();
  return (
    <>
      <button
        type="button"
        class="ib"
        aria-label={w.larger}
        onClick={() => mover.zoom(null, CLOSER)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="ib"
        aria-label={w.smaller}
        onClick={() => mover.zoom(null, 1 / CLOSER)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" class="ib" aria-label={w.fit} onClick={() => mover.fit()}>
        <Icon name="fit" />
      </button>
    </>
  );
}

interface PartsProps {
  readonly parts: readonly BoardPart[];
  readonly part: string;
  readonly setPart: (part: string) => void;
}

/** Buttons for the parts of a large board. */
function Parts({ parts, part, setPart }: PartsProps) {
  const w = words();
  const all = [{ id: WHOLE, title: w.wholeBoard }, ...parts];
  return (
    <label class="ib parts" aria-label={w.parts}>
      <Icon name="parts" />
      <select value={part} onChange={(event) => setPart((event.target as HTMLSelectElement).value)}>
        {all.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
