import { rulesetOf, seededChance, start } from '../../rules/index.js';
import { Thinker } from '../threads/thinker.js';
import { PositionsService } from './positions.service.js';

const rules = rulesetOf('columbia1812')!;
const scenario = rules.scenarios[0]!.id;
const position = rules.writePosition(
  start(rules, { scenario, options: {} }, seededChance(1)).state,
);

describe('written positions', () => {
  const service = new PositionsService();
  const tryOut = (text: string, address = 'guest'): Promise<void> =>
    service.tryOut(rules, { position: text, scenario, address }, seededChance(1));

  afterAll(() => service.onModuleDestroy());

  it('are tried out one at a time, those of each address in turn', async () => {
    const done: string[] = [];
    const ask = (address: string, name: string): Promise<unknown> =>
      tryOut(position, address).then(() => done.push(name));
    await Promise.all([
      ask('crowd', '1'),
      ask('crowd', '2'),
      ask('crowd', '3'),
      ask('guest', 'own'),
    ]);
    expect(done).toEqual(['1', '2', 'own', '3']);
  });

  it('that nobody can go on from are refused, and the next is tried out', async () => {
    const madison = rulesetOf('madison')!;
    const text =
      'madison 1\ntime 1812-2 first us next us\ntodo {"f":"turn","stage":"return"}\ntodo {"by":"gb","f":"play","use":"event"}\n';
    await expect(
      service.tryOut(
        madison,
        { position: text, scenario: 'entire-war', address: 'guest' },
        seededChance(1),
      ),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      params: { detail: { en: expect.stringContaining('cannot go on') as string } },
    });
    await tryOut(position);
  });

  it('that take too long are refused, and the next is tried out', async () => {
    const hasty = new PositionsService();
    const thinker = new Thinker(1);
    Object.assign(hasty, { thinker });
    const given = { position, scenario, address: 'guest' };
    await expect(hasty.tryOut(rules, given, seededChance(1))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      params: { detail: { en: expect.stringContaining('ten seconds') as string } },
    });
    Object.assign(hasty, { thinker: new Thinker() });
    await hasty.tryOut(rules, given, seededChance(1));
    await hasty.onModuleDestroy();
  });
});
