import { defineRuleset } from '../kernel/define.js';
import { components } from './catalogue/components.js';
import { decks } from './catalogue/decks.js';
import { CLAUSES } from './clauses/index.js';
import { near } from './components/map.js';
import { SCENARIOS } from './components/scenarios/index.js';
import type { Side } from './components/side.js';
import { lesson } from './lesson.js';
import { readPosition } from './notation/read.js';
import { writePosition } from './notation/write.js';
import { optionsOffered } from './options.js';
import { phases } from './phases/index.js';
import { board } from './picture/board-svg.js';
import { evaluate } from './player/evaluate.js';
import { mixed } from './player/mixed.js';
import { worthTrying } from './player/worth-trying.js';
import { setup } from './setup.js';
import { DOMAINS, type State1776 } from './state.js';
import { combat } from './view/battle.js';
import { resample } from './view/resample.js';
import { viewSchema } from './view/schema.js';
import { unheard } from './view/unheard.js';
import { type View, viewOf } from './view/view.js';
import { describeAction } from './words/actions.js';
import { asks } from './words/asks.js';
import { describeEvent } from './words/events.js';
import { score, stage } from './words/stage.js';
import { COUNTS, VERB_NAMES } from './words/verbs.js';

/**
 * 1776: the War of American Independence on 1,777 hexes; its Basic Game, the four scenarios of the Advanced one and the
 * Campaign with its two short campaigns, by the rules of the second edition (A1776-basic.intro.1).
 */
export const avalon1776 = defineRuleset<State1776, View, Side>({
  id: 'avalon1776',
  version: 5,
  title: { en: '1776', ja: '1776' },
  line: {
    en: 'The War of Independence on a map of hexes: armies, forts and supply.',
    ja: '独立戦争をヘックスの地図で戦う。軍団、要塞、補給。',
  },
  seats: ['us', 'gb'],
  seatNames: {
    us: { en: 'American', ja: 'アメリカ' },
    gb: { en: 'British', ja: 'イギリス' },
  },
  // Each scenario has options of its own, so a position names its scenario, which also sets the area of play.
  scenarios: SCENARIOS.map((one) => ({
    id: one.id,
    title: one.title,
    options: optionsOffered(one),
    ...(one.longest !== undefined && { longest: one.longest }),
  })),
  options: {},
  domains: DOMAINS,
  near,
  phases,
  clauses: CLAUSES,
  components,
  longest: 2000,
  setup,
  view: viewOf,
  viewSchema,
  resample,
  unheard,
  evaluate,
  worthTrying,
  mixed,
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
  decks,
});
