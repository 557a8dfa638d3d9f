import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { Choice } from '../../../client/src/index.js';
import { type Facet, facetsOf, meant, VERB } from '../picks.js';
import type { Spot } from './camera.js';
import { feel } from './gestures.js';
import type { MapProps } from './map-props.js';
import type { Names } from './names.js';
import type { Mover } from './use-camera.js';

/** Distance in pixels from a tap within which a place is meant: one that may be picked (`open`), or any other. */
const REACH = { open: 22, any: 32 };
/** The zoom of a double tap. */
const TWICE = 2;

interface Felt {
  readonly element: RefObject<HTMLElement | null>;
  readonly mover: Mover;
  readonly layers: RefObject<HTMLElement | null>;
  readonly open: ReadonlyMap<string, Facet>;
}

/** Connects gestures with the map. */
export function useHands(props: MapProps, felt: Felt): void {
  const now = useRef({ props, felt });
  now.current = { props, felt };
  useEffect(() => {
    const { element, mover } = felt;
    if (element.current === null) return undefined;
    let wasPicked = false;
    return feel(element.current, {
      move: (by) => mover.move(by),
      zoom: (at, factor) => mover.zoom(at, factor),
      twice: (at) => void (wasPicked || mover.zoom(at, TWICE)),
      touch: (at, event) => {
        wasPicked = touch(now.current.props, now.current.felt, at, event);
      },
    });
  }, []);
}

/** Handles a tap; true: what was touched is picked. */
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

/**
 * Asks why a thing cannot be picked. What the player means is clear only if something is picked already, or if only a
 * place is asked for.
 */
async function whyNot({ table, names, deciding, say }: MapProps, id: string): Promise<void> {
  const { game, muster } = table;
  const isOnlyPlace = (choice: Choice): boolean =>
    facetsOf(choice).filter(({ field }) => field !== VERB).length === 1;
  const begun = deciding.picks.length > 0 ? deciding.left : deciding.left.filter(isOnlyPlace);
  const action = meant(begun, id, names.isPlace);
  const asked = action && muster.explain(game.id, game.version, action).catch(() => null);
  say({ about: names.of(id), why: await asked });
}

/** The piece or card under the finger that may be picked; null: the place is meant. */
function pieceAt({ layers, open }: Felt, { clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (layers.current?.contains(element) !== true) continue;
    const { id, kind } = element.closest<SVGElement>('[data-id]')?.dataset ?? {};
    if (id !== undefined && kind !== 'place' && open.has(id)) return id;
  }
  return null;
}

/** The place nearest to a tap; places that may be picked come before others near it. */
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
    // For cells only the distance counts: the neighbouring cell is never meant.
    .sort(
      (a, b) => (a.isCell && b.isCell ? 0 : +open.has(b.id) - +open.has(a.id)) || a.far - b.far,
    );
  return near[0]?.id ?? null;
}
