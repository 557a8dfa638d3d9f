import { frame as framed } from '../../kernel/frame.js';
import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { EscapeFrame, NavalBattleFrame } from '../frames.js';
import { loseShips, updateLakeControl } from '../questions/control.js';
import { contestedLakes, type Face, FACES, noShips, type State1812 } from '../state.js';
import { run } from './phase.js';

/**
 * C1812-8.4 naval units in a port captured by an enemy army roll one die each: 1-3 captured, 4-6 escaped onto the lake.
 */
export const escape = run<EscapeFrame>({
  clause: 'C1812-8.4',
  run({ state, frame: { town }, table, push }) {
    const captor = state.towns[town].holder;
    const side = other(captor);
    const lake = TOWN[town].lake;
    if (lake === null) return;
    const faces = berthed(state, town, side);
    state.towns[town].ships[side] = noShips();
    const dice = table.roll(faces.length, 'escape', 'C1812-8.4');
    const free = faces.filter((_, i) => (dice[i] ?? 0) >= 4);
    const taken = faces.filter((_, i) => (dice[i] ?? 0) < 4);
    for (const face of free) state.lakes[lake].ships[side][face] += 1;
    const exchanged = capture(state, town, captor, taken);
    table.say({
      type: 'escape',
      clause: 'C1812-8.4',
      data: { town, side, lake, escaped: free.length, captured: taken.length, exchanged },
    });
    updateLakeControl(state);
    // C1812-8.4.b the escaping side has moved onto the lake, so it is the attacker, and the battle is fought at once
    if (contestedLakes(state).includes(lake) && free.length > 0) push(attackFrom(side, lake));
  },
});

const attackFrom = (attacker: Side, lake: LakeId): NavalBattleFrame =>
  framed<NavalBattleFrame>({ f: 'naval-battle', lake, attacker, round: 1, stage: 'fire' });

// C1812-8.4.a operational units roll first
const berthed = (state: State1812, town: TownId, side: Side): Face[] =>
  FACES.flatMap((face) => Array.from({ length: state.towns[town].ships[side][face] }, () => face));

/**
 * C1812-8.4.a captured units are lost for ever. The captor gets units of their own in exchange, as long as any are
 * unbuilt.
 */
function capture(state: State1812, town: TownId, captor: Side, taken: readonly Face[]): number {
  loseShips(state, other(captor), taken.length);
  const exchanged = taken.slice(0, state.unbuilt[captor]);
  for (const face of exchanged) state.towns[town].ships[captor][face] += 1;
  state.unbuilt[captor] -= exchanged.length;
  return exchanged.length;
}
