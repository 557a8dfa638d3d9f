import { SHIP, type ShipId } from '../components/campaign/ships.js';
import type { Reinforcement } from '../components/scenarios/index.js';
import type { Counts } from '../components/units.js';
import type { AppearFrame } from '../frames.js';
import {
  come,
  type Landing,
  landingsFor,
  reinforcement,
} from '../questions/campaign/appearance.js';
import { shelve } from '../questions/campaign/boxes.js';
import { place, roomOn, stow } from '../questions/campaign/voyage.js';
import { costOf } from '../questions/capacity.js';
import { put, troopsAt, typesIn } from '../questions/force.js';
import type { State1776 } from '../state.js';
import { cameInto } from './entry.js';
import { ask } from './phase.js';

interface Facts extends Landing {
  readonly group: Reinforcement;
}

/**
 * A1776-camp.II.A.1, A1776-camp.III.C.3.c.1 at the start of a British movement phase, the owner chooses where lettered
 * reinforcements come. They wait as long as none of their ports is controlled, or as their owner likes.
 */
export const appear = ask<AppearFrame>()({
  clause: 'A1776-camp.II.A.1',
  verbs: { place: { hex: 'hex' }, send: {}, appear: { box: 'box' }, hold: {} },
  facts(state, { letter }): Facts {
    const group = reinforcement(state, letter);
    return { group, ...landingsFor(state, group) };
  },
  *candidates({ group, hexes, boxes }) {
    yield { do: 'hold' };
    for (const hex of hexes) yield { do: 'place', hex };
    for (const box of boxes)
      if (group.ships === undefined) yield { do: 'send' };
      else yield { do: 'appear', box };
  },
  guards: {
    place: [
      {
        clause: 'A1776-camp.III.C.3.c.1',
        holds: ({ hexes }, { hex }) => hexes.includes(hex),
      },
    ],
    send: [
      {
        clause: 'A1776-camp.III.C.3.c.1',
        holds: ({ group, boxes }) => group.ships === undefined && boxes.length > 0,
      },
    ],
    appear: [
      {
        clause: 'A1776-camp.III.C.3.c.1',
        holds: ({ group, boxes }, { box }) => group.ships !== undefined && boxes.includes(box),
      },
    ],
  },
  apply: {
    place(turn, { hex }) {
      const { state, table, done, push } = turn;
      const { by, letter, left } = turn.frame;
      const units: Counts = { ...left };
      come(state, letter);
      // A1776-basic.VI.E coming in costs 1 MP, and units that come among enemies stay there.
      put(state, by, hex, troopsAt(state, 'us', hex) > 0 ? 'held' : 'free1', units);
      table.say({
        type: 'landfall',
        clause: 'A1776-camp.III.C.3.c.1',
        data: { side: by, letter, hex, units },
      });
      done();
      push(cameInto(by, hex, null, units));
    },
    send(turn) {
      const { state, table, done } = turn;
      const { by, letter, left } = turn.frame;
      const { boxes } = landingsFor(state, reinforcement(state, letter));
      for (const box of boxes) {
        shelve(state, by, box, left, 1);
        table.say({
          type: 'stored',
          clause: 'A1776-camp.III.C.3.c.1',
          data: { box, units: { ...left } },
        });
      }
      come(state, letter);
      done();
    },
    appear(turn, { box }) {
      const { state, table, done } = turn;
      const { by, letter, left } = turn.frame;
      const { ships = [] } = reinforcement(state, letter);
      for (const id of ships) place(state, id, box);
      load(state, ships, left);
      table.say({
        type: 'appeared',
        clause: 'A1776-camp.II.A.1',
        data: { side: by, at: box, ships, units: { ...left } },
      });
      come(state, letter);
      done();
    },
    hold({ frame: { by, letter, left }, table, done }) {
      table.say({
        type: 'detained',
        clause: 'A1776-camp.III.C.3.c.1',
        data: { side: by, letter, units: { ...left } },
      });
      done();
    },
  },
});

/** Puts units aboard ships, those with the largest capacity first. */
function load(state: State1776, ships: readonly ShipId[], units: Counts): void {
  const left: Counts = { ...units };
  for (const id of [...ships].sort((a, b) => SHIP[b].capacity - SHIP[a].capacity))
    for (const unit of typesIn(left)) {
      const fitting = Math.floor(roomOn(state, id) / costOf(state, SHIP[id].side, unit));
      const some = Math.min(fitting, left[unit] ?? 0);
      if (some <= 0) continue;
      stow(state, id, { [unit]: some }, 1);
      left[unit] = (left[unit] ?? 0) - some;
    }
}
