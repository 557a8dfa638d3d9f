import { actionSchemaOf } from '../../games/rulesets/ruleset-schemas.js';
import { type Ruleset, RULESETS } from '../../rules/index.js';
import { nameOf, typesOf } from './types.js';

/** A generated file of the client. */
interface Source {
  readonly name: string;
  readonly code: string;
}

/** TypeScript types of a ruleset's views and actions. */
const rulesetTypes = (rules: Ruleset): string =>
  typesOf(
    { View: rules.viewSchema, Action: actionSchemaOf(rules) },
    { seat: rules.seats, ...rules.domains },
  );

/** Types of views and actions for authors of clients: a file per ruleset, and one with all rulesets by their ids. */
export function rulesetSources(): Source[] {
  const ids = RULESETS.map(({ id }) => id).sort();
  const index = [
    ...ids.map((id) => `import type * as ${nameOf(id)} from './${id}.js';`),
    `\nexport type { ${ids.map(nameOf).join(', ')}};\n`,
    '/** What is known beforehand of the rulesets of the service, by their ids. */',
    'export interface Rulesets {',
    ...ids.map(
      (id) => `readonly ${id}: { View: ${nameOf(id)}.View; Action: ${nameOf(id)}.Action };`,
    ),
    '}',
  ];
  return [
    ...RULESETS.map((rules) => ({ name: `${rules.id}.ts`, code: rulesetTypes(rules) })),
    { name: 'index.ts', code: index.join('\n') },
  ];
}
