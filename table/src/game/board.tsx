import { useEffect, useRef, useState } from 'preact/hooks';

import type { BoardPart } from '../../../client/src/index.js';
import { type Facet, fitting, meant, offered, VERB } from '../picks.js';
import { locale } from '../session.js';
import { words } from '../words.js';
import type { Names } from './names.js';
import type { Table } from './table.js';

/** How many times as wide as its window the board is shown. */
const SCALES = [1, 1.5, 2, 3, 4, 6];
/** Points that the service draws a picture for. */
const WIDTH = { least: 200, most: 2000 };
/** Pixels around the finger within which a place is meant. */
const REACH = 32;

interface Props {
  readonly table: Table;
  readonly names: Names;
  /** The version that is looked back to; null: as it is now. */
  readonly at: number | null;
  readonly picks: readonly Facet[];
  readonly pick: (facet: Facet) => void;
}

interface Touched {
  readonly id: string;
  /** Why nothing may be done there, in the words of the rules; null: that is not known. */
  readonly why: string | null;
}

type Box = BoardPart['box'];

/** The picture as a part of this page. It comes from our own service; scripts in it would not run here. */
function drawn(text: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const svg = document.importNode(documentElement, true) as unknown as SVGSVGElement;
  svg.removeAttribute('style');
  svg.setAttribute('width', '100%');
  svg.removeAttribute('height');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

const boxOf = (svg: SVGSVGElement): Box => {
  const [x = 0, y = 0, width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return { x, y, width, height };
};

/** The ground is the same in every game and at every version: fetched once, the pieces laid over it anew. */
const grounds = new Map<string, Promise<string>>();

/** No part: the one with which the scenario opens, as a game shows it. */
function groundPath({ game }: Table, width: number, part: string): string {
  const query = new URLSearchParams({ width: `${width}`, locale: locale() });
  if (part === '') query.set('scenario', game.scenario);
  else query.set('part', part);
  return `/v1/rulesets/${game.ruleset.id}/ground.svg?${query}`;
}

function groundOf(table: Table, width: number, part: string): Promise<string> {
  const path = groundPath(table, width, part);
  const known = grounds.get(path) ?? table.muster.drawing(path);
  grounds.set(path, known);
  known.catch(() => grounds.delete(path));
  return known;
}

function piecesOf(
  { muster, game, invite }: Table,
  width: number,
  part: string,
  at: number | null,
): Promise<string> {
  const query = new URLSearchParams({ width: `${width}`, locale: locale(), layer: 'pieces' });
  query.set('marks', 'last');
  if (part !== '') query.set('part', part);
  if (invite !== undefined) query.set('invite', invite);
  if (at !== null) query.set('at', `${at}`);
  return muster.drawing(`/v1/games/${game.id}/board.svg?${query}`);
}

export function Board({ table, names, at, picks, pick }: Props) {
  const w = words();
  const { game } = table;
  const { board } = names.rules;
  const frame = useRef<HTMLDivElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [part, setPart] = useState('');
  const [box, setBox] = useState<Box | null>(null);
  const [touched, setTouched] = useState<Touched | null>(null);
  const [trouble, setTrouble] = useState(false);
  /** What is drawn, and how. */
  const drawnAs = useRef('');
  const parts = board.parts;
  const shown = parts.find(({ id }) => id === part);

  const moment = at ?? `${game.version} ${game.draft} ${game.status}`;
  useEffect(() => {
    const named = (shownPart: string): string => `${moment} ${scale} ${shownPart}`;
    if (named(part) === drawnAs.current) return undefined;
    let wanted = true;
    const points = (frame.current?.clientWidth ?? WIDTH.least) * (SCALES[scale] ?? 1);
    const width = Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, points)));
    const draw = async (): Promise<void> => {
      const ground = groundOf(table, width, part);
      const texts = await Promise.all([ground, piecesOf(table, width, part, at)]);
      if (!wanted) return;
      const [below, above] = texts.map(drawn) as [SVGSVGElement, SVGSVGElement];
      const seen = boxOf(above);
      // A large board opens with a part of its own choice.
      const same = parts.find((one) => isSame(one.box, seen))?.id ?? '';
      drawnAs.current = named(same);
      grounds.set(groundPath(table, width, same), ground);
      setPart(same);
      layers.current?.replaceChildren(below, above);
      setBox(seen);
      setTrouble(false);
    };
    draw().catch(() => wanted && setTrouble(true));
    return () => void (wanted = false);
  }, [moment, scale, part]);

  const open = at === null ? picksLeft(table, picks) : NOTHING;
  // What is asked about lies on another part of the board: that part is shown.
  const asked = `${game.version} ${game.draft} ${picks.map(({ key }) => key).join()}`;
  useEffect(() => {
    const better = box && partFor(parts, box, spotsOf(names, open, picks));
    if (better) setPart(better);
    if (box && frame.current) bring(frame.current, box, spotsOf(names, open, picks));
  }, [asked, box, names]);
  useEffect(() => markOpen(layers.current, open));
  const onTouch = (event: MouseEvent): void => {
    if (box === null || layers.current === null) return;
    const rect = layers.current.getBoundingClientRect();
    const unit = box.width / rect.width;
    const x = box.x + (event.clientX - rect.left) * unit;
    const y = box.y + (event.clientY - rect.top) * unit;
    const found = pieceAt(event, open) ?? nearest(names, open, { x, y }, REACH * unit);
    const facet = found === null ? undefined : open.get(found);
    setTouched(found === null || facet !== undefined ? null : { id: found, why: null });
    if (facet !== undefined) pick(facet);
    else if (found !== null && at === null) whyNot(found).catch(() => undefined);
  };
  /** Only of what has been begun with a pick it is known what is meant. */
  const whyNot = async (id: string): Promise<void> => {
    const { places } = names.components;
    const isPlace = (one: string): boolean => places.some((place) => place.id === one);
    const action = picks.length > 0 ? meant(fitting(game.choices, picks), id, isPlace) : null;
    const said = action && (await table.muster.explain(game.id, game.version, action));
    if (said) setTouched({ id, why: said.message });
  };

  return (
    <section class="board" aria-label={w.board}>
      <p class="row tools">
        {parts.length > 0 && (
          <select
            aria-label={w.board}
            value={part}
            onChange={(event) => setPart((event.target as HTMLSelectElement).value)}
          >
            {[{ id: '', title: w.wholeBoard }, ...parts].map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          aria-label={w.smaller}
          disabled={scale === 0}
          onClick={() => setScale(scale - 1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={w.larger}
          disabled={scale === SCALES.length - 1}
          onClick={() => setScale(scale + 1)}
        >
          +
        </button>
        <span role="status">
          {touched !== null && `${names.of(touched.id)}: ${touched.why ?? w.nothingThere}`}
          {trouble && w.offline}
        </span>
      </p>
      {/* A hand alone touches here: whatever can be touched is a button among the choices too. */}
      <div class="frame" ref={frame} tabIndex={0} role="img" aria-label={shown?.title ?? w.board}>
        <div class="sheet" style={{ width: `${100 * (SCALES[scale] ?? 1)}%` }} onClick={onTouch}>
          <div class="layers" ref={layers} />
          {box && <Glow box={box} names={names} open={open} picks={at === null ? picks : []} />}
        </div>
      </div>
    </section>
  );
}

const isSame = (a: Box, b: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.5);

interface Spot {
  readonly x: number;
  readonly y: number;
}

const isIn = (box: Box, { x, y }: Spot): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Scrolls the frame to the first of the spots, where none is in sight. */
function bring(frame: HTMLElement, box: Box, spots: readonly Spot[]): void {
  const unit = frame.scrollWidth / box.width;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  const sight = { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight };
  const drawn = spots.map(({ x, y }) => ({ x: (x - box.x) * unit, y: (y - box.y) * unit }));
  const [first] = drawn;
  if (first === undefined || drawn.some((spot) => isIn(sight, spot))) return;
  frame.scrollTo(first.x - clientWidth / 2, first.y - clientHeight / 2);
}

/** Where something may be picked or, where all is picked, what was. */
function spotsOf(
  names: Names,
  open: ReadonlyMap<string, Facet>,
  picks: readonly Facet[],
): readonly Spot[] {
  const { places } = names.components;
  const found = places.filter(({ id }) => open.has(id));
  const meant = found.length > 0 ? found : places.filter(({ id }) => isPicked(picks, id));
  return meant.map(({ at }) => at);
}

const isPicked = (picks: readonly Facet[], id: string): boolean =>
  picks.some(({ field, value }) => field !== VERB && value === id);

/** The part with most of the spots, where none is in what is shown; null: what is shown will do. */
function partFor(parts: readonly BoardPart[], seen: Box, spots: readonly Spot[]): string | null {
  if (spots.length === 0 || spots.some((spot) => isIn(seen, spot))) return null;
  const counted = parts.map(({ id, box }) => ({
    id,
    count: spots.filter((spot) => isIn(box, spot)).length,
  }));
  const best = counted.sort((a, b) => b.count - a.count)[0];
  return best === undefined || best.count === 0 ? null : best.id;
}

/** What is looked back to cannot be changed. */
const NOTHING: ReadonlyMap<string, Facet> = new Map();

/** The ids that may be picked now. */
function picksLeft({ game }: Table, picks: readonly Facet[]): Map<string, Facet> {
  const ids = offered(fitting(game.choices, picks)).filter(
    ({ field, value }) => field !== VERB && typeof value === 'string',
  );
  return new Map(ids.map((facet) => [`${facet.value}`, facet]));
}

/** The piece or card under the finger, where it may be picked; null: what is meant is the place. */
function pieceAt({ target }: MouseEvent, open: ReadonlyMap<string, Facet>): string | null {
  const mark = (target as Element).closest<SVGElement>('[data-id]')?.dataset;
  const { id, kind } = mark ?? {};
  return id !== undefined && kind !== 'place' && open.has(id) ? id : null;
}

/** Marks the pieces and cards that may be picked. */
function markOpen(layers: Element | null, open: ReadonlyMap<string, Facet>): void {
  for (const drawn of layers?.querySelectorAll<SVGElement>('[data-id]') ?? []) {
    const { id, kind } = drawn.dataset;
    drawn.classList.toggle('open', kind !== 'place' && id !== undefined && open.has(id));
  }
}

/** What may be picked goes before what may not, where both are near. */
function nearest(
  names: Names,
  open: ReadonlyMap<string, Facet>,
  point: { x: number; y: number },
  reach: number,
): string | null {
  const near = names.components.places
    .map(({ id, at }) => ({ id, far: Math.hypot(at.x - point.x, at.y - point.y) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => +open.has(b.id) - +open.has(a.id) || a.far - b.far);
  return near[0]?.id ?? null;
}

interface GlowProps {
  readonly box: Box;
  readonly names: Names;
  readonly open: ReadonlyMap<string, Facet>;
  readonly picks: readonly Facet[];
}

/** Rings around what may be touched, full ones around what was. */
function Glow({ box, names, open, picks }: GlowProps) {
  const { x, y, width, height } = box;
  return (
    <svg class="glow" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {names.components.places
        .filter(({ id }) => open.has(id))
        .map(({ id, at }) => (
          <circle key={id} data-open={id} cx={at.x} cy={at.y} r={width / 70} />
        ))}
      {names.components.places
        .filter(({ id }) => isPicked(picks, id))
        .map(({ id, at }) => (
          <circle key={`picked ${id}`} class="chosen" cx={at.x} cy={at.y} r={width / 60} />
        ))}
    </svg>
  );
}
