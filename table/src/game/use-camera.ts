import { type RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { keepTrace, readTrace, traceOf } from '../traces.js';
import {
  around,
  type Box,
  type Camera,
  clear,
  corner,
  type Frame,
  isIn,
  kept,
  seenFrom,
  type Spot,
  spotAt,
  whole,
  zoomed,
} from './camera.js';

/** How long the camera takes to move to what is asked about, in ms. */
const PAN = 250;
/** How long a gesture has to rest before the picture is drawn anew in its new size, in ms. */
const REST = 160;

interface Kept extends Camera {
  readonly part: string;
}

/** Stores where a player left the map of a game, for their next visit. */
export interface Memory {
  read(): Kept | null;
  write(kept: Kept): void;
}

export function memoryOf(player: string, gameId: string): Memory {
  const name = traceOf('map', player, gameId);
  return {
    read: () => JSON.parse(readTrace(name) ?? 'null') as Kept | null,
    write: (now) => keepTrace(name, JSON.stringify(now)),
  };
}

/**
 * Moves a board in its window. The board is drawn anew only when a gesture rests; until then it is shifted and scaled.
 */
export class Mover {
  board: Box = { x: 0, y: 0, width: 1, height: 1 };
  print = 20;
  part = '';
  camera: Camera | null = null;
  private drawnAt = 1;
  /** Whether the camera has not been moved to any spots yet. */
  private isFresh = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sheet: RefObject<HTMLElement | null>,
    private readonly element: RefObject<HTMLElement | null>,
    private readonly memory: Memory,
  ) {}

  get frame(): Frame {
    const { clientWidth: width = 1, clientHeight: height = 1 } = this.element.current ?? {};
    const style = this.element.current && getComputedStyle(this.element.current);
    return {
      width,
      height,
      below: Number.parseFloat(style?.getPropertyValue('--below') ?? '') || 0,
    };
  }

  /** Sets the board or part to show. */
  lay(board: Box, print: number, part: string): void {
    const isOther = part !== this.part || this.camera === null;
    [this.board, this.print, this.part] = [board, print, part];
    const known = this.memory.read();
    const isKnown = known?.part === part;
    if (isOther) this.isFresh = !isKnown;
    if (isOther && isKnown) this.put(known, 'drawn');
    else this.put(isOther ? whole(board, this.frame) : this.camera, 'drawn');
  }

  /**
   * Moves to the spots that are asked about, unless all are in sight already, or half of the most that can be seen at
   * once.
   */
  show(spots: readonly Spot[]): void {
    const { camera, frame } = this;
    if (camera === null || spots.length === 0) return;
    const there = around(spots, this.board, frame, this.print);
    const best = seenFrom(there, spots, frame);
    const isSeen = seenFrom(camera, spots, frame) >= (best < spots.length ? best / 2 : best);
    if (!this.isFresh && isSeen) return;
    this.isFresh = false;
    this.glide(there);
  }

  /** Moves to where something happened, without zooming in; not if all of it is in sight. */
  visit(spots: readonly Spot[]): void {
    const { camera, frame } = this;
    if (camera === null || spots.length === 0) return;
    if (spots.every((spot) => isIn(clear(camera, frame), spot))) return;
    const there = around(spots, this.board, frame, this.print);
    this.glide({ ...there, scale: Math.min(there.scale, camera.scale) });
  }

  fit(): void {
    this.glide(whole(this.board, this.frame));
    this.keep();
  }

  move(by: Spot): void {
    if (this.camera === null) return;
    const { x, y, scale } = this.camera;
    this.put({ x: x - by.x / scale, y: y - by.y / scale, scale }, 'shifted');
    this.keep();
  }

  zoom(at: Spot | null, factor: number): void {
    if (this.camera === null) return;
    const { width, height, below } = this.frame;
    const point = at ?? { x: width / 2, y: (height - below) / 2 };
    this.put(zoomed(this.camera, this.frame, point, factor), 'shifted');
    this.keep();
  }

  /** The point of the board at a point of the window. */
  spot(at: Spot): Spot | null {
    return this.camera && spotAt(this.camera, this.frame, at);
  }

  private glide(camera: Camera): void {
    const sheet = this.sheet.current;
    sheet?.classList.add('gliding');
    setTimeout(() => sheet?.classList.remove('gliding'), PAN);
    this.put(camera, 'shifted');
  }

  private keep(): void {
    if (this.camera !== null) this.memory.write({ ...this.camera, part: this.part });
  }

  private put(wanted: Camera | null, how: 'drawn' | 'shifted'): void {
    const sheet = this.sheet.current;
    if (wanted === null || sheet === null) return;
    this.camera = kept(wanted, this.board, this.frame);
    clearTimeout(this.timer);
    if (how === 'drawn') this.drawnAt = this.camera.scale;
    else this.timer = setTimeout(() => this.put(this.camera, 'drawn'), Math.max(REST, PAN + 50));
    const { x, y } = corner(this.camera, this.board, this.frame);
    sheet.style.width = `${this.board.width * this.drawnAt}px`;
    sheet.style.height = `${this.board.height * this.drawnAt}px`;
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${this.camera.scale / this.drawnAt})`;
  }
}

export function useMover(
  sheet: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
  memory: Memory,
): Mover {
  const mover = useRef<Mover | null>(null);
  mover.current ??= new Mover(sheet, element, memory);
  const one = mover.current;
  useEffect(() => {
    const again = (): void => one.lay(one.board, one.print, one.part);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, [one]);
  return one;
}
