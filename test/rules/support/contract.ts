import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { LONG } from '../../long.js';
import { casesOf } from './cases.js';
import { COMPONENTS } from './checks/components.js';
import { DEALING } from './checks/dealing.js';
import { FOG, fogCounts, OTHER } from './checks/fog.js';
import { FORCED } from './checks/forced.js';
import { LEGALITY } from './checks/legality.js';
import { STATE } from './checks/state.js';
import { TEXTS } from './checks/texts.js';
import { hidesPieces, worldOf, type World } from './world.js';

const CHECKS = [...LEGALITY, ...STATE, ...TEXTS, ...COMPONENTS, ...DEALING, ...FOG, ...FORCED];

/** What every game must keep, looked at in games played at random from every beginning. */
export function describeContract(rules: Ruleset): void {
  let likePieces = 0;
  let hides = false;
  for (const one of casesOf(rules, undefined, LONG ? Infinity : 1)) {
    describe(`the contract: ${one.name}`, () => {
      let world: World;
      beforeAll(() => {
        world = worldOf(one.rules, one.begin, one.seeds);
      });
      afterAll(() => {
        // Recorded games are large; the next ones need their room.
        hides ||= hidesPieces(world);
        world = { ...world, games: [] };
        likePieces += fogCounts[OTHER]?.moved ?? 0;
        if (process.env['CONTRACT_REPORT'])
          process.stdout.write(`${one.name} ${JSON.stringify(fogCounts, null, 1)}\n`);
      });

      for (const check of CHECKS) {
        // A check throws where its property does not hold.
        it(check.name, () => expect(() => check.run(world)).not.toThrow());
      }
    });
  }

  it(`the contract: ${rules.id}: of all its games, in some one of two like pieces acted`, () => {
    expect(!hides || likePieces > 0).toBe(true);
  });
}
