import {
  around,
  type Box,
  clear,
  corner,
  isIn,
  kept,
  seenFrom,
  sight,
  spotAt,
  whole,
  zoomed,
} from '../table/src/game/camera.js';

const BOARD: Box = { x: 100, y: 50, width: 1600, height: 1000 };
const FRAME = { width: 390, height: 740, below: 348 };
const PRINT = 25;
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

describe('the camera over a board', () => {
  it('sees all of it at first, above the sheet', () => {
    const camera = whole(BOARD, FRAME);
    const seen = sight(camera, FRAME);
    for (const x of [BOARD.x, BOARD.x + BOARD.width])
      for (const y of [BOARD.y, BOARD.y + BOARD.height])
        expect(
          isIn({ ...seen, width: seen.width + 1e-6, height: seen.height + 1e-6 }, { x, y }),
        ).toBe(true);
  });

  it('goes where the spots are, close enough to read and no closer than print is large', () => {
    const spots = [
      { x: 800, y: 500 },
      { x: 900, y: 560 },
    ];
    const camera = around(spots, BOARD, FRAME, PRINT);
    expect(camera.scale * PRINT).toBeGreaterThanOrEqual(9);
    expect(camera.scale * PRINT).toBeLessThanOrEqual(22);
    for (const spot of spots) expect(isIn(sight(camera, FRAME), spot)).toBe(true);
    const all = [
      { x: 100, y: 50 },
      { x: 1700, y: 1050 },
    ];
    expect(around(all, BOARD, FRAME, PRINT).scale * PRINT).toBeCloseTo(9);
  });

  it('shows what lies at an edge of the board beside what lies over the map', () => {
    const { x, y, width } = BOARD;
    for (const spot of [
      { x: x + width - 5, y: y + 5 },
      { x: x + width - 5, y: 600 },
      { x: 800, y: y + 5 },
    ]) {
      const camera = around([spot], BOARD, FRAME, PRINT);
      expect(isIn(clear(camera, FRAME), spot)).toBe(true);
    }
  });

  it('shows some of the spots where they lie too far apart for all, and most where they lie close', () => {
    const apart = [
      { x: 200, y: 950 },
      { x: 1650, y: 900 },
      { x: 950, y: 100 },
    ];
    expect(seenFrom(around(apart, BOARD, FRAME, PRINT), apart, FRAME)).toBeGreaterThan(0);
    const close = [{ x: 1550, y: 850 }, { x: 1500, y: 950 }, ...apart];
    expect(seenFrom(around(close, BOARD, FRAME, PRINT), close, FRAME)).toBe(3);
  });

  it('keeps what lies under a finger where it is when it comes closer', () => {
    const camera = around([{ x: 800, y: 500 }], BOARD, FRAME, PRINT);
    const point = { x: 37, y: 211 };
    const under = spotAt(camera, FRAME, point);
    for (const factor of [0.5, 1.5, 3]) {
      const there = spotAt(zoomed(camera, FRAME, point, factor), FRAME, point);
      expect(near(there.x, under.x) && near(there.y, under.y)).toBe(true);
    }
  });

  it('stays on the board however it is dragged', () => {
    for (const scale of [0.1, 0.3, 1, 9]) {
      const camera = kept({ x: -9000, y: 9000, scale }, BOARD, FRAME);
      const seen = sight(camera, FRAME);
      expect(isIn(BOARD, { x: camera.x, y: camera.y })).toBe(true);
      if (seen.width < BOARD.width) expect(seen.x).toBeGreaterThanOrEqual(BOARD.x);
      if (seen.height < BOARD.height)
        expect(seen.y + seen.height).toBeLessThanOrEqual(BOARD.y + BOARD.height + 1e-6);
    }
  });

  it('lays the corner of the board where its middle falls into the middle of what is seen', () => {
    const camera = whole(BOARD, FRAME);
    const { x, y } = corner(camera, BOARD, FRAME);
    expect(near(x + (BOARD.width / 2) * camera.scale, FRAME.width / 2)).toBe(true);
    expect(near(y + (BOARD.height / 2) * camera.scale, (FRAME.height - FRAME.below) / 2)).toBe(
      true,
    );
  });
});
