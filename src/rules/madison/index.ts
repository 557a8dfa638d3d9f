import { defineRuleset } from '../kernel/define.js';
import { components } from './catalogue/components.js';
import { decks } from './catalogue/decks.js';
import { CLAUSES } from './clauses/index.js';
import { near } from './components/map.js';
import { SCENARIOS } from './components/scenarios.js';
import { type Side, SIDE_NAME } from './components/side.js';
import { kinds } from './kinds.js';
import { lesson } from './lesson.js';
import { readPosition } from './notation/read.js';
import { writePosition } from './notation/write.js';
import { phases } from './phases/index.js';
import { board } from './picture/board-svg.js';
import { copiesOf } from './player/copies.js';
import { evaluate } from './player/evaluate.js';
import { worthTrying } from './player/worth-trying.js';
import { setup } from './setup.js';
import { DOMAINS, type MadisonState } from './state.js';
import { combat } from './view/battle.js';
import { resample } from './view/resample.js';
import { viewSchema } from './view/schema.js';
import { unheard } from './view/unheard.js';
import { type View, viewOf } from './view/view.js';
import { describeAction } from './words/actions.js';
import { asks } from './words/asks.js';
import { describeEvent } from './words/events.js';
import { score, stage } from './words/stage.js';
import { VERB_NAMES } from './words/verbs.js';

/** Mr. Madison's War: a card-driven game on the War of 1812 along the Canadian border. */
export const madison = defineRuleset<MadisonState, View, Side>({
  id: 'madison',
  version: 6,
  title: { en: "Mr. Madison's War", ja: 'マディスン氏の戦争' },
  line: {
    en: 'Cards, leaders and fleets, from Detroit to Montreal.',
    ja: 'カードと指揮官と艦隊。デトロイトからモントリオールまで。',
  },
  seats: ['us', 'gb'],
  seatNames: SIDE_NAME,
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
  near,
  phases,
  clauses: CLAUSES,
  components,
  longest: 6000,
  kinds,
  setup,
  view: viewOf,
  viewSchema,
  resample,
  unheard,
  copies: copiesOf,
  evaluate,
  worthTrying,
  verbs: VERB_NAMES,
  stage,
  asks,
  score,
  describeAction,
  describeEvent,
  writePosition,
  readPosition,
  lesson,
  board,
  combat,
  decks,
});
