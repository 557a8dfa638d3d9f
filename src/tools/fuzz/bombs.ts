import type { Random } from '../../rules/index.js';
import { many } from './values.js';

const TYPES = 'types { name fields { name args { name type { name ofType { name } } } } }';
const GAME = 'id view choices { action label } log(first: 1000) { text data rolls { dice } }';

/** Small documents that ask for much. How much is random, so that some are just within the limits. */
export const bombs: readonly ((random: Random) => string)[] = [
  (random) => `{ __schema { ${many(random(100), (i) => `a${i}: ${TYPES}`)} } }`,
  (random) => `{ ${many(random(40), (i) => `a${i}: __type(name: "Game") { fields { name } }`)} }`,
  (random) =>
    `{ ...f } fragment f on Query { ${many(random(60), (i) => `a${i}: rulesets { viewSchema }`)} }`,
  (random) => `{ rulesets { ${many(random(60), (i) => `a${i}: clauses { title summary }`)} } }`,
  (random) => `{ rulesets { ${many(random(10), (i) => `a${i}: cards { svg text history }`)} } }`,
  (random) => `{ games(first: ${random(100)}) { nodes { ${GAME} } } }`,
  (random) => `{ ${many(random(25), (i) => `a${i}: games(first: 100) { nodes { view } }`)} }`,
  (random) => `{ me { ${many(random(1_000), () => 'id')} } }`,
  (random) => `{ ${many(random(200), () => `me { ${'id name '.repeat(random(10))} }`)} }`,
  (random) =>
    `{ me { ...f0 } } ${many(1 + random(30), (i) => `fragment f${i} on Player { ...f${i + 1} ...f${i + 1} }`)}`,
  // Validation compares fields of the same name, each with each.
  (random) => `{ rulesets { ${many(random(151), () => 'cards(id: "c1") { id }')} } }`,
  (random) => many(random(40), (i) => `query Q${i} { rulesets { id } }`),
  (random) => `{ ${many(random(500), (i) => `nothing${i}`)} }`,
  (random) => `query (${many(random(400), (i) => `$v${i}: Game${i}`)}) { me { id } }`,
  (random) => `{ rule(ruleset: ${'['.repeat(random(3_000))}`,
  (random) => `{ a`.repeat(random(3_000)),
  (random) => `{ me { id } } ${'#\n'.repeat(random(100_000))}`,
  (random) => `{ rule(ruleset: """${'\n'.repeat(random(100_000))}""", clause: "x") { id } }`,
  (random) => `{ ${'x'.repeat(random(30_000))} }`,
  (random) => `{ me { id ${'@skip(if: false) '.repeat(random(600))} } }`,
  (random) =>
    `{ combatOdds(input: {ruleset: "madison", combat: [${many(random(2_000), () => '1')}]}) { rows { result } } }`,
];
