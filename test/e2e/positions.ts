import {
  choices,
  playInPlace,
  RecordingTable,
  type Ruleset,
  RULESETS,
  type Seat,
  type State,
} from '../../src/rules/index.js';
import { picker } from './rest-games.js';

export const WAR = RULESETS.find(({ id }) => id === 'columbia1812') as Ruleset;

/** A position that random play leads to and that `likes` accepts. */
export function positionWhere(likes: (state: State, actions: number) => boolean, seed = 1): State {
  const pick = picker(seed);
  const random = (bound: number) => pick({ length: bound });
  for (let game = 0; game < 20; game++) {
    const table = new RecordingTable({ open: random, hidden: random });
    const state = WAR.setup({ scenario: 'campaign', options: {} }, table);
    for (let actions = 0; state.outcome === null; actions++) {
      if (likes(state, actions)) return state;
      const seat = WAR.seats.find((one) => choices(WAR, state, one).length > 0) as Seat;
      const list = choices(WAR, state, seat);
      playInPlace(WAR, state, seat, list[random(list.length)]!, table);
    }
  }
  throw new Error('no such position');
}

/** Whether there is a battle in which both forces are revealed. */
export const isBattle = (state: State): boolean => {
  const battle = WAR.combat.battle(WAR.view(state, null));
  return battle?.kind === 'land' && battle.detail['accepted'] === true;
};

/** Another state that the viewer cannot tell from this one. */
export function twinOf(state: State, viewer: Seat | null, seed: number): State {
  const pick = picker(seed);
  return WAR.resample(state, viewer, (bound) => pick({ length: bound }), 'any').state;
}
