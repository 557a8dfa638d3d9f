import { curveOf, growthOf, type Sample } from './growth.js';

const MB = 1e6;

/** A heap with its garbage: every ten seconds it is collected down to `kept(at)`. */
const soaked = (kept: (at: number) => number): Sample[] =>
  Array.from({ length: 600 }, (_, at) => {
    const heap = kept(at) + (at % 10) * 15 * MB;
    return { at, heap, rss: heap + 80 * MB };
  });

describe('what a process takes during a soak', () => {
  it('is bounded when it only comes and goes', () => {
    expect(
      growthOf(
        soaked(() => 120 * MB),
        'heap',
      ),
    ).toEqual({
      from: 120 * MB,
      to: 120 * MB,
      bounded: true,
    });
  });

  it('is bounded when it fills up at the beginning and stays so', () => {
    const filled = soaked((at) => Math.min(at, 100) * MB);
    expect(growthOf(filled, 'heap').bounded).toBe(true);
    expect(growthOf(filled, 'rss').bounded).toBe(true);
  });

  it('is not when a little stays behind all the time', () => {
    const leaking = soaked((at) => 120 * MB + at * 0.25 * MB);
    expect(growthOf(leaking, 'heap')).toMatchObject({ from: 150 * MB, bounded: false });
  });

  it('is not when something stays behind beside the heap', () => {
    const steady = soaked(() => 120 * MB);
    expect(growthOf(steady, 'rss').bounded).toBe(true);
    const leaking = steady.map((one) => ({ ...one, rss: one.rss + one.at * 0.6 * MB }));
    expect(growthOf(leaking, 'heap').bounded).toBe(true);
    expect(growthOf(leaking, 'rss').bounded).toBe(false);
  });

  it('is drawn by the floor of each stretch', () => {
    const curve = curveOf(
      soaked((at) => 100 * MB + Math.floor(at / 60) * MB),
      'heap',
      10,
    );
    expect(curve).toEqual(Array.from({ length: 10 }, (_, i) => (100 + i) * MB));
  });
});
