import type { Frame } from '../../../src/rules/kernel/frame.js';
import type { CardId } from '../../../src/rules/madison/components/cards/index.js';
import type { LeaderId } from '../../../src/rules/madison/components/leaders.js';
import type { LakeId, SpaceId } from '../../../src/rules/madison/components/map.js';
import type { Side } from '../../../src/rules/madison/components/side.js';
import type { NavalCombatFrame } from '../../../src/rules/madison/frames.js';
import {
  activateLeader,
  activateUnits,
} from '../../../src/rules/madison/phases/march/activation.js';
import { cardPlayOver } from '../../../src/rules/madison/phases/turn/card-play.js';
import type { MadisonState, Use } from '../../../src/rules/madison/state.js';
import { act, type Pieces, type Scene, scene } from './support.js';

/** In the middle of a card play of `by`; what it sets off comes next. */
const inPlay = (
  by: Side,
  use: Use,
  frames: (state: MadisonState) => readonly Frame[],
  put: Pieces,
  { set, ...more }: Scene,
): MadisonState =>
  scene({
    by,
    put,
    ...more,
    set(state) {
      const card: CardId = 'c51';
      state.play = { by, card, use, attacked: {} };
      set?.(state);
    },
    agenda: (state) => [...frames(state), cardPlayOver(by)],
  });

/** A leader has been activated; nobody can react. */
export const led = (by: Side, leader: LeaderId, put: Pieces, more: Scene = {}): MadisonState =>
  inPlay(by, 'leader', (state) => activateLeader(state, by, leader, 1), put, more);

/** So many points to activate pieces of one place without a leader. */
export const mustered = (
  by: Side,
  place: SpaceId | LakeId,
  points: number,
  put: Pieces,
  more: Scene = {},
): MadisonState =>
  inPlay(by, 'units', (state) => activateUnits(state, by, place, points, 1), put, more);

/** A naval combat begins in the box where the pieces stand. */
export const engaged = (attacker: Side, lake: LakeId, put: Pieces, more: Scene = {}) =>
  inPlay(
    attacker,
    'leader',
    () => [
      {
        f: 'naval-combat',
        lake,
        attacker,
        stage: 'begin',
        leads: {},
        used: {},
      } as NavalCombatFrame,
    ],
    put,
    more,
  );

/** One action after the other, each a submission of its own; no dice are rolled. */
export const run = (state: MadisonState, side: Side, steps: readonly string[]): MadisonState =>
  steps.reduce((now, step) => act(now, side, [step]).state, state);

export const BOX = 'lake-ontario';

/** Attacker first; all in the box. */
export const boxed = (...ids: readonly string[]): Pieces =>
  Object.fromEntries(
    ids.map((id) => (id.endsWith('!') ? [id.slice(0, -1), `${BOX}!`] : [id, BOX])),
  );

/** The Americans sail into the box. */
export const sailIn = (ships: readonly string[], foes: Pieces, more: Pieces = {}): MadisonState => {
  const at = Object.fromEntries(ships.map((id) => [id, 'sackets-harbour']));
  return led('us', 'chauncey', { chauncey: 'sackets-harbour', ...at, ...foes, ...more } as Pieces);
};
