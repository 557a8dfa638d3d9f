import { frame, sealed } from '../../kernel/frame.js';
import type { Turn } from '../../kernel/phase.js';
import type { Table } from '../../kernel/table.js';
import { other, type Side, SIDES } from '../components/side.js';
import { ADVANCED_HIGHEST, ADVANCED_LOWEST, advancedResult } from '../components/tables.js';
import { type Manoeuvre, manoeuvre } from '../components/tactics.js';
import type { GarrisonFrame, SeriesFrame, SideFrame } from '../frames.js';
import { inWinter } from '../questions/campaign/winter.js';
import { spoilsFor, wagonUsed } from '../questions/capture.js';
import { dragoonsLost, lossOf } from '../questions/combat.js';
import {
  advancedColumn,
  barsRiposte,
  engagementAt,
  halvesOf,
  mayAttack,
  modifiersOf,
  sortieAt,
} from '../questions/engage.js';
import {
  isEmpty,
  outsideAt,
  points,
  pointsAt,
  presentAt,
  put,
  takeOut,
  troopsAt,
} from '../questions/force.js';
import { isUsedUp, wagons } from '../questions/supply.js';
import { isHeldAgainst } from '../questions/works.js';
import { bySide, moverIn, type State1776 } from '../state.js';
import { tollOf } from './declare.js';
import { ableToEnter } from './garrison.js';
import { run } from './phase.js';

type Step = (turn: Turn<State1776, SeriesFrame>) => void;

const asks = (f: string, by: Side): SideFrame => ({ f, by });

/**
 * A1776-adv.II, A1776-adv.combat.seq combats in one hex follow each other as long as either side wishes
 * (A1776-adv.II.D.3).
 */
export const series = run<SeriesFrame>({
  clause: 'A1776-adv.combat.seq',
  run: (turn) => STEPS[turn.frame.stage](turn),
});

const suppliedIn = ({ supply }: SeriesFrame) =>
  bySide((side) => (supply[side] ?? 'none') !== 'none');

/** The attacker's supply is declared, then the defender's. */
const open: Step = ({ state, frame: now, push }) => {
  const { hex, attacker, refused, round, fought } = now;
  push(
    // A1776-adv.IV.B.1.i a garrison may join its side's attack
    ...(isEmpty(sortieAt(state, hex, attacker)) ? [] : [asks('sortie', attacker)]),
    asks('supply', attacker),
    asks('supply', other(attacker)),
    frame<SeriesFrame>({
      ...{
        f: 'series',
        hex,
        attacker,
        round,
        stage: 'odds',
        supply: {},
        cards: {},
        refused,
        fought,
      },
      target: pointsAt(state, other(attacker), hex) > 0 ? 'out' : 'in',
    }),
  );
};

/**
 * A1776-adv.II.A.1 the odds are found before cards are chosen; A1776-adv.IV.B.1.d a garrison is attacked without cards.
 */
const odds: Step = ({ state, frame: now, table, push }) => {
  const { hex, attacker, round, target } = now;
  const one = engagementAt(state, hex, attacker);
  if (one === null) throw new Error(`nobody to fight at ${hex}`);
  const supplied = suppliedIn(now);
  const column = advancedColumn(one, supplied);
  const halves = halvesOf(one, supplied);
  const data = { hex, attacker, round, target, us: halves.us / 2, gb: halves.gb / 2 };
  if (column < 0) {
    table.say({ type: 'void', clause: 'A1776-adv.II.B.4', data });
    ((state.declined ??= {})[hex] ??= {})[attacker] = true;
    // A void combat counts as declined.
    if (round === 1) {
      // The garrison that came out to fight goes back inside.
      takeOut(state, attacker, hex, now.sortie ?? {}, 'out');
      put(state, attacker, hex, 'in', now.sortie ?? {});
      over(table, hex);
    } else
      push(frame<SeriesFrame>({ ...now, stage: 'decide', refused: [...now.refused, attacker] }));
    return;
  }
  table.say({ type: 'odds', clause: 'A1776-adv.odds', data: { ...data, column } });
  const fought = [...new Set([...now.fought, attacker])];
  const next = frame<SeriesFrame>({ ...now, stage: 'roll', halves, column, fought });
  if (target === 'in') push(next);
  else
    push(
      sealed(
        'tactics',
        bySide((side) => [asks('tactic', side)]),
      ),
      next,
    );
};

/** Shows both cards (A1776-adv.II.A.2) and returns their cell of the matrix; null: no cards were played. */
const reveal = ({
  frame: { hex, attacker, cards },
  table,
}: Turn<State1776, SeriesFrame>): Manoeuvre | null => {
  const [us, gb] = [cards.us, cards.gb];
  if (us === undefined || gb === undefined) return null;
  const drill = attacker === 'us' ? manoeuvre(us, gb) : manoeuvre(gb, us);
  table.say({
    type: 'cards',
    clause: drill.none
      ? 'A1776-adv.II.A.2.c'
      : drill.ends
        ? 'A1776-adv.II.A.2.b'
        : 'A1776-adv.II.A.2.a',
    data: { hex, attacker, us, gb, ...drill },
    reveals: [us, gb],
  });
  return drill;
};

/**
 * A1776-adv.II.A.3 rolls one die with all its modifiers, A1776-adv.II.B.6 from -3 to 10; A1776-adv.II.A.4 none after
 * NC.
 */
const roll: Step = (turn) => {
  const { state, frame: now, table, push } = turn;
  const { hex, attacker, column = 0 } = now;
  const drill = reveal(turn);
  if (drill?.none) {
    push(frame<SeriesFrame>({ ...now, stage: 'close' }));
    return;
  }
  const one = engagementAt(state, hex, attacker);
  if (one === null) throw new Error(`nobody to fight at ${hex}`);
  const modifiers = modifiersOf(state, one, suppliedIn(now), drill);
  const [die = 1] = table.roll(1, 'combat', 'A1776-adv.II.A.3');
  const sum = modifiers.reduce((all, { value }) => all + value, die);
  const total = Math.min(ADVANCED_HIGHEST, Math.max(ADVANCED_LOWEST, sum));
  const result = advancedResult(column, total);
  // A1776-adv.III.A.4.b a supply unit is used in a combat in which a die is rolled; A1776-adv.III.B.1,
  // A1776-adv.III.B.3 magazines are never used up.
  for (const side of SIDES) if (now.supply[side] === 'unit') count((state.used ??= {}), hex, side);
  // A1776-camp.VII.A.1.b in winter only attacks are counted, not defences.
  if (now.supply[attacker] === 'unit' && inWinter(state))
    count((state.attacks ??= {}), hex, attacker);
  table.say({
    type: 'resolved',
    clause: 'A1776-adv.II.B',
    data: {
      hex,
      attacker,
      column,
      die,
      total,
      result,
      modifiers: modifiers.map((m) => ({ ...m })),
    },
  });
  const ends = drill?.ends === true;
  push(
    frame<SeriesFrame>({
      ...now,
      ...{ stage: 'losses', modifiers, die, result, refused: [] },
      ...(ends && { ends }),
    }),
  );
};

type Tally = NonNullable<State1776['used']>;

function count(tally: Tally, hex: string, side: Side): void {
  const counts = (tally[hex] ??= {});
  counts[side] = (counts[side] ?? 0) + 1;
}

/** A1776-adv.II.B.7 an owner who has a choice says how many of the militia lost are dragoons. */
const losses: Step = ({ state, frame: now, push }) => {
  const choosing = [now.attacker, other(now.attacker)].filter((side) => {
    const { force, lost } = tollOf(state, now, side);
    const [least, most] = dragoonsLost(force, side, lost);
    return least < most;
  });
  push(
    ...choosing.map((side) => asks('lose', side)),
    frame<SeriesFrame>({ ...now, stage: 'remove' }),
  );
};

/**
 * Removes the losses of both sides at once; only units that took part are lost (A1776-adv.IV.B.1.g,
 * A1776-adv.IV.B.1.j).
 */
const remove: Step = ({ state, frame: now, table, push }) => {
  const { hex, attacker, target, result } = now;
  const gone = bySide((side) => {
    const { force, lost } = tollOf(state, now, side);
    const [least] = dragoonsLost(force, side, lost);
    return lossOf(force, lost, now.dragoons?.[side] ?? least);
  });
  for (const side of SIDES)
    takeOut(state, side, hex, gone[side], side === attacker ? 'out' : target);
  table.say({
    type: 'losses',
    clause: 'A1776-adv.II.B.7',
    data: { hex, us: { ...gone.us }, gb: { ...gone.gb } },
  });
  uncover(state, hex, table);
  // A1776-adv.II.D.1.a, A1776-adv.II.D.1.b a starred cell and the result NE end the series.
  const over = now.ends === true || result === 'NE';
  push(frame<SeriesFrame>({ ...now, stage: over ? 'close' : 'decide' }));
};

/** A1776-adv.IV.C.1.d an entrenchment is removed with the last of its garrison. */
function uncover(state: State1776, hex: string, table: Table): void {
  const spot = state.hexes[hex];
  if (spot?.dug === undefined || points(outsideAt(state, spot.dug, hex)) > 0) return;
  table.say({ type: 'abandoned', clause: 'A1776-adv.IV.C.1.d', data: { side: spot.dug, hex } });
  delete spot.dug;
  if (Object.keys(spot).length === 0) delete state.hexes[hex];
}

/**
 * A1776-adv.II.D.2.a the attacker of the last combat says first whether they go on; A1776-adv.II.C.2 works keep the
 * other player from attacking in the mover's phase.
 */
const decide: Step = ({ state, frame: now, push }) => {
  const { hex, attacker, refused } = now;
  const mover = moverIn(state);
  const mayGoOn = (side: Side): boolean =>
    !refused.includes(side) &&
    mayAttack(state, hex, side) &&
    (side === mover || !barsRiposte(state, hex, side));
  const next = [attacker, other(attacker)].find(mayGoOn);
  if (next === undefined) push(frame<SeriesFrame>({ ...now, stage: 'close' }));
  else push(asks('persist', next), frame<SeriesFrame>({ ...now, stage: 'decide' }));
};

/**
 * A1776-adv.III.A.4.b, A1776-adv.III.A.4.e removes a supply unit that supported more than one combat; A1776-adv.IV.F.4
 * one that supported any is removed if no combat unit of its side is left. The hex has no more combat in this phase,
 * and A1776-adv.IV.F.1 counters that nobody is left to guard are captured.
 */
const close: Step = ({ state, frame: now, table, push }) => {
  const { hex } = now;
  state.shut[hex] = true;
  for (const side of SIDES) {
    const there = presentAt(state, side, hex);
    const uses = state.used?.[hex]?.[side] ?? 0;
    const isLost = uses > 0 && troopsAt(state, side, hex) === 0;
    if ((!isLost && !isUsedUp(uses)) || wagons(there) === 0) continue;
    takeOut(state, side, hex, { [wagonUsed(there)]: 1 });
    forgetUses(state, hex, side);
    const clause = isLost ? 'A1776-adv.IV.F.4' : 'A1776-adv.III.A.4.b';
    table.say({ type: 'spent', clause, data: { hex, side } });
  }
  push(...spoilsFor(state, [hex]), frame<SeriesFrame>({ ...now, stage: 'enter' }));
};

/** Deletes the count of uses; empty entries are deleted too. */
function forgetUses(state: State1776, hex: string, side: Side): void {
  const { used = {} } = state;
  const uses = used[hex] ?? {};
  delete uses[side];
  if (Object.keys(uses).length === 0) delete used[hex];
  if (Object.keys(used).length === 0) delete state.used;
}

/**
 * A1776-adv.IV.B.1.h after the series, units of the victors may go into their fort; A1776-adv.IV.B.1.i so may those of
 * a side that attacked here, even if enemies are left.
 */
const enter: Step = ({ state, frame: { hex, fought }, table, push }) => {
  over(table, hex);
  const { fort } = state.hexes[hex] ?? {};
  if (fort === undefined || isEmpty(ableToEnter(state, fort, hex))) return;
  if (fought.includes(fort) || !isHeldAgainst(state, fort, hex))
    push(frame<GarrisonFrame>({ f: 'garrison', by: fort, hex }));
};

const over = (table: Table, hex: string): void =>
  table.say({ type: 'series-over', clause: 'A1776-adv.II.D.3', data: { hex } });

const STEPS: { readonly [S in SeriesFrame['stage']]: Step } = {
  open,
  odds,
  roll,
  losses,
  remove,
  decide,
  close,
  enter,
};
