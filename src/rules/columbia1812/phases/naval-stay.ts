import { enclosing, frame } from '../../kernel/frame.js';
import { other } from '../components/side.js';
import type { LakeFrame, NavalBattleFrame } from '../frames.js';
import { portsOf } from '../state.js';
import { ask } from './phase.js';
import { berth } from './port.js';

/**
 * C1812-8.1 after each round the attacker, then the defender, stays or retreats with all naval units (8.2). There is no
 * pursuit (C1812-8.2.c).
 */
export const navalStay = ask<LakeFrame>()({
  clause: 'C1812-8.1',
  interrupt: true,
  forced: () => true,
  verbs: { stay: {}, retreat: {} },
  facts: (state, { by, lake }) => portsOf(state, by, lake).length,
  candidates: () => [{ do: 'stay' }, { do: 'retreat' }],
  guards: { retreat: [{ clause: 'C1812-8.2.b', holds: (ports) => ports > 0 }] },
  apply: {
    stay({ state, frame: { by, lake }, done, push }) {
      done();
      if (by === enclosing<NavalBattleFrame>(state, 'naval-battle').attacker)
        push(frame<LakeFrame>({ f: 'naval-stay', by: other(by), lake }));
    },
    retreat({ state, frame: { by, lake }, table, done, push }) {
      enclosing<NavalBattleFrame>(state, 'naval-battle').stage = 'over';
      table.say({
        type: 'naval-retreat',
        clause: 'C1812-8.2',
        data: { lake, side: by, forced: false },
      });
      done();
      push(...berth(state, by, lake, table));
    },
  },
});
