import type { JsonObject } from '../kernel/json.js';
import type { Ruleset } from '../kernel/ruleset.js';
import { combat } from './battle.js';
import { CLAUSES } from './clauses/index.js';
import { copiesOf } from './copies.js';
import { SCENARIOS } from './components/scenarios.js';
import type { Side } from './components/side.js';
import { decks } from './decks.js';
import { evaluate } from './evaluate.js';
import { kinds } from './kinds.js';
import { readPosition } from './notation/read.js';
import { writePosition } from './notation/write.js';
import { phases } from './phases/index.js';
import { boardSvg, GROUND } from './picture/board-svg.js';
import { boardText } from './picture/text.js';
import { resample } from './resample.js';
import { setup } from './setup.js';
import { DOMAINS, type MadisonState } from './state.js';
import { viewSchema } from './view-schema.js';
import { viewOf, viewsOf, type View } from './view.js';
import { worthTrying } from './worth/thrift.js';
import { describeAction } from './words/actions.js';
import { describeEvent } from './words/events.js';

/** A view from the wire side is plain JSON; this game made it, so it has this game's shape. */
const asView = (view: JsonObject): View => view as unknown as View;

/** Mr. Madison's War: a card-driven game on the War of 1812 along the Canadian border. */
export const madison: Ruleset<MadisonState> = {
  id: 'madison',
  version: 1,
  title: { en: "Mr. Madison's War", ja: 'マディスン氏の戦争' },
  seats: ['us', 'gb'],
  seatNames: {
    us: { en: 'American', ja: 'アメリカ' },
    gb: { en: 'British', ja: 'イギリス' },
  },
  scenarios: SCENARIOS.map(({ id, title }) => ({ id, title })),
  options: {
    tournament: {
      title: {
        en: 'Tournament: 0 victory points are a British moral victory (17.2)',
        ja: 'トーナメント: 0VPはイギリス軍の精神的勝利(17.2)',
      },
      default: false,
    },
    earlyReturn: {
      title: {
        en: 'Fleets return before the spring card plays (7.4)',
        ja: '春季－夏季ターンの艦隊帰還をカード・プレイの前に行う(7.4)',
      },
      default: false,
    },
  },
  domains: DOMAINS,
  phases,
  clauses: CLAUSES,
  longest: 6000,
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
  copies: copiesOf,
  evaluate: (state, seat) => evaluate(state, seat as Side),
  worthTrying: (state, seat, choices) => worthTrying(state, seat as Side, choices),
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
