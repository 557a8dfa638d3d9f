import { type Frame, frame, type Outcome } from '../../kernel/frame.js';
import type { Table } from '../../kernel/table.js';
import type { CardId } from '../components/cards.js';
import { REGION, REGION_IDS } from '../components/lookups.js';
import { type Side, SIDES } from '../components/side.js';
import { HAND, ROUNDS, type Stage, STEPS_UP, SUDDEN, TURNS, WAVE } from '../components/tracks.js';
import type { RecallFrame, SideFrame } from '../frames.js';
import { controller, fullTokens } from '../questions/control.js';
import { moved, scoring as score } from '../questions/victory.js';
import { bySide, cardsIn, type OpsState } from '../state.js';
import { run } from './phase.js';

/** OPSX-seq.2 a turn: larger conflict, deal, action rounds, scoring, upkeep. */
export const turn = run({
  clause: 'OPSX-seq.2',
  run({ state, table, push }) {
    state.turn += 1;
    state.round = 0;
    table.say({ type: 'turn', clause: 'OPSX-seq.1', data: { turn: state.turn } });
    // OPSX-conflict.1
    if (STEPS_UP.includes(state.turn) && state.stage < 3) shiftConflict(state, 1, table);
    deal(state, table);
    push({ f: 'round' });
  },
});

/**
 * OPSX-conflict.2 squadrons arrive when the stage goes up and leave when it goes down. Returns the decisions of the
 * British player.
 */
export function shiftConflict(state: OpsState, by: 1 | -1, table: Table): Frame[] {
  state.stage = (state.stage + by) as Stage;
  const moving = by === 1 ? Math.min(WAVE, state.europe) : -Math.min(WAVE, state.navy);
  state.navy += moving;
  state.europe -= moving;
  const missing = by === 1 ? 0 : WAVE + moving;
  table.say({
    type: 'conflict',
    clause: 'OPSX-conflict.1',
    data: { stage: state.stage, squadrons: moving, missing },
  });
  return missing > 0 ? [frame<RecallFrame>({ f: 'recall', by: 'gb', count: missing })] : [];
}

/** OPSX-card.1 deals each side up to six cards, the Americans first. */
function deal(state: OpsState, table: Table): void {
  const dealt = bySide((): CardId[] => []);
  let reshuffled = false;
  for (const side of SIDES) {
    const wanted = HAND - cardsIn(state, side).length;
    const first = take(state, side, wanted, table);
    const again = first.length < wanted ? reshuffle(state) : false;
    reshuffled ||= again;
    dealt[side] = [
      ...first,
      ...(again ? take(state, side, wanted - first.length, table) : []),
    ].sort();
  }
  table.say({
    type: 'dealt',
    clause: 'OPSX-card.1',
    data: { us: dealt.us.length, gb: dealt.gb.length, reshuffled },
    only: { us: { cards: dealt.us }, gb: { cards: dealt.gb } },
    reveals: [...dealt.us, ...dealt.gb].sort(),
  });
}

function take(state: OpsState, side: Side, count: number, table: Table): CardId[] {
  const cards = table.draw(cardsIn(state, 'draw'), Math.max(0, count), 'deal', 'OPSX-card.1');
  for (const id of cards) state.cards[id] = side;
  return cards;
}

/** Makes the discards the draw pile; nobody knows its order. */
function reshuffle(state: OpsState): boolean {
  const discards = cardsIn(state, 'discard');
  for (const id of discards) state.cards[id] = 'draw';
  return discards.length > 0;
}

/** OPSX-seq.3 the American, then the British player plays a card; five times per turn. */
export const round = run({
  clause: 'OPSX-seq.3',
  run({ state, push }) {
    state.round += 1;
    push(...plays(state, SIDES), afterRound(state));
  },
});

/** Frames for the sides that have cards to play. */
export const plays = (state: OpsState, sides: readonly Side[]): SideFrame[] =>
  sides.filter((side) => cardsIn(state, side).length > 0).map((by) => ({ f: 'card', by }));

export const afterRound = ({ round: now }: OpsState): Frame => ({
  f: now < ROUNDS ? 'round' : 'scoring',
});

/** OPS-turn.score, OPS-naval.score scoring at the end of every turn. */
export const scoring = run({
  clause: 'OPS-turn.score',
  run({ state, table, push }) {
    const { scores, net } = score(state);
    state.vp = moved(state.vp, net);
    table.say({
      type: 'scored',
      clause: 'OPSX-vp.2',
      data: { us: { ...scores.us }, gb: { ...scores.gb }, net, vp: state.vp },
    });
    state.outcome = outcomeOf(state);
    if (state.outcome === null) push({ f: 'upkeep' });
  },
});

const winnerOf = (vp: number): Side | null => (vp === 0 ? null : vp > 0 ? 'us' : 'gb');

/** OPSX-end.1 a large lead after a scoring step wins, OPSX-end.2 as does any lead after the last turn. */
function outcomeOf({ vp, turn: now }: OpsState): Outcome | null {
  if (Math.abs(vp) >= SUDDEN)
    return { winner: winnerOf(vp), reason: 'sudden-victory', clause: 'OPSX-end.1' };
  if (now < TURNS.length) return null;
  return { winner: winnerOf(vp), reason: vp === 0 ? 'draw' : 'final-result', clause: 'OPSX-end.2' };
}

/** OPS-turn.upkeep OPSX-seq.4 effects that last for a turn end, and spent tokens return. */
export const upkeep = run({
  clause: 'OPS-turn.upkeep',
  run({ state, table, push }) {
    // OPS-privateer.reset
    state.privateer = 0;
    state.effects = { target: 0, batteries: false, drill: { us: false, gb: false } };
    state.attacked = { us: false, gb: false };
    for (const id of REGION_IDS) {
      state.regions[id].raid = false;
      if (REGION[id].home === controller(state, id))
        state.regions[id].tokens = fullTokens(state, id);
    }
    table.say({ type: 'upkeep', clause: 'OPSX-seq.4', data: { turn: state.turn } });
    push({ f: 'turn' });
  },
});
