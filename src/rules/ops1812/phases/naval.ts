import { frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { ZONE_IDS } from '../components/lookups.js';
import type { ZoneId } from '../components/map.js';
import { CRUISE_ON, FULL, PRIVATEER_END } from '../components/tracks.js';
import type { CruiseOnFrame, OperationFrame, RecallFrame } from '../frames.js';
import { fullBlockades } from '../questions/control.js';
import { withSquadrons } from '../questions/feasible.js';
import { privateerTarget } from '../questions/privateer.js';
import type { OpsState } from '../state.js';
import { pay } from './pay.js';
import { ask, run } from './phase.js';

/** OPS-privateer.roll moves the marker, at most to the end of the track and at least to 0. */
export const advance = (state: OpsState, levels: number): void =>
  void (state.privateer = Math.max(0, Math.min(PRIVATEER_END, state.privateer + levels)));

/** OPS-naval.us the American naval track. OPS-privateer.purpose it never moves squadrons. */
export const privateer = run<OperationFrame>({
  clause: 'OPS-privateer.roll',
  run({ state, frame: { ops }, table }) {
    const target = privateerTarget(state);
    const levels = table
      .roll(ops, 'privateer', 'OPS-privateer.roll')
      .filter((die) => die >= target).length;
    advance(state, levels);
    table.say({
      type: 'privateer',
      clause: 'OPS-privateer.roll',
      data: { target, levels, level: state.privateer },
    });
  },
});

/** OPS-cruise.target the target is one zone with squadrons, full or not. */
export const cruise = ask<OperationFrame>()({
  clause: 'OPS-cruise.purpose',
  forced: () => true,
  verbs: { cruise: { zone: 'zone' } },
  facts: withSquadrons,
  candidates: () => ZONE_IDS.map((zone) => ({ do: 'cruise' as const, zone })),
  guards: {
    cruise: [{ clause: 'OPS-cruise.target', holds: (zones, { zone }) => zones.includes(zone) }],
  },
  apply: {
    cruise({ state, frame, table, done, push }, { zone }) {
      done();
      const dice = table.roll(frame.ops, 'cruise', 'OPS-cruise.roll');
      const hits = dice.filter((die) => die >= CRUISE_ON).length;
      const back = Math.min(hits, state.zones[zone]);
      sendBack(state, zone, back);
      table.say({ type: 'cruise', clause: 'OPS-cruise.roll', data: { zone, hits, back } });
      // OPS-cruise.excess, OPS-cruise.limit hits that are left may go to one more zone, but no further
      if (hits > back && withSquadrons(state).length > 0)
        push(framed<CruiseOnFrame>({ f: 'cruise-on', by: 'us', hits: hits - back }));
    },
  },
});

/** OPS-naval.cruise, OPS-naval.box squadrons leave a blockade, full or not, and go to the British Navy box. */
export function sendBack(state: OpsState, zone: ZoneId, count: number): void {
  state.zones[zone] -= count;
  state.navy += count;
}

/** OPS-cruise.excess hits that are left go to one more zone. */
export const cruiseOn = ask<CruiseOnFrame>()({
  clause: 'OPS-cruise.excess',
  forced: () => true,
  verbs: { cruise: { zone: 'zone' }, done: {} },
  facts: withSquadrons,
  candidates: () => [{ do: 'done' }, ...ZONE_IDS.map((zone) => ({ do: 'cruise' as const, zone }))],
  guards: {
    cruise: [{ clause: 'OPS-cruise.target', holds: (zones, { zone }) => zones.includes(zone) }],
  },
  apply: {
    done: ({ done }) => done(),
    cruise({ state, frame: { hits }, table, done }, { zone }) {
      done();
      const back = Math.min(hits, state.zones[zone]);
      sendBack(state, zone, back);
      table.say({ type: 'cruise', clause: 'OPS-cruise.excess', data: { zone, hits, back } });
    },
  },
});

interface Deployable {
  readonly state: OpsState;
  readonly shift: boolean;
}

/** OPSX-deploy.1 squadrons go from the British Navy box to zones; an event may allow them to change zones. */
export const deploy = ask<OperationFrame>()({
  clause: 'OPS-deploy.named',
  forced: () => true,
  verbs: { deploy: { zone: 'zone' }, shift: { from: 'zone', zone: 'zone' }, done: {} },
  facts: (state, { licence }): Deployable => ({ state, shift: licence?.shift === true }),
  *candidates({ shift }) {
    yield { do: 'done' };
    for (const zone of ZONE_IDS) {
      yield { do: 'deploy', zone };
      if (shift) for (const from of ZONE_IDS) yield { do: 'shift', from, zone };
    }
  },
  guards: {
    deploy: [
      { clause: 'OPS-naval.box', holds: ({ state }) => state.navy > 0 },
      { clause: 'OPSX-deploy.1', holds: ({ state }, { zone }) => state.zones[zone] < FULL },
    ],
    shift: [
      { clause: 'OPS-general.events', holds: ({ shift }) => shift },
      {
        clause: 'OPSX-deploy.1',
        holds: ({ state }, { from, zone }) =>
          from !== zone && state.zones[from] > 0 && state.zones[zone] < FULL,
      },
    ],
  },
  apply: {
    done: ({ done }) => done(),
    deploy(turn, { zone }) {
      turn.state.navy -= 1;
      arrive(turn.state, zone, null, turn.table);
      pay(turn, 1);
    },
    shift(turn, { from, zone }) {
      turn.state.zones[from] -= 1;
      arrive(turn.state, zone, from, turn.table);
      pay(turn, 1);
    },
  },
});

function arrive(state: OpsState, zone: ZoneId, from: ZoneId | null, table: Table): void {
  state.zones[zone] += 1;
  table.say({
    type: 'deployed',
    clause: 'OPSX-deploy.1',
    data: { zone, from, squadrons: state.zones[zone], full: fullBlockades(state) },
  });
}

/**
 * OPSX-conflict.2 when the stage goes down, squadrons are recalled; the British player chooses which of those on
 * blockade.
 */
export const recall = ask<RecallFrame>()({
  clause: 'OPSX-conflict.2',
  interrupt: true,
  forced: () => true,
  verbs: { recall: { zone: 'zone' } },
  facts: withSquadrons,
  candidates: () => ZONE_IDS.map((zone) => ({ do: 'recall' as const, zone })),
  guards: {
    recall: [{ clause: 'OPSX-conflict.2', holds: (zones, { zone }) => zones.includes(zone) }],
  },
  apply: {
    recall({ state, frame, table, done }, { zone }) {
      state.zones[zone] -= 1;
      state.europe += 1;
      table.say({ type: 'recalled', clause: 'OPSX-conflict.2', data: { zone } });
      frame.count -= 1;
      if (frame.count === 0) done();
    },
  },
});
