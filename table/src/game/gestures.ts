import type { Spot } from './camera.js';

/** What hands do to a map; points are pixels from the corner of its window. */
export interface Hands {
  readonly move: (by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  readonly touch: (at: Spot, event: PointerEvent) => void;
  readonly twice: (at: Spot) => void;
}

/** A finger that goes no farther has touched, in pixels. */
const STILL = 8;
/** Two touches so close are one double touch: in ms and in pixels. */
const DOUBLE = { ms: 320, near: 30 };
/** So much closer for a step of a wheel; browsers that pinch by a wheel take smaller steps. */
const WHEEL = { plain: 0.0015, pinch: 0.01 };

interface Finger {
  readonly began: Spot;
  at: Spot;
}

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Drag, pinch, wheel, touch and double touch of one element; gives back what ends it. */
export function feel(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>();
  let moved = false;
  let last: { at: Spot; time: number } | null = null;
  const pointOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button, a, select')) return;
    if (fingers.size === 0) moved = false;
    const at = pointOf(event);
    fingers.set(event.pointerId, { began: at, at });
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    const [at, before] = [pointOf(event), finger.at];
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
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const step = event.ctrlKey ? WHEEL.pinch : WHEEL.plain;
    hands.zoom(pointOf(event), Math.exp(-event.deltaY * step));
  };
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, hear] of Object.entries(heard))
    element.addEventListener(name as 'wheel', hear as never);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    for (const [name, hear] of Object.entries(heard))
      element.removeEventListener(name, hear as never);
    element.removeEventListener('wheel', wheel);
  };
}

/** One of two fingers moves: what lay between them stays between them. */
function pinch({ move, zoom }: Hands, before: Spot, at: Spot, other: Spot): void {
  const factor = far(at, other) / Math.max(1, far(before, other));
  move({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
  zoom({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, factor);
}
