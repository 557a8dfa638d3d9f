import { enclosing, type Frame, frame as framed } from '../../../kernel/frame.js';
import { LEADER } from '../../components/leaders.js';
import { type LakeId, SPACE } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { EnteredFrame, LandingFrame, SailFrame } from '../../frames.js';
import { openWindow } from '../../questions/language/windows.js';
import { flotilla, setAshore } from '../../questions/transport.js';
import { run } from '../phase.js';

/** MMW-11.5 an amphibious attack: the foe may react, then all passengers land. They fight when the ships have moved. */
export const landing = run<LandingFrame>({
  clause: 'MMW-11.5',
  run({ state, frame: { by, space, stage }, push }) {
    if (stage === 'window') {
      push(framed<LandingFrame>({ f: 'landing', by, space, stage: 'ashore' }));
      push(...openWindow(state, other(by), 'landing', space));
      return;
    }
    const sail = enclosing<SailFrame>(state, 'sail');
    const fleet = flotilla(state, sail);
    // a card may have cancelled the landing
    if (fleet === null || fleet.place !== space) return;
    const lake = SPACE[space].lake as LakeId;
    for (const id of fleet.units) setAshore(state.units[id], lake);
    for (const id of fleet.leaders)
      if (LEADER[id].kind !== 'naval') setAshore(state.leaders[id], lake);
    sail.landed = [...(sail.landed ?? []), space];
  },
});

/** MMW-11.52 combats of the landings of a flotilla; they are fought when its ships have moved. */
export const landedFrames = ({ landed }: SailFrame, by: Side): Frame[] =>
  (landed ?? []).map((space) => framed<EnteredFrame>({ f: 'entered', by, space, stage: 'window' }));
