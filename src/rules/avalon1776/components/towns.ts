import type { Text } from '../../kernel/text.js';
import { PORTS as PORT_LINES, TOWNS as TOWN_LINES } from './map-text.js';
import { TOWN_JA } from './names.js';
import { linesOf, sideId, sidesOf } from './read-text.js';

/** A1776-adv.III.B.5.a, A1776-adv.IV.B.2 magazines and forts are built in towns, but not in places or Indian towns. */
type TownKind = 'town' | 'place' | 'indian';

export interface Town {
  readonly id: string;
  readonly name: Text;
  readonly hex: string;
  readonly kind: TownKind;
  /** Whether it is a strategic town of its area in the Campaign Game. */
  readonly strategic: boolean;
  /** A1776-basic.VII.control-points; 0 in towns without any. */
  readonly points: number;
  /** The hexside at the arrow, by which ships reach the port; null: the town is no port. */
  readonly port: string | null;
  /** The source of the name: the rules have it, reports have it, or it is chosen. */
  readonly basis: 'rules' | 'report' | 'chosen';
}

const PORT_SIDE = new Map(
  linesOf(PORT_LINES).map((line): [string, string] => {
    const [id = '', side = ''] = line.split(' ');
    return [id, sidesOf(side).map(sideId)[0]!];
  }),
);

/** The 122 named places, from the north to the south. */
export const TOWNS: readonly Town[] = linesOf(TOWN_LINES).map((line) => {
  const [head = '', en = ''] = line.split(' | ');
  const [hex = '', id = '', kind = '', ...more] = head.split(' ');
  return {
    id,
    name: { en, ja: TOWN_JA[id]! },
    hex,
    kind: kind as TownKind,
    strategic: more.includes('strategic'),
    points: Number(more.find((word) => /^\d+$/.test(word)) ?? 0),
    port: PORT_SIDE.get(id) ?? null,
    basis: more.at(-1) as Town['basis'],
  };
});

const BY_ID = new Map(TOWNS.map((town) => [town.id, town]));
const BY_HEX = new Map(TOWNS.map((town) => [town.hex, town]));

export const townOf = (id: string): Town | undefined => BY_ID.get(id);
/** The town in a hex, if there is one. */
export const townAt = (hex: string): Town | undefined => BY_HEX.get(hex);

/** The 31 ports, from the north to the south. */
export const PORTS: readonly Town[] = TOWNS.filter(({ port }) => port !== null);
