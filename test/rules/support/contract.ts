import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { LONG } from '../../long.js';
import { type Case, casesOf } from './cases.js';
import { ASKS } from './checks/asks.js';
import { BATTLE } from './checks/battle.js';
import { COMPONENTS } from './checks/components.js';
import { COUNTS } from './checks/counts.js';
import { DEALING } from './checks/dealing.js';
import { ANY, FOG, fogCounts, NAMELESS, OTHER, PICTURES, TWINS, UNSEEN } from './checks/fog.js';
import { FORCED } from './checks/forced.js';
import { FORESIGHT } from './checks/foresight.js';
import { LEGALITY } from './checks/legality.js';
import { LOG } from './checks/log.js';
import { STATE } from './checks/state.js';
import { TEXTS } from './checks/texts.js';
import { NOTHING_ALIKE } from './hidden.js';
import { type World, worldOf } from './world.js';

const CHECKS = [
  ...LEGALITY,
  ...STATE,
  ...TEXTS,
  ...ASKS,
  ...BATTLE,
  ...COMPONENTS,
  ...COUNTS,
  ...DEALING,
  ...FOG,
  ...FORCED,
  ...FORESIGHT,
  ...LOG,
];

/** Checks of worlds that differ, and of those in which like pieces bear each other's names. */
const OF_WORLDS = [UNSEEN, PICTURES, ANY];
const OF_NAMES = [TWINS, OTHER, NAMELESS];

/** What every game must keep, looked at in games played at random from every beginning, or from some of them. */
export function describeContract(rules: Ruleset, among: (one: Case) => boolean = () => true): void {
  const moved: { [check: string]: number } = {};
  for (const one of casesOf(rules, undefined, LONG ? Infinity : 1).filter(among)) {
    describe(`the contract: ${one.name}`, () => {
      let world: World;
      beforeAll(() => {
        // What is left out of a run counts nothing.
        for (const name of Object.keys(fogCounts)) delete fogCounts[name];
        world = worldOf(one.rules, one.begin, one.seeds, one.share);
      });
      afterAll(() => {
        // Recorded games are large; the next ones need their room.
        world = { ...world, games: [] };
        for (const name of [...OF_WORLDS, ...OF_NAMES])
          moved[name] = (moved[name] ?? 0) + (fogCounts[name]?.moved ?? 0);
        if (process.env['CONTRACT_REPORT'])
          process.stdout.write(`${one.name} ${JSON.stringify(fogCounts, null, 1)}\n`);
      });

      for (const check of CHECKS) {
        // A check throws where its property does not hold.
        it(check.name, () => expect(() => check.run(world)).not.toThrow());
      }
    });
  }

  describe(`the contract: ${rules.id}, of all its games`, () => {
    it.each(OF_WORLDS)('worlds differed in some: %s', (name) => {
      expect(moved[name]).toBeGreaterThan(0);
    });

    // A game that is excused from them has to be like that.
    const isExcused = NOTHING_ALIKE[rules.id] !== undefined;
    it.each(OF_NAMES)(`names changed in ${isExcused ? 'none' : 'some'}: %s`, (name) => {
      expect(moved[name]! > 0).toBe(!isExcused);
    });
  });
}
