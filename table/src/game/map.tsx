import { type RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { BoardPart, Refused } from '../../../client/src/index.js';
import { Icon } from '../icons.js';
import { type Facet, meant, offered, VERB } from '../picks.js';
import { kept as session } from '../session.js';
import { NOBODY } from '../traces.js';
import { words } from '../words.js';
import { type Box, isIn, type Spot } from './camera.js';
import type { Deciding } from './deciding.js';
import { boxOf, drawn, groundOf, nameGround, piecesOf, printOf, WHOLE } from './drawings.js';
import { feel } from './gestures.js';
import { Glow, isPicked } from './glow.js';
import type { Names } from './names.js';
import type { Step } from './replay.js';
import type { Table } from './table.js';
import { memoryOf, type Mover, useMover } from './use-camera.js';

/** Pixels around a finger within which a place is meant: one that may be touched, and any other. */
const REACH = { open: 22, any: 32 };
/** So much closer with a press of a button, or with a double touch. */
const STEP = { button: 1.5, double: 2 };

export interface MapProps {
  readonly table: Table;
  readonly names: Names;
  /** The version that is looked back to; null: as it is now. */
  readonly at: number | null;
  readonly deciding: Deciding;
  /** What of the other side's turn is told now: the board lies as it was before. null: it lies as it is. */
  readonly trail: readonly Step[] | null;
  /** Says what cannot be done where it was touched. */
  readonly say: (told: Told) => void;
}

/** What was touched, and why nothing can be done with it; null: that is not known. */
export interface Told {
  readonly about: string;
  readonly why: Refused | null;
}

const NOTHING: ReadonlyMap<string, Facet> = new Map();
const NO_PICKS: readonly Facet[] = [];
const NO_TRAIL: readonly Step[] = [];

/** The ids that may be picked now. */
function openOf(left: Deciding['left']): ReadonlyMap<string, Facet> {
  const ids = offered(left).filter(
    ({ field, value }) => field !== VERB && typeof value === 'string',
  );
  return new Map(ids.map((facet) => [`${facet.value}`, facet]));
}

/** The map fills its window: it is dragged, pinched and touched, and everything else lies over it. */
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
        <button
          type="button"
          class="ib"
          aria-label={w.larger}
          onClick={() => mover.zoom(null, STEP.button)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="ib"
          aria-label={w.smaller}
          onClick={() => mover.zoom(null, 1 / STEP.button)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" class="ib" aria-label={w.fit} onClick={() => mover.fit()}>
          <Icon name="fit" />
        </button>
        {parts.length > 0 && <Parts parts={parts} part={part} setPart={setPart} />}
      </div>
    </div>
  );
}

interface PartsProps {
  readonly parts: readonly BoardPart[];
  readonly part: string;
  readonly setPart: (part: string) => void;
}

/** A large board is shown piece by piece. */
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

const isSame = (a: Box, b: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.5);

interface Layers {
  readonly box: Box | null;
  readonly trouble: boolean;
  readonly part: string;
  readonly setPart: (part: string) => void;
}

/** Draws the ground and the pieces of a part of the board, and draws the pieces anew with each version. */
function useLayers(
  { table, names, at, trail }: MapProps,
  layers: RefObject<HTMLElement | null>,
  mover: Mover,
): Layers {
  const { game } = table;
  const [part, setPart] = useState('');
  const [box, setBox] = useState<Box | null>(null);
  const [trouble, setTrouble] = useState(false);
  const drawnAs = useRef('');
  const moment = at ?? `${game.version} ${game.draft} ${game.status}`;
  useEffect(() => {
    const isTold = trail !== null && drawnAs.current !== '';
    if (isTold || `${moment} ${part}` === drawnAs.current) return undefined;
    let wanted = true;
    const draw = async (): Promise<void> => {
      const ground = groundOf(table, part);
      const texts = await Promise.all([ground, piecesOf(table, part, at)]);
      if (!wanted) return;
      const [below, above] = texts.map(drawn) as [SVGSVGElement, SVGSVGElement];
      const seen = boxOf(above);
      // A large board opens with a part of its own choice.
      const same = names.rules.board.parts.find((one) => isSame(one.box, seen))?.id ?? WHOLE;
      drawnAs.current = `${moment} ${same}`;
      nameGround(table, same, ground);
      layers.current?.replaceChildren(below, above);
      mover.lay(seen, printOf(below), same);
      setPart(same);
      setBox((before) => (before !== null && isSame(before, seen) ? before : seen));
      setTrouble(false);
    };
    draw().catch(() => wanted && setTrouble(true));
    return () => void (wanted = false);
  }, [moment, part, trail === null]);
  return { box, trouble, part, setPart };
}

interface Shown {
  readonly box: Box | null;
  readonly mover: Mover;
  readonly layers: RefObject<HTMLElement | null>;
  readonly open: ReadonlyMap<string, Facet>;
  readonly setPart: (part: string) => void;
}

/** Goes to what is asked about where it is out of sight, to another part of the board where it lies there. */
function useSight({ table, names, deciding, at, trail }: MapProps, shown: Shown): void {
  const { box, mover, layers, open, setPart } = shown;
  const { parts } = names.rules.board;
  const asked = `${deciding.moment} ${deciding.picks.map(({ key }) => key).join()}`;
  const spots = (): Spot[] => {
    const asks = spotsOf(names, open, deciding.picks);
    if (asks.length > 0) return asks;
    const pieces = pieceSpots(layers.current, box, open);
    return pieces.length > 0 ? pieces : placesOf(names, [table.combat?.place ?? '']);
  };
  useLayoutEffect(() => {
    if (box === null || at !== null || trail !== null) return;
    const wanted = spots();
    const better = partFor(parts, box, wanted);
    if (better !== null) setPart(better);
    else mover.show(wanted.filter((spot) => isIn(box, spot)));
  }, [asked, box, names, trail === null]);
  const told = trail?.at(-1);
  useEffect(() => {
    if (told === undefined || box === null) return;
    const wanted = placesOf(names, told.at);
    mover.visit(wanted.filter((spot) => isIn(box, spot)));
  }, [told?.version, box]);
}

const placesOf = ({ components }: Names, ids: readonly string[]): Spot[] =>
  components.places.filter(({ id }) => ids.includes(id)).map(({ at }) => at);

/** Where something may be picked, and what was. */
function spotsOf(names: Names, open: ReadonlyMap<string, Facet>, picks: readonly Facet[]): Spot[] {
  return names.components.places
    .filter(({ id }) => open.has(id) || isPicked(picks, id))
    .map(({ at }) => at);
}

/** Where the pieces lie that may be picked, as they are drawn. */
function pieceSpots(
  layers: Element | null,
  box: Box | null,
  open: ReadonlyMap<string, Facet>,
): Spot[] {
  if (layers === null || box === null) return [];
  const sheet = layers.getBoundingClientRect();
  const unit = box.width / sheet.width;
  return Array.from(layers.querySelectorAll<SVGElement>('[data-id]'))
    .filter(({ dataset }) => dataset['kind'] === 'piece' && open.has(dataset['id'] ?? ''))
    .map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      return {
        x: box.x + (x + width / 2 - sheet.x) * unit,
        y: box.y + (y + height / 2 - sheet.y) * unit,
      };
    });
}

/** The part with most of the spots, where less than half of them lie in what is shown; null: what is shown will do. */
function partFor(parts: readonly BoardPart[], seen: Box, spots: readonly Spot[]): string | null {
  const inside = (box: Box): number => spots.filter((spot) => isIn(box, spot)).length;
  if (inside(seen) * 2 >= spots.length) return null;
  const counted = parts.map(({ id, box }) => ({ id, count: inside(box) }));
  const best = counted.sort((a, b) => b.count - a.count)[0];
  return best === undefined || best.count <= inside(seen) ? null : best.id;
}

/** Marks the pieces and cards that may be picked, and those that are. */
function markPieces(
  layers: Element | null,
  open: ReadonlyMap<string, Facet>,
  picks: readonly Facet[],
): void {
  for (const piece of layers?.querySelectorAll<SVGElement>('[data-id]') ?? []) {
    const { id = '', kind } = piece.dataset;
    if (kind === 'place') continue;
    piece.classList.toggle('open', open.has(id));
    piece.classList.toggle('chosen', isPicked(picks, id));
  }
}

interface Felt {
  readonly element: RefObject<HTMLElement | null>;
  readonly mover: Mover;
  readonly layers: RefObject<HTMLElement | null>;
  readonly open: ReadonlyMap<string, Facet>;
}

/** What a hand does to the map. */
function useHands(props: MapProps, felt: Felt): void {
  const now = useRef({ props, felt });
  now.current = { props, felt };
  useEffect(() => {
    const { element, mover } = felt;
    if (element.current === null) return undefined;
    let wasPicked = false;
    return feel(element.current, {
      move: (by) => mover.move(by),
      zoom: (at, factor) => mover.zoom(at, factor),
      twice: (at) => void (wasPicked || mover.zoom(at, STEP.double)),
      touch: (at, event) => {
        wasPicked = touch(now.current.props, now.current.felt, at, event);
      },
    });
  }, []);
}

/** true: what was touched is picked. */
function touch(props: MapProps, felt: Felt, at: Spot, event: PointerEvent): boolean {
  const { deciding, names } = props;
  const { mover, open } = felt;
  const spot = mover.spot(at);
  if (spot === null || mover.camera === null) return false;
  const unit = 1 / mover.camera.scale;
  const found = pieceAt(felt, event) ?? nearest(names, open, spot, unit);
  const facet = found === null ? undefined : open.get(found);
  if (facet !== undefined) {
    if (!deciding.isEarly(event)) deciding.pick(facet);
    return true;
  }
  if (found !== null && props.at === null) void whyNot(props, found);
  return false;
}

/** Only of what has been begun with a pick it is known what is meant. */
async function whyNot({ table, names, deciding, say }: MapProps, id: string): Promise<void> {
  const { game, muster } = table;
  const isPlace = (one: string): boolean =>
    names.components.places.some((place) => place.id === one);
  const action = deciding.picks.length > 0 ? meant(deciding.left, id, isPlace) : null;
  const asked = action && muster.explain(game.id, game.version, action).catch(() => null);
  say({ about: names.of(id), why: await asked });
}

/** The piece or card under the finger, where it may be picked; null: what is meant is the place. */
function pieceAt({ layers, open }: Felt, { clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (layers.current?.contains(element) !== true) continue;
    const { id, kind } = element.closest<SVGElement>('[data-id]')?.dataset ?? {};
    if (id !== undefined && kind !== 'place' && open.has(id)) return id;
  }
  return null;
}

/** What may be picked goes before what may not, where both are near. */
function nearest(
  names: Names,
  open: ReadonlyMap<string, Facet>,
  spot: Spot,
  unit: number,
): string | null {
  const near = names.components.places
    .map((place) => {
      const { id, at } = place;
      const pitch = names.pitch(place);
      const reach = Math.max((open.has(id) ? REACH.open : REACH.any) * unit, pitch / 2);
      return { id, isCell: pitch > 0, reach, far: Math.hypot(at.x - spot.x, at.y - spot.y) };
    })
    .filter(({ far, reach }) => far <= reach)
    // the next cell is never meant
    .sort(
      (a, b) => (a.isCell && b.isCell ? 0 : +open.has(b.id) - +open.has(a.id)) || a.far - b.far,
    );
  return near[0]?.id ?? null;
}
