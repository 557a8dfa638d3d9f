import { rulesetOf, seededChance, start } from '../../rules/index.js';
import { tryOut } from './start.js';

it('positions are tried out one at a time, those of each address in turn', async () => {
  const rules = rulesetOf('columbia1812')!;
  const scenario = rules.scenarios[0]!.id;
  const position = rules.writePosition(
    start(rules, { scenario, options: {} }, seededChance(1)).state,
  );
  const done: string[] = [];
  const ask = async (address: string, name: string): Promise<void> => {
    await tryOut(rules, { position, address }, seededChance(1));
    done.push(name);
  };
  await Promise.all([ask('crowd', '1'), ask('crowd', '2'), ask('crowd', '3'), ask('guest', 'own')]);
  expect(done).toEqual(['1', '2', 'own', '3']);
});
