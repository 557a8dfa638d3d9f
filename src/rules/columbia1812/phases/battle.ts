import { enclosing, frame } from '../../kernel/frame.js';
import type { JsonObject } from '../../kernel/json.js';
import type { Table } from '../../kernel/table.js';
import type { TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { BattleFrame, EscapeFrame, RetreatFrame, TownFrame } from '../frames.js';
import { fire } from '../questions/combat.js';
import { updateTownControl } from '../questions/control.js';
import { removeLoneIndian } from '../questions/losses.js';
import { type WayOut, wayOut } from '../questions/retreat.js';
import { countIn, hasUnits, isContested, isPortTaken, type State1812, unitsIn } from '../state.js';
import { ask, run } from './phase.js';

const atTown = (f: string, by: Side, town: TownId): TownFrame => ({ f, by, town });

/** C1812-10.1 a land battle, one battle turn after the other. Decisions in between are frames above this one. */
export const battle = run<BattleFrame>({
  clause: 'C1812-10.1',
  run({ state, frame: now, table, push }) {
    const { town, attacker, side } = now;
    const then = (change: Partial<BattleFrame>): BattleFrame => ({ ...now, ...change });
    if (now.stage === 'accept') {
      begin(state, now, table);
      if (isContested(state, town)) push(atTown('accept', side, town), then({ stage: 'fire' }));
      else push(then({ stage: 'over' }));
    } else if (now.stage === 'over' || !isContested(state, town)) {
      end(state, town, table);
      if (isPortTaken(state, town)) push(frame<EscapeFrame>({ f: 'escape', town }));
    } else if (now.stage === 'fire') {
      // C1812-10.1.d battle turns alternate, the defender's first; each is fire, or retreat before it
      const next = then({
        stage: 'turn',
        side: other(side),
        round: now.round + (side === attacker ? 1 : 0),
      });
      push(next);
      push(...fire(state, now, table));
    } else push(atTown('battle-turn', side, town), then({ stage: 'fire' }));
  },
});

function begin(
  state: State1812,
  { town, attacker, side, landing }: BattleFrame,
  table: Table,
): void {
  const blocks = { us: countIn(state, town, 'us'), gb: countIn(state, town, 'gb') };
  table.say({
    type: 'battle',
    clause: 'C1812-10.1',
    data: { town, attacker, defender: side, blocks, landing },
  });
  // C1812-15.0.b before any decision or fire
  removeLoneIndian(state, town, table);
}

/**
 * C1812-10.1.e the end of a battle: blocks are concealed again, and the town belongs to the side whose army is left.
 */
function end(state: State1812, town: TownId, table: Table): void {
  const winner = hasUnits(state, town, 'us') ? 'us' : 'gb';
  table.say({ type: 'battle-over', clause: 'C1812-10.1.e', data: { town, side: winner } });
  updateTownControl(state, table);
}

interface Facts extends WayOut {
  readonly by: Side;
}

const facts = (state: State1812, { by }: TownFrame): Facts => ({
  by,
  ...wayOut(state, by, enclosing<BattleFrame>(state, 'battle')),
});

const unless = (clause: string) => ({
  clause,
  holds: ({ forbidden }: Facts) => forbidden !== clause,
});

/**
 * One guard per reason, so that a refusal cites the right clause: the first reason is for defenders, the others for
 * attackers.
 */
const mayGo = ['C1812-11.2.b', 'C1812-11.2.c', 'C1812-12.4', 'C1812-14.2.b'].map(unless);

/** C1812-10.1.a the defender accepts battle, or withdraws and suffers pursuit fire. */
export const accept = ask<TownFrame>()({
  clause: 'C1812-10.1.a',
  interrupt: true,
  // whether there is a way out depends on which towns are occupied, which everybody sees
  forced: () => true,
  verbs: { accept: {}, withdraw: {} },
  facts,
  candidates: () => [{ do: 'accept' }, { do: 'withdraw' }],
  guards: { withdraw: [unless('C1812-11.2.b')] },
  apply: {
    accept({ state, frame: { town }, table, done }) {
      enclosing<BattleFrame>(state, 'battle').open = true;
      layOpen(state, town, table);
      done();
    },
    withdraw({ state, frame: { by, town }, done, push }) {
      done();
      push(leave(state, by, town));
    },
  },
});

/** C1812-10.1.a.i lays both forces open. From here to the first turn of the attacker nobody may retreat. */
function layOpen(state: State1812, town: TownId, table: Table): void {
  const forces = (side: Side): JsonObject =>
    Object.fromEntries(unitsIn(state, town, side).map((id) => [id, state.units[id].cv]));
  const reveals = [...unitsIn(state, town, 'us'), ...unitsIn(state, town, 'gb')];
  table.say({
    type: 'accepted',
    clause: 'C1812-10.1.a.i',
    data: { town, us: forces('us'), gb: forces('gb') },
    reveals,
  });
}

/** C1812-10.1.c, 11.1 a side's own battle turn: retreat before firing, or fire. */
export const battleTurn = ask<TownFrame>()({
  clause: 'C1812-10.1.d',
  interrupt: true,
  forced: () => true,
  verbs: { fire: {}, retreat: {} },
  facts,
  candidates: () => [{ do: 'fire' }, { do: 'retreat' }],
  guards: { retreat: mayGo },
  apply: {
    fire: ({ done }) => done(),
    retreat({ state, frame: { by, town }, done, push }) {
      done();
      push(leave(state, by, town));
    },
  },
});

/** C1812-11.1.a whether a force may retreat, and where to, is settled before the pursuit fire. */
function leave(state: State1812, by: Side, town: TownId): RetreatFrame {
  const { towns, sea, barred } = wayOut(state, by, enclosing<BattleFrame>(state, 'battle'));
  return { f: 'retreat', by, town, towns: [...towns], sea, barred: [...barred] };
}
