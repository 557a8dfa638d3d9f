import type { JsonObject } from '../../kernel/json.js';
import { flag, object, oneOf, open, whole } from '../../kits/shapes.js';
import { type Side, SIDES } from '../components/side.js';
import { ADVANCED_COLUMNS } from '../components/tables.js';
import { TACTIC_IDS, type TacticId } from '../components/tactics.js';
import { COMBAT_CODES, type Counts, UNIT } from '../components/units.js';

/**
 * The most points of a side in a combat of the Basic Game, and of a type in one of the Advanced Game; no game ever has
 * as many.
 */
const MOST = 999;
const MOST_OF_A_TYPE = 99;
const MOST_GUNS = 10;
/** The most points of a side for which a whole series is computed. */
export const MOST_IN_SERIES = 60;

/** The columns of the Advanced table as an input names them, e.g. `3:2`. */
export const COLUMN_IDS = ADVANCED_COLUMNS.map((odds) => odds.join(':'));

/** One side in a combat of the Advanced Game. */
interface ForceInput {
  readonly units: Counts;
  readonly guns?: number;
  readonly supplied: boolean;
  /** The card of the side; without one each of the eight is equally likely. */
  readonly card?: TacticId;
  /** In a series: the side attacks again at these odds or better; without this, never. */
  readonly until?: string;
}

export interface MeetingInput {
  readonly attacker: Side;
  readonly us: ForceInput;
  readonly gb: ForceInput;
  /** The works in which the defender stands. */
  readonly works?: 'entrenchment' | 'fort';
}

export type Input =
  | { readonly kind: 'battle'; readonly attacker: number; readonly defender: number }
  | (MeetingInput & { readonly kind: 'combat' | 'series' });

const points = { ...whole(1, MOST), description: 'Strength points.' };

const force = (side: Side, more: JsonObject): JsonObject => {
  const codes = COMBAT_CODES.filter((code) => UNIT[code].side === side);
  const units = open(Object.fromEntries(codes.map((code) => [code, whole(1, MOST_OF_A_TYPE)])));
  return object(
    {
      units: { ...units, minProperties: 1, description: 'Strength points by type.' },
      supplied: flag,
    },
    { guns: whole(0, MOST_GUNS), card: oneOf(...TACTIC_IDS), ...more },
  );
};

const meeting = (kind: string, description: string, more: JsonObject = {}): JsonObject => ({
  description,
  ...object(
    {
      kind: { const: kind },
      attacker: oneOf(...SIDES),
      us: force('us', more),
      gb: force('gb', more),
    },
    { works: oneOf('entrenchment', 'fort') },
  ),
});

/** JSON Schema of the input of `odds`. */
export const oddsSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  anyOf: [
    {
      description: 'A combat of the Basic Game.',
      ...object({ kind: { const: 'battle' }, attacker: points, defender: points }),
    },
    meeting(
      'combat',
      'One combat of the Advanced Game. `works`: what the defender stands in; a card that is not given is each of the eight as often.',
    ),
    meeting(
      'series',
      `A combat of the Advanced Game and all that follow it in the hex, with at most ${MOST_IN_SERIES} points a side. A side attacks again while its odds are \`until\` or better, without it never; supply and cards are the same throughout.`,
      { until: oneOf(...COLUMN_IDS) },
    ),
  ],
};
