import type { Components } from '../../../../src/rules/kernel/components.js';
import { beside, namesOf, spotsOf } from '../../../../src/rules/kits/components.js';
import type { Point } from '../../../../src/rules/kits/picture/svg.js';
import { number, object } from '../../../../src/rules/kits/shapes.js';
import { kindOf, PIECES, PLACES, sideOf } from './state.js';

/** On the board, from west to east. */
export const SPOTS: Readonly<Record<string, Point>> = Object.fromEntries(
  PLACES.map((place, i) => [place, [i * 30 + 15, 40]]),
);
const at = spotsOf(SPOTS);

const text = (en: string, ja: string) => ({ en, ja });

export const COMPONENTS: Components = {
  sides: [
    { id: 'red', mark: 'star', colour: '#a02020' },
    { id: 'blue', mark: 'crown', colour: '#2020a0' },
  ],
  places: PLACES.map((id, i) => ({
    ...{ id, name: text(id, `場所${i}`), kind: 'camp', side: null, at: at(id), more: { no: i } },
  })),
  connections: PLACES.slice(1).map((to, i) => beside(PLACES[i] ?? to, to, 'way')),
  pieces: PIECES.map((id) => ({
    ...{ id, name: text(id, `駒${id}`), kind: kindOf(id), side: sideOf(id), count: 1, more: {} },
  })),
  schedule: [],
  tracks: [],
  terms: namesOf({
    camp: text('camp', '陣'),
    way: text('way', '道'),
    bow: text('bow', '弓'),
    sword: text('sword', '剣'),
  }),
  shapes: { camp: object({ no: number }), bow: object({}), sword: object({}) },
};
