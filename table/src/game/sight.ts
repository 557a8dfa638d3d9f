import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import type { BoardPart } from '../../../client/src/index.js';
import type { Facet } from '../picks.js';
import { type Box, isIn, type Spot } from './camera.js';
import { isPicked } from './glow.js';
import type { MapProps } from './map-props.js';
import type { Names } from './names.js';
import type { Mover } from './use-camera.js';

declare global {
  interface WindowEventMap {
    /** Event by which the coach, which is loaded separately, tells the map what is to be touched. */
    led: CustomEvent<readonly string[]>;
  }
}

interface Shown {
  readonly box: Box | null;
  readonly mover: Mover;
  readonly layers: RefObject<HTMLElement | null>;
  readonly open: ReadonlyMap<string, Facet>;
  readonly setPart: (part: string) => void;
}

/**
 * Moves the map to the places that are asked about if they are out of sight, if need be to another part of the board.
 */
export function useSight({ table, names, deciding, at, trail }: MapProps, shown: Shown): void {
  const { box, mover, layers, open, setPart } = shown;
  const { parts } = names.rules.board;
  const asked = `${deciding.moment} ${deciding.picks.map(({ key }) => key).join()}`;
  const led = useLed();
  const spots = (): Spot[] => {
    const shown = placesOf(names, led);
    if (shown.length > 0) return shown;
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
  }, [asked, box, names, led, trail === null]);
  useVisit(table, names, { at, box, mover });
  const told = trail?.at(-1);
  useEffect(() => {
    if (told === undefined || box === null) return;
    const wanted = placesOf(names, told.at);
    mover.visit(wanted.filter((spot) => isIn(box, spot)));
  }, [`${told?.version} ${told?.side}`, box]);
}

/** The ids that the coach says are to be touched. */
function useLed(): readonly string[] {
  const [led, setLed] = useState<readonly string[]>([]);
  useEffect(() => {
    const hear = ({ detail }: WindowEventMap['led']): void => setLed(detail);
    addEventListener('led', hear);
    return () => removeEventListener('led', hear);
  }, []);
  return led;
}

/** A player who looks back is shown the place where it happened. */
function useVisit(
  { log }: MapProps['table'],
  names: Names,
  { at, box, mover }: Pick<Shown, 'box' | 'mover'> & Pick<MapProps, 'at'>,
): void {
  useEffect(() => {
    if (at === null || box === null) return;
    const ids = log.filter(({ version }) => version === at).flatMap((entry) => entry.at);
    mover.visit(placesOf(names, ids).filter((spot) => isIn(box, spot)));
  }, [at, box]);
}

const placesOf = ({ components }: Names, ids: readonly string[]): Spot[] =>
  components.places.filter(({ id }) => ids.includes(id)).map(({ at }) => at);

/** The spots of places that may be picked or are picked. */
function spotsOf(names: Names, open: ReadonlyMap<string, Facet>, picks: readonly Facet[]): Spot[] {
  return names.components.places
    .filter(({ id }) => open.has(id) || isPicked(picks, id))
    .map(({ at }) => at);
}

/** The spots of pieces that may be picked, from the drawing. */
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

/** The part with most of the spots, if less than half of them are in sight; null: stay where we are. */
function partFor(parts: readonly BoardPart[], seen: Box, spots: readonly Spot[]): string | null {
  const inside = (box: Box): number => spots.filter((spot) => isIn(box, spot)).length;
  if (inside(seen) * 2 >= spots.length) return null;
  const counted = parts.map(({ id, box }) => ({ id, count: inside(box) }));
  const best = counted.sort((a, b) => b.count - a.count)[0];
  return best === undefined || best.count <= inside(seen) ? null : best.id;
}
