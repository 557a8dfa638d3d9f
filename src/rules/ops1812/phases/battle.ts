import { enclosing, type Frame, frame as framed } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import { REGION } from '../components/lookups.js';
import { other, type Side, SIDES } from '../components/side.js';
import { EVADE_ON } from '../components/tracks.js';
import type { Counts } from '../components/units.js';
import type { AssignFrame, BattleFrame, SideFrame } from '../frames.js';
import { updateOwner } from '../questions/control.js';
import { diceOf } from '../questions/dice.js';
import { assignments, sameCounts } from '../questions/hits.js';
import { shift } from '../questions/move.js';
import { refuges } from '../questions/retreat.js';
import { act, add, bySide, hasUnits, noUnits, type OpsState, total } from '../state.js';
import { ask, run } from './phase.js';
import { leaving } from './retreat.js';

/** OPS-battle.definition a battle, round after round, until one side has retreated or is destroyed (OPS-battle.end). */
export const battle = run<BattleFrame>({
  clause: 'OPS-battle.definition',
  run({ state, frame: now, table, push }) {
    const then = (stage: BattleFrame['stage'], change: Partial<BattleFrame> = {}): BattleFrame => ({
      ...now,
      stage,
      ...change,
    });
    if (now.stage === 'roll') {
      const next = then('remove', { losses: bySide(noUnits) });
      push(...roll(state, next, table), next);
    } else if (now.stage === 'remove')
      push(...remove(state, now, table), then('decide', { losses: bySide(noUnits) }));
    else if (now.stage === 'over' || SIDES.some((side) => !hasUnits(state, now.region, side)))
      end(state, now, table);
    // OPS-battle.round.repeat
    else push(...leaving(state, now), then('roll', { round: now.round + 1 }));
  },
});

/** OPS-battle.round.dice, OPS-battle.round.roll both sides roll at once; the attacker assigns hits first. */
function roll(state: OpsState, now: BattleFrame, table: Table): Frame[] {
  const { region, attacker, round } = now;
  const counts = bySide((side) => diceOf(state, now, side));
  const dice = bySide((side) =>
    table.roll(counts[side], `battle-${side}`, 'OPS-battle.round.roll'),
  );
  table.say({
    type: 'battle-round',
    clause: 'OPS-battle.round.roll',
    data: { region, round, us: dice.us, gb: dice.gb },
  });
  now.rolled = dice;
  return [attacker, other(attacker)].flatMap((by) => match(state, now, by, dice[by]));
}

/** OPS-hits.assign the side that rolled assigns its dice, if there is a choice. */
function match(
  state: OpsState,
  now: BattleFrame,
  by: Side,
  dice: readonly number[],
): AssignFrame[] {
  const ways = assignments(dice, state.regions[now.region][other(by)]);
  if (ways.length > 1) return [framed<AssignFrame>({ f: 'assign', by, dice })];
  now.losses[other(by)] = ways[0] ?? noUnits();
  return [];
}

export const assign = ask<AssignFrame>()({
  clause: 'OPS-hits.assign',
  interrupt: true,
  verbs: { remove: { regular: 'count', militia: 'count', indian: 'count' } },
  facts(state, { by, dice }) {
    const { region } = enclosing<BattleFrame>(state, 'battle');
    return assignments(dice, state.regions[region][other(by)]);
  },
  candidates: (ways) =>
    ways.map(({ regular, militia, indian }) => ({
      do: 'remove' as const,
      regular,
      militia,
      indian,
    })),
  guards: {
    remove: [
      {
        clause: 'OPS-hits.assign',
        holds: (ways, wish) => ways.some((way) => sameCounts(way, wish)),
      },
    ],
  },
  apply: {
    remove({ state, frame: { by }, done }, { regular, militia, indian }) {
      enclosing<BattleFrame>(state, 'battle').losses[other(by)] = { regular, militia, indian };
      done();
    },
  },
});

/**
 * OPS-battle.round.remove removes losses of both sides together, after both have rolled; they return to the general
 * supply.
 */
function remove(state: OpsState, now: BattleFrame, table: Table): Frame[] {
  const { region, losses } = now;
  const evading = evaders(state, now, table);
  for (const side of SIDES) add(state.regions[region][side], losses[side], -1);
  state.regions[region].gb.indian += evading;
  if (total(losses.us) + total(losses.gb) > 0) {
    const gb: Counts = { ...losses.gb, indian: losses.gb.indian - evading };
    table.say({
      type: 'losses',
      clause: 'OPS-battle.round.remove',
      data: { region, us: { ...losses.us }, gb: { ...gb } },
    });
  }
  clampActed(state, now);
  return Array.from({ length: evading }, () => framed<SideFrame>({ f: 'evade', by: 'gb' }));
}

/** Marks all surviving attackers as having acted: they have moved here, and those that fell no longer count. */
function clampActed(state: OpsState, { region, attacker }: BattleFrame): void {
  state.acted[region] = { ...state.regions[region][attacker] };
}

/**
 * OPS-evade.trigger rolls a die for each Indian unit hit while it defends an Indian region, unless it has nowhere to
 * go. Returns how many evade.
 */
function evaders(state: OpsState, { region, attacker, losses }: BattleFrame, table: Table): number {
  const hit = losses.gb.indian;
  if (hit === 0 || attacker === 'gb' || REGION[region].type !== 'indian') return 0;
  // OPS-evade.no-region
  if (refuges(state, region).length === 0) return 0;
  const dice = table.roll(hit, 'evade', 'OPS-evade.trigger');
  const evading = dice.filter((die) => die >= EVADE_ON).length;
  // OPS-evade.fail the others are removed as usual
  table.say({ type: 'evading', clause: 'OPS-evade.trigger', data: { region, hit, evading } });
  return evading;
}

/** OPS-evade.success the British player names the region that the unit evades to, or gives it up. */
export const evade = ask<SideFrame>()({
  clause: 'OPS-evade.success',
  interrupt: true,
  verbs: { evade: { to: 'region' }, accept: {} },
  facts: (state) => refuges(state, enclosing<BattleFrame>(state, 'battle').region),
  candidates: (regions) => [
    { do: 'accept' },
    ...regions.map((to) => ({ do: 'evade' as const, to })),
  ],
  guards: {
    evade: [{ clause: 'OPS-evade.success', holds: (regions, { to }) => regions.includes(to) }],
  },
  apply: {
    evade({ state, table, done }, { to }) {
      const { region } = enclosing<BattleFrame>(state, 'battle');
      done();
      shift(state, 'gb', region, to, { ...noUnits(), indian: 1 });
      table.say({ type: 'evaded', clause: 'OPS-evade.success', data: { region, to } });
    },
    accept({ state, table, done }) {
      const { region } = enclosing<BattleFrame>(state, 'battle');
      done();
      state.regions[region].gb.indian -= 1;
      table.say({
        type: 'losses',
        clause: 'OPS-evade.fail',
        data: { region, us: noUnits(), gb: { ...noUnits(), indian: 1 } },
      });
    },
  },
});

/**
 * OPSX-battle.1 the winner holds the region. OPS-fort.destroyed the fort of a beaten defender is destroyed, even if no
 * unit of either side is left.
 */
function end(state: OpsState, { region, attacker, from }: BattleFrame, table: Table): void {
  const spot = state.regions[region];
  const winner = SIDES.find((side) => hasUnits(state, region, side)) ?? null;
  const fort = spot.fort && winner !== other(attacker);
  if (fort) spot.fort = false;
  table.say({ type: 'battle-over', clause: 'OPS-battle.end', data: { region, winner, fort } });
  // OPS-indian.town-battle Indian units leave a town after a battle even if they have won
  if (REGION[region].type === 'town' && spot.gb.indian > 0) {
    const indian = spot.gb.indian;
    shift(state, 'gb', region, from, { ...noUnits(), indian });
    act(state, from, { ...noUnits(), indian });
    table.say({
      type: 'retreated',
      clause: 'OPS-indian.town-battle',
      data: { side: 'gb', from: region, to: from, units: { ...noUnits(), indian } },
    });
  }
  updateOwner(state, region);
  state.acted[region] = winner === other(attacker) ? noUnits() : { ...spot[attacker] };
}
