import { RULESETS } from '../../src/rules/index.js';
import { DEALING } from './support/checks/dealing.js';
import { FOG, fogCounts } from './support/checks/fog.js';
import { LEGALITY } from './support/checks/legality.js';
import { STATE } from './support/checks/state.js';
import { TEXTS } from './support/checks/texts.js';
import { casesOf } from './support/cases.js';
import { TOY } from './support/toy/index.js';
import { worldOf, type World } from './support/world.js';

for (const one of [TOY, ...RULESETS].flatMap((rules) => casesOf(rules))) {
  describe(`the contract: ${one.name}`, () => {
    let world: World;
    beforeAll(() => {
      world = worldOf(one.rules, one.begin, one.seeds);
    });
    afterAll(() => {
      // Recorded games are large; the next ones need their room.
      world = { ...world, games: [] };
      if (process.env['CONTRACT_REPORT'])
        process.stdout.write(`${one.name} ${JSON.stringify(fogCounts, null, 1)}\n`);
    });

    for (const check of [...LEGALITY, ...STATE, ...TEXTS, ...DEALING, ...FOG]) {
      // A check throws where its property does not hold.
      it(check.name, () => expect(() => check.run(world)).not.toThrow());
    }
  });
}
