import { type AskFrame, type Frame, sealed } from '../../kernel/frame.js';
import { BOTTOM, type Piling } from '../../kits/position.js';
import { other, type Side } from '../components/side.js';
import type { ArmyMoveFrame, BattlesFrame, PlayerTurnFrame, SideFrame } from '../frames.js';
import type { State1812 } from '../state.js';

const asks = (f: string, by: Side): SideFrame => ({ f, by });
const march: ArmyMoveFrame = { f: 'army-move', stage: 'militia' };

/** The agenda at the beginning of a stage, the next frame last; null where the stage alone does not determine it. */
export function standardAgenda(state: State1812): Frame[] | null {
  const { stage, active } = state;
  if (stage === 'setup')
    return [{ f: 'year' }, { f: 'fleets' }, asks('place', 'gb'), asks('place', 'us')];
  if (stage === 'over') return [];
  if (stage === 'winter') return [{ f: 'winter' }];
  if (stage === 'orders') return simultaneous();
  if (active === null) return null;
  if (stage === 'initiative') return [{ f: 'turn' }, asks('first', active)];
  return [...later(state, active), ...playerTurn(state, active)];
}

/** Frames for the rest of the campaign turn after this player turn. */
function later({ first }: State1812, active: Side): Frame[] {
  const next: PlayerTurnFrame = { f: 'player-turn', by: other(active) };
  return active === first ? [{ f: 'turn' }, next] : [{ f: 'turn' }];
}

function playerTurn({ stage }: State1812, by: Side): Frame[] {
  const battles: BattlesFrame = { f: 'battles', by };
  if (stage === 'battle') return [{ f: 'turn-end' }, battles];
  const army = [{ f: 'turn-end' }, { f: 'battle-phase' }, march, asks('army', by)];
  return stage === 'army' ? army : [...army, { f: 'naval-move' }, asks('naval', by)];
}

function simultaneous(): Frame[] {
  const lane = (by: Side): AskFrame[] => [asks('army', by), asks('naval', by)];
  return [
    { f: 'turn' },
    { f: 'turn-end' },
    { f: 'battle-phase' },
    march,
    { f: 'naval-move' },
    sealed('orders', { us: lane('us'), gb: lane('gb') }),
  ];
}

const NAVAL_BATTLES = ['battles', 'sea-wait', 'naval-battle'];
const TAKEN = ['battle', 'battles', 'escape'];
const LAST = [BOTTOM];

/** Phases that each frame may lie on. */
export const PILING: Piling = {
  ...{ year: LAST, turn: LAST, 'year-end': LAST, winter: LAST, attrition: LAST, reinforce: LAST },
  ...{ fleets: ['year'], place: ['fleets', 'place'], first: ['turn'], 'player-turn': ['turn'] },
  ...{ 'turn-end': ['turn', 'player-turn'], 'battle-phase': ['turn-end'], battles: ['turn-end'] },
  ...{ 'army-move': ['battle-phase'], cross: ['army-move'], army: ['army-move'] },
  ...{ 'naval-move': ['army-move', 'army'], naval: ['naval-move'] },
  sealed: ['naval-move', 'attrition-losses'],
  ...{ 'naval-battle': [...NAVAL_BATTLES, ...TAKEN], strike: ['naval-battle', 'strike'] },
  ...{ 'naval-stay': ['naval-battle'], port: ['naval-battle', 'port', 'attrition'] },
  ...{ 'sea-wait': NAVAL_BATTLES, 'sea-sail': NAVAL_BATTLES },
  ...{ battle: ['battles'], 'battle-order': ['battles'], escape: TAKEN },
  ...{ accept: ['battle'], 'battle-turn': ['battle'], losses: ['battle', 'leave'] },
  ...{ retreat: ['battle'], leave: ['battle'], flee: ['battle'], pursuit: ['leave'] },
  'attrition-losses': ['reinforce'],
  // under seal only
  freeze: [],
};
