import { CLAUSES } from '../../../src/rules/avalon1776/clauses/index.js';
import { neighbours } from '../../../src/rules/avalon1776/components/map.js';
import { phases } from '../../../src/rules/avalon1776/phases/index.js';
import { readPosition } from '../../../src/rules/avalon1776/notation/read.js';
import { writePosition } from '../../../src/rules/avalon1776/notation/write.js';
import { combat } from '../../../src/rules/avalon1776/view/battle.js';
import { setup } from '../../../src/rules/avalon1776/setup.js';
import { SCENARIO } from '../../../src/rules/avalon1776/components/scenarios/index.js';
import { DOMAINS, type State1776 } from '../../../src/rules/avalon1776/state.js';
import { viewOf, type View } from '../../../src/rules/avalon1776/view/view.js';
import { viewSchema } from '../../../src/rules/avalon1776/view/schema.js';
import { resample } from '../../../src/rules/avalon1776/view/resample.js';
import { describeAction } from '../../../src/rules/avalon1776/words/actions.js';
import { describeEvent } from '../../../src/rules/avalon1776/words/events.js';
import type { Side } from '../../../src/rules/avalon1776/components/side.js';
import { defineRuleset } from '../../../src/rules/kernel/index.js';

/** The rules without their board, which has tests of its own. */
export const avalon1776 = defineRuleset<State1776, View, Side>({
  id: 'avalon1776',
  version: 1,
  title: { en: '1776', ja: '1776' },
  seats: ['us', 'gb'],
  seatNames: { us: { en: 'American', ja: 'アメリカ軍' }, gb: { en: 'British', ja: 'イギリス軍' } },
  scenarios: [{ id: 'basic', title: SCENARIO.basic.title, options: {} }],
  options: {},
  domains: DOMAINS,
  near: neighbours,
  phases,
  clauses: CLAUSES,
  components: null as never,
  longest: 3000,
  setup,
  view: viewOf,
  viewSchema,
  resample,
  evaluate: () => 0,
  describeAction,
  describeEvent,
  writePosition,
  readPosition,
  board: null as never,
  combat,
  decks: { piles: () => [], catalogue: [], uses: {} },
});
