import type { JsonObject } from '../kernel/json.js';
import type { Ruleset } from '../kernel/ruleset.js';
import { CLAUSES } from './clauses/index.js';
import { decks } from './decks.js';
import { evaluate } from './evaluate.js';
import { kinds } from './kinds.js';
import { combat } from './odds.js';
import { readPosition } from './notation/read.js';
import { writePosition } from './notation/write.js';
import { phases } from './phases/index.js';
import { boardSvg, GROUND } from './picture/board-svg.js';
import { boardText } from './picture/text.js';
import { resample } from './resample.js';
import { setup } from './setup.js';
import { DOMAINS, type State1812 } from './state.js';
import { viewSchema } from './view-schema.js';
import { viewOf, viewsOf, type View } from './view.js';
import { describeAction } from './words/actions.js';
import { describeEvent } from './words/events.js';
import type { Side } from './components/side.js';

/** A view from the wire side is plain JSON; this game made it, so it has this game's shape. */
const asView = (view: JsonObject): View => view as unknown as View;

/** War of 1812, a block game: rules v1.31 (2003), sections 1 to 19 (C1812-0.0); section 20 holds no rules (C1812-20.0). */
export const columbia1812: Ruleset<State1812> = {
  id: 'columbia1812',
  version: 1,
  title: { en: 'War of 1812', ja: '1812年戦争' },
  seats: ['us', 'gb'],
  seatNames: {
    us: { en: 'American', ja: 'アメリカ' },
    gb: { en: 'British', ja: 'イギリス' },
  },
  scenarios: [
    { id: 'campaign', title: { en: 'The whole war, 1812–1814', ja: '全戦役 1812〜1814年' } },
  ],
  options: {
    simultaneous: {
      title: { en: 'Simultaneous movement (section 19)', ja: '同時移動(19項)' },
      default: false,
    },
  },
  domains: DOMAINS,
  phases,
  clauses: CLAUSES,
  longest: 4000,
  kinds,
  setup,
  view: (state, viewer) => viewOf(state, viewer as Side | null) as unknown as JsonObject,
  views: (state, viewers, last) =>
    viewsOf(
      state,
      viewers as (Side | null)[],
      last.map((view) => view && asView(view)),
    ) as unknown as JsonObject[],
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
