import { actionSchemaOf } from '../../games/rulesets/ruleset-schemas.js';
import { type Ruleset, RULESETS } from '../../rules/index.js';
import { nameOf, typesOf } from './types.js';

/** A file in the client that is generated. */
interface Source {
  readonly name: string;
  readonly code: string;
}

/** TypeScript of what the views and actions of a ruleset are. */
const rulesetTypes = (rules: Ruleset): string =>
  typesOf(
    { View: rules.viewSchema, Action: actionSchemaOf(rules) },
    { seat: rules.seats, ...rules.domains },
  );

/** Types of views and actions for authors: one file a ruleset, and one of all by their ids. */
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
