import {
  choices,
  owed,
  playInPlace,
  RecordingTable,
  seeded,
  seededChance,
  start,
} from '../../kernel/index.js';
import { SPACE, SPACE_IDS, type SpaceId } from '../components/map.js';
import { SIDES } from '../components/side.js';
import { madison } from '../index.js';
import { type View, viewOf } from '../view/view.js';
import { board } from './board-svg.js';
import { heap } from './heap.js';
import { LAYOUT } from './layout.js';
import { leash } from './leash.js';
import { type Box, nameBox } from './names.js';
import { type Laid, onSpace } from './place.js';
import { piecesAt } from './placed.js';
import { HALF } from './space.js';
import { spread } from './spread.js';
import { type DrawPieces, stack } from './stack.js';

const large: DrawPieces = (pieces, room) => stack(pieces, room, 'en');
const SIZES = [
  [390, heap],
  [1200, large],
] as const;
const SCENARIOS = ['1814', '1813-1814', 'entire-war'];

/** What a spectator sees at the start and after every 30 actions taken at random. */
function views(scenario: string): View[] {
  const chance = seededChance(1);
  const random = seeded(1);
  const { state } = start(madison, { scenario, options: {} }, chance);
  const seen = [structuredClone(viewOf(state, null))];
  for (let count = 1; count <= 150 && state.outcome === null; count++) {
    const [seat = ''] = owed(madison, state);
    const all = choices(madison, state, seat);
    const action = all[random(all.length)]!;
    playInPlace(madison, state, seat, action, new RecordingTable(chance));
    if (count % 30 === 0) seen.push(structuredClone(viewOf(state, null)));
  }
  return seen;
}

interface Put extends Laid {
  readonly lies: Box;
}

function put(view: View, draw: DrawPieces): Put[] {
  const laid = SPACE_IDS.flatMap((id) => {
    const sides = SIDES.map((side) => piecesAt(view, side, id));
    return onSpace(id, sides, draw) ?? [];
  });
  const boxes = spread(laid, 'en');
  return laid.map((each, i) => ({ ...each, lies: boxes[i] as Box }));
}

/** From the square of a space to the edge of a box, across or down. */
const gap = (id: SpaceId, { x, y, width, height }: Box): number => {
  const [u, v] = LAYOUT[id].at;
  return Math.max(x - u, u - x - width, y - v, v - y - height) - HALF;
};
const toMiddle = (id: SpaceId, { x, y, width, height }: Box): number =>
  Math.hypot(x + width / 2 - LAYOUT[id].at[0], y + height / 2 - LAYOUT[id].at[1]);

const isPlain = ({ id, lies }: Put): boolean =>
  gap(id, lies) < 30 && SPACE_IDS.every((other) => toMiddle(other, lies) >= toMiddle(id, lies));

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(SCENARIOS)('stacks in a game of %s', (scenario) => {
  const seen = views(scenario);

  it.each(SIZES)('lie beside their space or hang on a line to it (%i pixels)', (width, draw) => {
    let hanging = 0;
    for (const view of seen) {
      const svg = board.svg(view, { locale: 'en', width });
      for (const each of put(view, draw).filter((one) => !isPlain(one))) {
        const line = leash(each.id, each.lies, each.colour);
        expect([each.id, line === '', svg.includes(line)]).toEqual([each.id, false, true]);
        hanging += 1;
      }
    }
    expect(hanging).toBeGreaterThan(0);
  });

  it.each(SIZES)('leave the squares of spaces free (%i pixels)', (_, draw) => {
    const covered = seen.flatMap((view) =>
      put(view, draw).flatMap(({ id, lies }) =>
        SPACE_IDS.filter((other) => gap(other, lies) < 0).map((other) => `${id} on ${other}`),
      ),
    );
    expect(covered).toEqual([]);
  });

  it('have their totals above the names of spaces', () => {
    let over = 0;
    for (const view of seen) {
      const svg = board.svg(view, { locale: 'en', width: 1200 });
      for (const { top, lies } of put(view, large).filter((one) => one.top !== '')) {
        const names = SPACE_IDS.filter((id) => meet(lies, nameBox(id, 'en')));
        const last = Math.max(-1, ...names.map((id) => svg.lastIndexOf(`>${SPACE[id].name.en}<`)));
        expect(svg.lastIndexOf(top)).toBeGreaterThan(last);
        over += last < 0 ? 0 : 1;
      }
    }
    expect(over).toBeGreaterThan(0);
  });
});
