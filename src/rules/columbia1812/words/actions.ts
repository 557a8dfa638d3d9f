import { type Label, labelling } from '../../kits/labels.js';
import type { BlockId } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import type { SetUpId } from '../components/set-ups.js';
import type { Face } from '../state.js';
import type { View } from '../view/view.js';
import { ARMY } from './army-actions.js';
import { BATTLE_ACTIONS } from './battle-actions.js';
import { NAVAL_ACTIONS } from './naval-actions.js';

/** Fields of all verbs; each verb has some of them. */
interface Fields {
  unit: BlockId;
  to: TownId;
  town: TownId;
  on: TownId;
  face: Face;
  plan: SetUpId;
}

const LABELS: { readonly [verb: string]: Label<Fields, View> } = {
  ...ARMY,
  ...NAVAL_ACTIONS,
  ...BATTLE_ACTIONS,
};

/** Verbs that have a wording. */
export const VERBS: readonly string[] = Object.keys(LABELS);

/** Words a choice for the seat that has it. */
export const describeAction = labelling<Fields, View>(LABELS);
