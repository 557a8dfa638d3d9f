import { entriesOf } from '../../../../src/games/reading/log-entries.js';
import { type Check, check, stepsOf, viewersOf } from '../world.js';

/** Marches, retreats, sailings and battles: whoever reads of one is shown on the map where it was. */
const SOMEWHERE: { readonly [ruleset: string]: readonly string[] } = {
  columbia1812: [
    ...['marched', 'forced-march', 'retreated', 'pursuit', 'escape', 'battle', 'battle-over'],
    ...['sailed', 'docked', 'naval-retreat', 'naval-battle', 'naval-battle-over'],
  ],
  ops1812: [
    ...['marched', 'retreated', 'cruise', 'raid', 'launched'],
    ...['battle', 'battle-round', 'battle-over'],
  ],
  madison: [
    ...['marched', 'retreated', 'leader-moved', 'sailed', 'ship-moved', 'landed'],
    ...['combat', 'combat-round', 'combat-over'],
    ...['naval-combat', 'naval-round', 'naval-combat-over'],
  ],
  avalon1776: [
    ...['marched', 'entered', 'left', 'reached', 'withdrawn', 'fled', 'rowed', 'ferry', 'landed'],
    ...['battle', 'battle-over'],
  ],
};

const NOON = '2026-01-02T12:00:00.000Z';

const placed = check(
  'lines name places of the box; moves and battles at least one',
  (world, fail) => {
    const { rules } = world;
    const places = new Set(rules.components.places.map(({ id }) => id));
    const somewhere = new Set(SOMEWHERE[rules.id]);
    for (const { played } of stepsOf(world))
      for (const event of played.events) {
        const row = { version: 1, kind: 'play' as const, events: [event], createdAt: NOON };
        for (const seat of viewersOf(rules)) {
          const at = entriesOf(rules, row, { seat, scenario: '' })[0]?.at ?? [];
          const other = at.find((id) => !places.has(id));
          if (other !== undefined) fail(`${event.type} at ${other}`);
          if (at.length === 0 && somewhere.has(event.type))
            fail(`${event.type} is nowhere for ${seat ?? 'a spectator'}`);
        }
      }
  },
);

/** Clients put a heading there. */
const turns = check(
  'a turn of the game begins with a line that every game calls `turn`',
  (world, fail) => {
    const isGame = Object.hasOwn(SOMEWHERE, world.rules.id);
    if (world.begin.written === true || !isGame) return;
    const types = new Set(
      stepsOf(world).flatMap(({ played }) => played.events.map(({ type }) => type)),
    );
    if (!types.has('turn')) fail(`only ${[...types].join(' ')}`);
  },
);

export const LOG: readonly Check[] = [placed, turns];
