import { type Frame, frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import type { SpaceId } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { EnteredFrame } from '../../frames.js';
import type { EvadeFrame } from '../../frames/march.js';
import { oddsAt, startCombat } from '../../questions/combat.js';
import { isOverwhelming } from '../../questions/drm.js';
import { displaceShips } from '../../questions/harbour.js';
import { barsRetreat } from '../../questions/language/lasting.js';
import { battleWindow, openWindow } from '../../questions/language/windows.js';
import { canAttack } from '../../questions/march.js';
import { hasUnits, unitsAt } from '../../questions/pieces.js';
import { takeStock } from '../../questions/points.js';
import { isHeld, retreatFrames } from '../../questions/retreat.js';
import { allOf } from '../../questions/route.js';
import { routesFrom } from '../../questions/routes.js';
import type { MadisonState } from '../../state.js';
import { run } from '../phase.js';

type EnteredTurn = Turn<MadisonState, EnteredFrame>;

/** MMW-9.3 a force has entered a space: enemies there flee, retreat or fight. */
export const entered = run<EnteredFrame>({
  clause: 'MMW-9.3',
  run: (turn) => STAGES[turn.frame.stage](turn),
});

function next(now: EnteredFrame, stage: EnteredFrame['stage']): EnteredFrame {
  now.stage = stage;
  return now;
}

const STAGES: { readonly [S in EnteredFrame['stage']]: (turn: EnteredTurn) => void } = {
  /** MMW-8.31.8 a reaction window after each step. */
  window({ state, frame: now, push }) {
    push(next(now, 'assault'));
    push(...openWindow(state, other(now.by), 'step', now.space));
  },
  assault,
  retreat,
  combat({ state, frame: now, push }) {
    const { by, space, arrival } = now;
    if (!hasUnits(state, other(by), space)) push(next(now, 'ships'));
    else push(startCombat(state, space, by, arrival === true));
  },
  /** MMW-9.61 ships without a garrison flee. */
  ships({ state, frame: now, push }) {
    const { by, space } = now;
    const flee = hasUnits(state, by, space) ? displaceShips(state, space, other(by)) : [];
    push(...flee, next(now, 'leaders'));
  },
  /** MMW-9.53 leaders without units flee. */
  leaders({ state, frame: { by, space }, table, push }) {
    const alone = hasUnits(state, by, space)
      ? retreatFrames(state, other(by), space, 'mandatory')
      : [];
    if (alone.length > 0) push(...alone);
    else takeStock(state, table);
  },
};

/** Pieces that are left after the foe's reaction attack. A force that can no longer attack goes back (MMW-10.23). */
function assault({ state, frame: now, table, push }: EnteredTurn): void {
  const { by, space } = now;
  if (!isHeld(state, by, space)) {
    // MMW-9.61 only the ships are left of a landing force
    if (hasUnits(state, other(by), space)) push(...displaceShips(state, space, by));
    takeStock(state, table);
    return;
  }
  if (!hasUnits(state, other(by), space)) push(next(now, 'ships'));
  else if (canAttack(state, unitsAt(state, by, space))) {
    push(next(now, 'retreat'));
    push(...battleWindow(state, by, 'assault', space));
  } else push(...retreatFrames(state, by, space, 'attacker'));
}

function retreat({ state, frame: now, push }: EnteredTurn): void {
  const { by, space } = now;
  push(...leaving(state, other(by), space), next(now, 'combat'));
}

/**
 * MMW-9.41, MMW-9.5, MMW-9.51, MMW-9.52 frames in which enemies leave the space before combat; none if a card forbids
 * it.
 */
function leaving(state: MadisonState, foe: Side, space: SpaceId): Frame[] {
  if (barsRetreat(state, foe, space) !== null) return [];
  if (isOverwhelming(oddsAt(state, space, other(foe)).ratio))
    return retreatFrames(state, foe, space, 'mandatory');
  // MMW-9.45.b
  const able = allOf(routesFrom(state, foe, space, 'before-combat')).some(
    ({ strands }) => !strands,
  );
  return able ? [framed<EvadeFrame>({ f: 'evade', by: foe, space })] : [];
}
