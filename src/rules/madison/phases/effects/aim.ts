import { frame as framed } from '../../../kernel/frame.js';
import type { EffectsFrame } from '../../frames.js';
import type { AimFrame } from '../../frames/choices.js';
import { aims } from '../../questions/language/events.js';
import { ask } from '../phase.js';

/** MMW-8.27 the player chooses the space or lake that a card is aimed at. */
export const aim = ask<AimFrame>()({
  clause: 'MMW-8.27',
  forced: () => true,
  verbs: { aim: { space: 'space' }, 'aim-lake': { lake: 'lake' } },
  facts: (state, { card, by }) => aims(state, card, by),
  *candidates({ spaces, lakes }) {
    for (const space of spaces) yield { do: 'aim', space };
    for (const lake of lakes) yield { do: 'aim-lake', lake };
  },
  guards: {
    aim: [{ clause: 'MMW-8.27', holds: ({ spaces }, { space }) => spaces.includes(space) }],
    'aim-lake': [{ clause: 'MMW-8.27', holds: ({ lakes }, { lake }) => lakes.includes(lake) }],
  },
  apply: {
    aim({ frame: { card, by }, table, done, push }, { space }) {
      done();
      table.say({ type: 'card-aimed', clause: 'MMW-8.27', data: { card, space } });
      push(framed<EffectsFrame>({ f: 'effects', card, by, path: [], at: 0, space }));
    },
    'aim-lake'({ frame: { card, by }, table, done, push }, { lake }) {
      done();
      table.say({ type: 'card-aimed', clause: 'MMW-8.27', data: { card, lake } });
      push(framed<EffectsFrame>({ f: 'effects', card, by, path: [], at: 0, lake }));
    },
  },
});
