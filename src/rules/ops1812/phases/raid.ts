import { REGION_IDS } from '../components/lookups.js';
import type { RegionId } from '../components/map.js';
import { RAID_ON } from '../components/tracks.js';
import type { OperationFrame } from '../frames.js';
import { raidable } from '../questions/feasible.js';
import { act, hasUnits, noUnits, type OpsState } from '../state.js';
import { pay } from './pay.js';
import { ask } from './phase.js';

/**
 * OPS-raid.named, OPS-indian.raid-use, OPSX-raid.1 each raid costs one OPS. The raiding unit stays where it is and
 * cannot be lost.
 */
export const raid = ask<OperationFrame>()({
  clause: 'OPS-raid.named',
  forced: () => true,
  verbs: { raid: { from: 'region', to: 'region' }, done: {} },
  facts: (state) => state,
  *candidates(state) {
    yield { do: 'done' };
    for (const from of REGION_IDS)
      for (const to of raidable(state, from)) yield { do: 'raid', from, to };
  },
  guards: {
    raid: [
      { clause: 'OPSX-raid.1', holds: (state, { from, to }) => raidable(state, from).includes(to) },
    ],
  },
  apply: {
    done: ({ done }) => done(),
    raid(turn, { from, to }) {
      const { state, table } = turn;
      act(state, from, { ...noUnits(), indian: 1 });
      const target = state.regions[to].fort ? RAID_ON.fort : RAID_ON.open;
      const [die = 0] = table.roll(1, 'raid', 'OPSX-raid.1');
      const result = die >= target ? strike(state, to) : 'failed';
      table.say({ type: 'raid', clause: 'OPSX-raid.2', data: { from, to, die, target, result } });
      pay(turn, 1);
    },
  },
});

/**
 * OPSX-raid.2 a raid removes militia; it does nothing to regulars alone; in an empty region it places a raid marker.
 */
function strike(state: OpsState, region: RegionId): 'militia' | 'marker' | 'nothing' {
  const spot = state.regions[region];
  if (spot.us.militia > 0) {
    spot.us.militia -= 1;
    return 'militia';
  }
  if (hasUnits(state, region, 'us') || spot.raid) return 'nothing';
  spot.raid = true;
  return 'marker';
}
