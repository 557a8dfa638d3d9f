import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { buildSchema, parse } from 'graphql';

import { CompiledOperations } from './compiled-operations.js';

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

/** `fields` fields, which take some 5 KB each once they are compiled. */
function operation(name: string, fields = 60): string {
  const games = Array.from(
    { length: fields / 3 },
    (_, i) => `a${i}: game(id: "${i}") { id version }`,
  );
  return `query ${name} { ${games.join(' ')} }`;
}

function use(operations: CompiledOperations, query: string, times: number, fields = 60): void {
  const document = parse(query);
  for (let i = 0; i < times; i++)
    if (operations.find(query, null) === undefined)
      operations.count(query, { schema, document, operationName: null }, fields);
}

const isCompiled = (operations: CompiledOperations, query: string): boolean =>
  operations.find(query, null) !== undefined;

it('what comes often is compiled, what came a few times or is long is not', () => {
  const operations = new CompiledOperations();
  use(operations, operation('Rare'), 9);
  expect(isCompiled(operations, operation('Rare'))).toBe(false);
  use(operations, operation('Often'), 10);
  expect(isCompiled(operations, operation('Often'))).toBe(true);
  use(operations, operation('Long', 102), 20, 102);
  expect(isCompiled(operations, operation('Long', 102))).toBe(false);
  const spaced = `${operation('Spaced')}${' '.repeat(4_096)}`;
  use(operations, spaced, 20);
  expect(isCompiled(operations, spaced)).toBe(false);
});

it('nobody drives out what comes more often, and what comes more often finds room', () => {
  const operations = new CompiledOperations();
  use(operations, operation('Hot'), 200);
  const strangers = Array.from({ length: 120 }, (_, i) => operation(`Stranger${i}`));
  for (const query of strangers) use(operations, query, 30);
  expect(isCompiled(operations, operation('Hot'))).toBe(true);
  const compiled = strangers.filter((query) => isCompiled(operations, query));
  expect(compiled).toHaveLength(49);
  use(operations, operation('Late'), 60);
  expect(isCompiled(operations, operation('Late'))).toBe(true);
  expect(isCompiled(operations, operation('Hot'))).toBe(true);
});

it('what was busy long ago makes room', () => {
  const operations = new CompiledOperations();
  for (let i = 0; i < 50; i++) use(operations, operation(`Busy${i}`), 100);
  use(operations, operation('Now'), 90);
  expect(isCompiled(operations, operation('Now'))).toBe(false);
  use(operations, operation('Busy0'), 30_000);
  use(operations, operation('Now'), 1);
  expect(isCompiled(operations, operation('Now'))).toBe(true);
});

it('memory levels off, however many operations there are', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const operations = new CompiledOperations();
  const use300 = (round: number): void => {
    for (let i = 0; i < 300; i++) use(operations, operation(`Q${round}x${i}`), 10 + round);
  };
  use300(0);
  const before = held();
  for (let round = 1; round < 4; round++) use300(round);
  expect(held() - before).toBeLessThan(20);
});
