import { CARD_IDS, CARD } from '../../../src/rules/madison/components/cards/index.js';
import { BATTLE_CASES } from './cards/battles.js';
import { EVENT_CASES, VP_CASES } from './cards/events.js';
import { OPS_CASES, PLAY_CASES } from './cards/plays.js';
import { REACTION_CASES } from './cards/reactions.js';
import { playCase, titleOf, type Case } from './cards/support.js';
import { WINTER_CASES } from './cards/winter.js';

const CASES: readonly Case[] = [
  ...VP_CASES,
  ...EVENT_CASES,
  ...BATTLE_CASES,
  ...WINTER_CASES,
  ...PLAY_CASES,
  ...OPS_CASES,
  ...REACTION_CASES,
];

describe('cards', () => {
  test.each(CASES.map((one) => [titleOf(one), one] as const))('%s', (_, one) => {
    const { after, events, before } = playCase(one);
    one.then(after, events, before);
  });

  test('every window of every card', () => {
    const done = new Set(CASES.map(({ card, when }) => `${card} ${when}`));
    const all = CARD_IDS.flatMap((id) => CARD[id].when.map((when) => `${id} ${when}`));
    expect(all.filter((one) => !done.has(one))).toEqual([]);
  });
});
