import { defineRuleset } from '../kernel/define.js';
import { components } from './catalogue/components.js';
import { decks } from './catalogue/decks.js';
import { CLAUSES } from './clauses/index.js';
import { near } from './components/lookups.js';
import type { Side } from './components/side.js';
import { kinds } from './kinds.js';
import { lesson } from './lesson.js';
import { readPosition } from './notation/read.js';
import { writePosition } from './notation/write.js';
import { phases } from './phases/index.js';
import { board } from './picture/board-svg.js';
import { evaluate } from './player/evaluate.js';
import { setup } from './setup.js';
import { DOMAINS, type OpsState } from './state.js';
import { combat } from './view/battle.js';
import { from } from './view/from.js';
import { resample } from './view/resample.js';
import { viewSchema } from './view/schema.js';
import { type View, viewOf } from './view/view.js';
import { describeAction } from './words/actions.js';
import { asks } from './words/asks.js';
import { describeEvent } from './words/events.js';
import { score, stage } from './words/stage.js';
import { COUNTS, VERB_NAMES } from './words/verbs.js';

/** Operations: a card game on the War of 1812, from a player aid and a completion of our own. */
export const ops1812 = defineRuleset<OpsState, View, Side>(
  {
    id: 'ops1812',
    version: 1,
    title: { en: 'War of 1812: Operations', ja: '1812年戦争: オペレーション' },
    line: {
      en: 'A hand of cards: each its event, or points to march and build with.',
      ja: '手札を使う。一枚ごとに、イヴェントにするか、戦役や建設のOPSにするか。',
    },
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
    near,
    phases,
    clauses: CLAUSES,
    components,
    longest: 3000,
    kinds,
    setup,
    view: viewOf,
    viewSchema,
    resample,
    evaluate,
    verbs: VERB_NAMES,
    counts: COUNTS,
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
    from,
    decks,
  },
  {
    attackerRetreatsFirst: {
      isOn: ({ retreatFirst }) => retreatFirst === 'attacker',
      set: (state, on) => void (state.retreatFirst = on ? 'attacker' : 'defender'),
    },
  },
);
