import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';

import type { Random } from '../../rules/index.js';
import { bombs } from './bombs.js';
import { literal, oneOf, valueFor } from './values.js';

/** Body of a request to `/graphql`. */
export interface FuzzedDocument {
  readonly query: string;
  readonly variables: unknown;
  readonly operationName: string | null;
}

const KINDS = [
  'query',
  'query',
  'query',
  'mutation',
  'subscription',
] as readonly OperationTypeNode[];

/** A document that is being written. */
class Draft {
  private readonly variables: Record<string, unknown> = {};
  private readonly declared: string[] = [];
  private readonly fragments: string[] = [];
  /** How many selections may still be written; after that, one per set and no nested sets. */
  private left: number;
  private aliases = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
    private readonly words: readonly string[],
  ) {
    this.left = random(80);
  }

  write(): FuzzedDocument {
    const kind = oneOf(this.random, KINDS);
    const root = this.schema.getRootType(kind);
    if (!root) throw new Error(`The schema has no ${kind}.`);
    // A subscription may have only one field.
    const set =
      kind === 'subscription' && !this.chance(10)
        ? `{ ${this.selection(root, 4)} }`
        : this.set(root, 2 + this.random(7));
    const name = this.chance(3) ? 'Fuzzed' : '';
    const declared = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    const query = [`${kind} ${name}${declared} ${set}`, ...this.fragments].join('\n');
    const operationName = this.chance(20) ? oneOf(this.random, this.words) : name || null;
    return { query, variables: this.variables, operationName };
  }

  private chance(one: number): boolean {
    return this.random(one) === 0;
  }

  private set(type: GraphQLNamedType, depth: number): string {
    const count = Math.max(1, Math.min(this.left, 1 + this.random(5)));
    this.left -= count;
    const below = this.left > 0 ? depth : 0;
    const selections = Array.from({ length: count }, () => this.selection(type, below));
    return `{ ${selections.join(' ')} }`;
  }

  private selection(type: GraphQLNamedType, depth: number): string {
    if (this.chance(40)) return '__typename';
    if (this.chance(10))
      return `... ${this.condition(type)}${this.directive()}${this.set(type, depth)}`;
    if (depth > 0 && this.chance(15)) return this.spread(type, depth);
    if (isUnionType(type)) {
      const member = oneOf(this.random, type.getTypes());
      return `... on ${member.name} ${this.set(member, depth)}`;
    }
    return isObjectType(type) ? this.field(type.name, this.fieldOf(type), depth) : '__typename';
  }

  private condition(type: GraphQLNamedType): string {
    return this.chance(2) ? '' : `on ${type.name} `;
  }

  private directive(): string {
    if (!this.chance(12)) return '';
    return `@${oneOf(this.random, ['include', 'skip'])}(if: ${this.random(2) === 0}) `;
  }

  private spread(type: GraphQLNamedType, depth: number): string {
    const name = `F${this.fragments.length}`;
    // The fragment takes its place before its own spreads do. Some fragments spread themselves.
    const at = this.fragments.push('') - 1;
    const set = this.set(type, depth - 1);
    const circle = this.chance(60) ? `{ ...${name} ` : '{ ';
    this.fragments[at] = `fragment ${name} on ${type.name} ${set.replace('{ ', circle)}`;
    return this.chance(4) ? `...${name} ...${name}` : `...${name}`;
  }

  private fieldOf(type: GraphQLObjectType): GraphQLField<unknown, unknown> {
    if (type === this.schema.getQueryType() && this.chance(12))
      return oneOf(this.random, [SchemaMetaFieldDef, TypeMetaFieldDef]);
    return oneOf(this.random, Object.values(type.getFields()));
  }

  private field(parent: string, field: GraphQLField<unknown, unknown>, depth: number): string {
    const named = getNamedType(field.type);
    const args = this.args(field.args);
    // The same field with other arguments needs an alias, which is left out now and then.
    const alias = this.chance(20) !== (args !== '') ? `a${this.aliases++}: ` : '';
    const name = this.chance(300) ? `${field.name}${parent}` : field.name;
    const composite = isCompositeType(named) !== this.chance(300);
    const inner = composite ? (depth > 0 ? this.set(named, depth - 1) : '{ __typename }') : '';
    return `${alias}${name}${args} ${this.directive()}${inner}`;
  }

  private args(args: readonly GraphQLArgument[]): string {
    const given = args.filter(({ type }) =>
      isNonNullType(type) ? !this.chance(100) : this.chance(3),
    );
    const written = given.map(({ name, type }) => {
      const value = valueFor(type, this.random, this.words);
      if (this.chance(2)) return `${name}: ${literal(value)}`;
      const variable = `v${this.declared.length}`;
      this.declared.push(`$${variable}: ${this.chance(40) ? 'Int' : String(type)}`);
      if (!this.chance(30)) this.variables[variable] = value;
      return `${name}: $${variable}`;
    });
    return written.length > 0 ? `(${written.join(', ')})` : '';
  }
}

const BYTES = [
  '\u0000',
  '\ud800',
  '{',
  '}',
  '(',
  '[',
  '"',
  '"""',
  '#',
  '$',
  '...',
  '@',
  '!',
  '\\u{',
  '9'.repeat(400),
];

/** A text of which a few places are cut out, doubled or overwritten. */
function gnawed(text: string, random: Random): string {
  let gnawing = text;
  for (let left = 1 + random(6); left > 0; left--) {
    const [at, length] = [random(gnawing.length), random(12)];
    const piece = gnawing.slice(at, at + length);
    const put = oneOf(random, ['', piece + piece, oneOf(random, BYTES)]);
    gnawing = gnawing.slice(0, at) + put + gnawing.slice(at + length);
  }
  return gnawing;
}

/**
 * Endless documents: of ten, seven are written from the schema and mostly valid, two are such documents with a few
 * damaged characters, and one asks for far too much. `words`: texts and ids to use, real ones (games, rulesets, cards)
 * and others.
 */
export function* documents(
  schema: GraphQLSchema,
  random: Random,
  words: readonly string[],
): Generator<FuzzedDocument, never> {
  for (;;) {
    const document = new Draft(schema, random, words).write();
    const kind = random(10);
    if (kind < 7) yield document;
    else if (kind < 9) yield { ...document, query: gnawed(document.query, random) };
    else yield { query: oneOf(random, bombs)(random), variables: {}, operationName: null };
  }
}
