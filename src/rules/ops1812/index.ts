import type { JsonObject } from '../kernel/json.js';
import type { Ruleset } from '../kernel/ruleset.js';
import { CLAUSES } from './clauses/index.js';
import { decks } from './decks.js';
import { evaluate } from './evaluate.js';
import { readPosition } from './notation/read.js';
import { writePosition } from './notation/write.js';
import { combat } from './odds.js';
import { phases } from './phases/index.js';
import { boardSvg, GROUND } from './picture/board-svg.js';
import { boardText } from './picture/text.js';
import { resample } from './resample.js';
import { setup } from './setup.js';
import { DOMAINS, type OpsState } from './state.js';
import { viewSchema } from './view-schema.js';
import { viewOf, type View } from './view.js';
import { describeAction } from './words/actions.js';
import { describeEvent } from './words/events.js';
import type { Side } from './components/side.js';

/** A view from the wire side is plain JSON; this game made it, so it has this game's shape. */
const asView = (view: JsonObject): View => view as unknown as View;

/** Operations: a card game on the War of 1812, from a player aid and a completion of our own. */
export const ops1812: Ruleset<OpsState> = {
  id: 'ops1812',
  version: 1,
  title: { en: 'War of 1812: Operations', ja: '1812年戦争: オペレーション' },
  seats: ['us', 'gb'],
  seatNames: {
    us: { en: 'American', ja: 'アメリカ' },
    gb: { en: 'British', ja: 'イギリス' },
  },
  scenarios: [
    { id: 'campaign', title: { en: 'The whole war, 1812–1814', ja: '全戦役 1812〜1814年' } },
  ],
  options: {
    attackerRetreatsFirst: {
      title: {
        en: 'The attacker decides on retreat first (player aid)',
        ja: '退却は攻撃側が先に決める(早見表)',
      },
      default: false,
    },
  },
  domains: DOMAINS,
  phases,
  clauses: CLAUSES,
  longest: 3000,
  setup,
  view: (state, viewer) => viewOf(state, viewer as Side | null) as unknown as JsonObject,
  viewSchema,
  resample: (state, viewer, random, how) => resample(state, viewer as Side | null, random, how),
  evaluate,
  describeAction: (action, view, locale) => describeAction(action, asView(view), locale),
  describeEvent,
  writePosition,
  readPosition,
  board: {
    ground: GROUND,
    svg: (view, options) => boardSvg(asView(view), options),
    text: (view, locale) => boardText(asView(view), locale),
  },
  combat,
  decks,
};
