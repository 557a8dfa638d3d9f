import { type AskFrame, frame as framed, sealed } from '../../kernel/frame.js';
import type { Side } from '../components/side.js';
import type { SideFrame } from '../frames.js';
import { updateLakeControl } from '../questions/control.js';
import { excessTowns } from './freeze.js';
import { run } from './phase.js';

/** C1812-13.2.c both sides name their excess blocks unseen. C1812-13.1.a no army moves in winter. */
export const attrition = run({
  clause: 'C1812-13.2',
  run({ state, push }) {
    updateLakeControl(state);
    const lane = (by: Side): AskFrame[] =>
      excessTowns(state, by).size > 0 ? [framed<SideFrame>({ f: 'freeze', by })] : [];
    push(
      sealed('winter', { us: lane('us'), gb: lane('gb') }),
      { f: 'attrition-losses' },
      { f: 'reinforce' },
    );
  },
});
