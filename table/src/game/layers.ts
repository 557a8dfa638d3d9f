import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { type Facet } from '../picks.js';
import type { Box } from './camera.js';
import {
  boxOf,
  drawn,
  groundOf,
  keepOpening,
  nameGround,
  piecesOf,
  printOf,
  tellDrawn,
} from './drawings.js';
import { isPicked } from './glow.js';
import type { MapProps } from './map-props.js';
import { WHOLE } from './pictures.js';
import type { Mover } from './use-camera.js';

const isSame = (a: Box, b: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.5);

interface Layers {
  readonly box: Box | null;
  readonly trouble: boolean;
  readonly part: string;
  readonly setPart: (part: string) => void;
}

/** Draws the ground and the pieces of a part of the board, and draws the pieces anew with each version. */
export function useLayers(
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
      // A large board opens with a part that the service chooses; this finds which.
      const same = names.rules.board.parts.find((one) => isSame(one.box, seen))?.id ?? WHOLE;
      drawnAs.current = `${moment} ${same}`;
      if (part === '') keepOpening(table);
      nameGround(table, same, ground);
      layers.current?.replaceChildren(below, above);
      mover.lay(seen, printOf(below), same);
      setPart(same);
      setBox((before) => (before !== null && isSame(before, seen) ? before : seen));
      setTrouble(false);
    };
    draw()
      .catch(() => wanted && setTrouble(true))
      .finally(tellDrawn);
    return () => void (wanted = false);
  }, [moment, part, trail === null]);
  return { box, trouble, part, setPart };
}

/** Marks the pieces and cards that may be picked, and those that are picked. */
export function markPieces(
  layers: Element | null,
  open: ReadonlyMap<string, Facet>,
  picks: readonly Facet[],
): void {
  const bare: SVGGraphicsElement[] = [];
  for (const piece of layers?.querySelectorAll<SVGGraphicsElement>('[data-id]') ?? []) {
    const { id = '', kind } = piece.dataset;
    if (kind === 'place') continue;
    piece.classList.toggle('open', open.has(id));
    piece.classList.toggle('chosen', isPicked(picks, id));
    if (piece.matches('.open, .chosen') && piece.querySelector(':scope > .rim') === null)
      bare.push(piece);
  }
  // All are measured before the first is changed, so that the browser computes the layout only once.
  const rims = bare.map((piece) => [piece, rimOf(piece.getBBox())] as const);
  for (const [piece, rim] of rims) piece.append(rim);
}

/** A rectangle around a piece: WebKit draws no outline around a group. */
function rimOf({ x, y, width, height }: DOMRect): SVGRectElement {
  const rim = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  rim.setAttribute('class', 'rim');
  for (const [name, value] of Object.entries({ x, y, width, height }))
    rim.setAttribute(name, `${value}`);
  return rim;
}
