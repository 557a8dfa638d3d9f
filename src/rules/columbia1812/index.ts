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
import { worthTrying } from './player/worth-trying.js';
import { setup } from './setup.js';
import { DOMAINS, type State1812 } from './state.js';
import { combat } from './view/battle.js';
import { from } from './view/from.js';
import { resample } from './view/resample.js';
import { viewSchema } from './view/schema.js';
import { tells } from './view/tells.js';
import { unheard } from './view/unheard.js';
import { type View, viewOf } from './view/view.js';
import { describeAction } from './words/actions.js';
import { asks } from './words/asks.js';
import { describeEvent } from './words/events.js';
import { score, stage } from './words/stage.js';
import { VERB_NAMES } from './words/verbs.js';

/**
 * War of 1812, a block game: rules v1.31 (2003), sections 1 to 19 (C1812-0.0). Section 20 contains no rules
 * (C1812-20.0).
 */
export const columbia1812 = defineRuleset<State1812, View, Side>(
  {
    id: 'columbia1812',
    version: 2,
    title: { en: 'War of 1812', ja: '1812年戦争' },
    line: {
      en: 'Hidden blocks fight for the Great Lakes; their strength shows in battle alone.',
      ja: '伏せたブロックで五大湖を争う。戦力は戦闘のときだけ明かされる。',
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
      simultaneous: {
        title: { en: 'Simultaneous movement (section 19)', ja: '同時移動(19項)' },
        default: false,
      },
    },
    domains: DOMAINS,
    near,
    phases,
    clauses: CLAUSES,
    components,
    longest: 4000,
    mayBeDrawn: true,
    tells,
    kinds,
    setup,
    view: viewOf,
    viewSchema,
    resample,
    unheard,
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
    from,
    decks,
  },
  // This option is older than `State.options`, where all others stand: a new one needs no such lines.
  {
    simultaneous: {
      isOn: ({ simultaneous }) => simultaneous,
      set: (state, on) => void (state.simultaneous = on),
    },
  },
);
