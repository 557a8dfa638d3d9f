import type { Phases } from '../../../kernel/phase.js';
import { carry } from './carry.js';
import { fleet, fleetReturn } from './fleet.js';
import { captured, flee, harbour, replacement } from './harbour.js';
import { landing } from './landing.js';
import { damage, leadShip, navalCombat } from './naval-combat.js';
import { sail } from './sail.js';

/** Sections 11 and 12: ships, transport and landings, naval combat. */
export const lakePhases: Phases = {
  sail,
  landing,
  fleet,
  'fleet-return': fleetReturn,
  flee,
  harbour,
  captured,
  replacement,
  carry,
  'naval-combat': navalCombat,
  'lead-ship': leadShip,
  damage,
};
