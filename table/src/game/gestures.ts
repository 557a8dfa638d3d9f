import type { Spot } from './camera.js';

/** What gestures do to a map; points are in pixels from the corner of its window. */
export interface Hands {
  readonly move: (by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  readonly touch: (at: Spot, event: PointerEvent) => void;
  readonly twice: (at: Spot) => void;
}

/** A finger that moves no farther than this has tapped, in pixels. */
const STILL = 8;
/** Two taps within this time and distance are a double tap: in ms and in pixels. */
const DOUBLE = { ms: 320, near: 30 };
/** The zoom for a step of a wheel; browsers report a pinch as a wheel with smaller steps. */
const WHEEL = { plain: 0.0015, pinch: 0.01 };

interface Finger {
  readonly began: Spot;
  at: Spot;
}

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Listens for drag, pinch, wheel, tap and double tap on an element. Returns a function that ends this. */
export function feel(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>();
  let moved = false;
  let last: { at: Spot; time: number } | null = null;
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button, a, select')) return;
    if (fingers.size === 0) moved = false;
    const at = pointIn(element, event);
    fingers.set(event.pointerId, { began: at, at });
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    const [at, before] = [pointIn(element, event), finger.at];
    if (!moved && fingers.size === 1 && far(at, finger.began) < STILL) return;
    moved = true;
    finger.at = at;
    if (fingers.size === 1) return hands.move({ x: at.x - before.x, y: at.y - before.y });
    const other = [...fingers.values()].find((one) => one !== finger);
    if (other !== undefined) pinch(hands, before, at, other.at);
  };
  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (finger === undefined || moved || event.type === 'pointercancel') return;
    const { at } = finger;
    const isSecond =
      last !== null && event.timeStamp - last.time < DOUBLE.ms && far(last.at, at) < DOUBLE.near;
    last = isSecond ? null : { at, time: event.timeStamp };
    if (isSecond) hands.twice(at);
    else hands.touch(at, event);
  };
  return listen(element, {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    wheel: (event) => turn(element, event, hands),
  });
}

type Hearing = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void;
};

/** Adds the listeners. Returns a function that removes them. */
function listen(element: HTMLElement, heard: Hearing): () => void {
  const ended = new AbortController();
  const how = { signal: ended.signal, passive: false };
  for (const [name, hear] of Object.entries(heard))
    element.addEventListener(name, hear as (event: Event) => void, how);
  return () => ended.abort();
}

const pointIn = (element: HTMLElement, { clientX, clientY }: MouseEvent): Spot => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** A turn of the wheel zooms, and the page does not scroll. */
function turn(element: HTMLElement, event: WheelEvent, { zoom }: Hands): void {
  event.preventDefault();
  const step = event.ctrlKey ? WHEEL.pinch : WHEEL.plain;
  zoom(pointIn(element, event), Math.exp(-event.deltaY * step));
}

/** One of two fingers moves: what lay between the fingers stays between them. */
function pinch({ move, zoom }: Hands, before: Spot, at: Spot, other: Spot): void {
  const factor = far(at, other) / Math.max(1, far(before, other));
  move({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
  zoom({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, factor);
}
