import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  OperationTypeNode,
  parse,
} from 'graphql';

import { weigh, type Weight } from '../../graphql/weigh.js';
import { LIMITS } from '../../graphql/weights.js';
import { bombs } from '../fuzz/bombs.js';
import { TEXTS, VALUES } from './largest.js';
import type { Large, Stock } from './rest.js';
import { type Field, type Path, pathsFrom, selectionOf } from './selections.js';

const OPERATIONS = Object.values(OperationTypeNode);

/** How many of the most expensive fields are also asked for one by one. */
const ALONE = 6;
const MOST: Readonly<Record<string, number>> = { first: 100, width: 800 };

/** The fields of the root types, e.g. `query game`. */
export const rootsOf = (schema: GraphQLSchema): string[] =>
  roots(schema).map(([operation, { name }]) => `${operation} ${name}`);

const roots = (schema: GraphQLSchema): (readonly [OperationTypeNode, Field])[] =>
  OPERATIONS.flatMap((operation) =>
    Object.values(schema.getRootType(operation)?.getFields() ?? {}).map(
      (field) => [operation, field] as const,
    ),
  );

/**
 * For every field of the root types, documents that are just within the limits: with as many of the most expensive
 * fields as fit, with as many small fields, with the same again under aliases, and with each argument as large as a
 * message may be. Also documents that are refused for asking too much.
 */
export function largestOfGraphql(schema: GraphQLSchema, stock: Stock): Large[] {
  const made = roots(schema).flatMap(([operation, field]) => {
    const documents = new Documents(schema, stock, operation, field);
    // An open stream is not an answer; the cost of its messages arises elsewhere.
    const bodies = operation === OperationTypeNode.SUBSCRIPTION ? [] : documents.dearest();
    return [...bodies, ...documents.filled()].map((body) =>
      posted(`${operation} ${field.name}`, body, stock),
    );
  });
  const refused = bombs.map((bomb) => JSON.stringify({ query: bomb((bound) => bound - 1) }));
  return [...made, ...refused.map((body) => posted('too much', body, stock))];
}

const posted = (operation: string, body: string, { token }: Stock): Large => ({
  operation,
  sent: {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  },
});

/** Documents with one field of a root type. */
class Documents {
  private readonly paths: readonly Path[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly stock: Stock,
    private readonly operation: OperationTypeNode,
    private readonly root: Field,
  ) {
    this.paths = pathsFrom(getNamedType(root.type));
  }

  /** Bodies whose documents are nearly as expensive as allowed. Mutations are sent so that they are refused. */
  dearest(): string[] {
    const ids = this.operation === OperationTypeNode.QUERY ? this.subjects() : [''];
    return ids.flatMap((id) => {
      const dear = [...this.paths].sort((a, b) => this.cost([b], id) - this.cost([a], id));
      const wishes = [dear, [...dear].reverse(), ...dear.slice(0, ALONE).map((path) => [path])];
      return wishes.map((wish) => {
        const paths = this.fitting(wish, id);
        return JSON.stringify({ query: this.document(paths, this.times(paths, id), id) });
      });
    });
  }

  /** Bodies with one argument as large as a message may be. */
  filled(): string[] {
    const { args, name } = this.root;
    return args.flatMap((argument) => {
      const others = args.filter((one) => one !== argument && isNonNullType(one.type));
      const written = [...others.map((one) => this.written(one, '')), `${argument.name}: $v`];
      const set = selectionOf(getNamedType(this.root.type), [], () => '');
      const query = `${this.operation} ($v: ${String(argument.type)}) { ${name}(${written.join(', ')}) ${set} }`;
      return this.fillings(argument.type).map(
        (value) => `{"query":${JSON.stringify(query)},"variables":{"v":${value}}}`,
      );
    });
  }

  /** The ids that the root field may take: every game, or every ruleset; empty where it is left out. */
  private subjects(): readonly string[] {
    if (this.root.name === 'rulesets') return ['', ...this.stock.rulesets];
    const names = this.root.args.map(({ name }) => name);
    if (names.includes('gameId') || names.includes('id')) return this.stock.games;
    return [''];
  }

  /** As many of the paths as fit into the limits, in their order. */
  private fitting(wish: readonly Path[], id: string): Path[] {
    const taken: Path[] = [];
    for (const path of wish) if (this.fits([...taken, path], 1, id)) taken.push(path);
    return taken;
  }

  /** How often the same selection fits under different aliases. */
  private times(paths: readonly Path[], id: string): number {
    let times = 1;
    while (times < LIMITS.roots && this.fits(paths, times + 1, id)) times++;
    return times;
  }

  private fits(paths: readonly Path[], times: number, id: string): boolean {
    const query = this.document(paths, times, id);
    const weight = this.weight(query);
    const limited = ['cost', 'fields', 'aliases', 'depth'] as const;
    const lists = query.split('(').length - 1;
    if (query.length > LIMITS.length || lists > LIMITS.arguments) return false;
    return limited.every((name) => weight[name] <= LIMITS[name]);
  }

  private cost(paths: readonly Path[], id: string): number {
    return this.weight(this.document(paths, 1, id)).cost;
  }

  private weight(query: string): Weight {
    const [weight] = weigh(this.schema, parse(query)).operations.values();
    if (!weight) throw new Error(`no operation: ${query}`);
    return weight;
  }

  private document(paths: readonly Path[], times: number, id: string): string {
    const { root } = this;
    const set = selectionOf(getNamedType(root.type), paths, (field) => this.args(field, id));
    const one = `${root.name}${this.args(root, id)} ${set}`;
    const many = Array.from({ length: times }, (_, i) => (times > 1 ? `a${i}: ${one}` : one));
    return `${this.operation} { ${many.join(' ')} }`;
  }

  private args({ args }: Field, id: string): string {
    const wanted = args === this.root.args && id !== '' ? { ...MOST, id } : MOST;
    const given = args.filter(({ name, type }) => isNonNullType(type) || name in wanted);
    if (given.length === 0) return '';
    return `(${given.map((argument) => this.written(argument, id)).join(', ')})`;
  }

  private written({ name, type }: GraphQLArgument, id: string): string {
    return `${name}: ${this.literal(type, name, id)}`;
  }

  /** A value of the type as it is written in a document, with the id where an id is asked for. */
  private literal(type: GraphQLInputType, name: string, id: string): string {
    if (isNonNullType(type)) return this.literal(type.ofType, name, id);
    if (isListType(type)) return name === 'ids' ? JSON.stringify(this.stock.games) : '[]';
    if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
    if (isInputObjectType(type)) {
      const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
      return `{${needed.map((field) => this.written(field as GraphQLArgument, id)).join(', ')}}`;
    }
    const [ruleset = ''] = this.stock.rulesets;
    if (name === 'ruleset') return JSON.stringify(ruleset);
    if (name === 'clause') return JSON.stringify(this.stock.clauses[ruleset] ?? '');
    if (type.name === 'Int') return String(MOST[name] ?? 1);
    if (type.name === 'Boolean') return 'true';
    return type.name === 'JSON' ? '{}' : JSON.stringify(id);
  }

  /** JSON values of the type that fill a message; for an object type, with one of its members after another filled. */
  private fillings(type: GraphQLInputType): readonly string[] {
    if (isNonNullType(type)) return this.fillings(type.ofType);
    if (isListType(type)) return VALUES;
    if (isEnumType(type)) return [];
    if (!isInputObjectType(type)) return type.name === 'JSON' ? VALUES : TEXTS;
    const fields = Object.values(type.getFields());
    const sound = fields
      .filter((field) => isNonNullType(field.type))
      .map((field) => [field.name, soundOf(field.type)] as const);
    return fields.flatMap((field) =>
      this.fillings(field.type).map((value) => {
        const members = { ...Object.fromEntries(sound), [field.name]: value };
        return `{${Object.entries(members)
          .map(([name, json]) => `"${name}":${json}`)
          .join(',')}}`;
      }),
    );
  }
}

/** A small value of the type, as JSON. */
function soundOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return soundOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return JSON.stringify(type.getValues()[0]?.name);
  if (isInputObjectType(type)) return '{}';
  return type.name === 'Int' ? '1' : type.name === 'Boolean' ? 'true' : '"none"';
}
