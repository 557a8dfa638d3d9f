import type { Phases } from '../../../kernel/phase.js';
import { campaign, campaignDeclared, order } from './campaign.js';
import { entered } from './entered.js';
import { march } from './march.js';
import { muster } from './muster.js';
import { evade, fallBack, retreat } from './retreat.js';
import { marchOn, setOut } from './set-out.js';
import { units } from './units.js';
import { storm, unitsOn } from './units-on.js';

export const marchPhases: Phases = {
  campaign,
  'campaign-declared': campaignDeclared,
  entered,
  evade,
  'fall-back': fallBack,
  march,
  'march-on': marchOn,
  muster,
  order,
  retreat,
  'set-out': setOut,
  storm,
  units,
  'units-on': unitsOn,
};
