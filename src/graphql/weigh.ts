import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';

import { type Fragments, introspectionCounter } from './introspection.js';
import {
  ARGUED,
  COMPOSED,
  HEAVY,
  LARGEST,
  LIMITS,
  LISTS,
  OF_THE_SCHEMA,
  UNKNOWN_LIST,
} from './weights.js';

/** What a selection costs, as if every fragment were written out where it is used. */
export interface Weight {
  /** How deep fields are nested. */
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  /** Number of fields at the top of the operation. */
  readonly roots: number;
  /** Estimate of work and answer size; an ordinary value counts 1. */
  readonly cost: number;
}

export const NOTHING: Weight = { depth: 0, fields: 0, aliases: 0, roots: 0, cost: 0 };

const beside = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  roots: a.roots + b.roots,
  cost: a.cost + b.cost,
});

type Field = GraphQLField<unknown, unknown>;

/**
 * The weights of a document's operations, and the number of fields in its fragments. Takes time in proportion to the
 * document, however often fragments are used. Throws a GraphQLError where fragments are circular. Fields that the
 * schema does not have count as ordinary values: validation refuses them.
 */
export function weigh(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
): {
  readonly operations: ReadonlyMap<OperationDefinitionNode, Weight>;
  readonly fragmentFields: number;
} {
  const fragments: Fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  const selection = weigher(schema, fragments);
  const operations = new Map<OperationDefinitionNode, Weight>();
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(node.operation) ?? undefined;
    operations.set(node, selection(node.selectionSet, root));
  }
  const inFragments = definitions.map((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION
      ? selection(node.selectionSet, schema.getType(node.typeCondition.name.value)).fields
      : 0,
  );
  return { operations, fragmentFields: inFragments.reduce((sum, fields) => sum + fields, 0) };
}

type Weigh = (set: SelectionSetNode, parent: GraphQLNamedType | undefined) => Weight;

function weigher(schema: GraphQLSchema, fragments: Fragments): Weigh {
  const steps = introspectionCounter(schema, fragments, LIMITS.cost / OF_THE_SCHEMA);
  /** Fragment name -> weight; undefined while the fragment is being weighed, so that a circular one is noticed. */
  const known = new Map<string, Weight | undefined>();

  const ofFragment = (name: string): Weight => {
    const fragment = fragments.get(name);
    const before = known.get(name);
    if (before !== undefined || fragment === undefined) return before ?? NOTHING;
    if (known.has(name)) throw inCircles(name);
    known.set(name, undefined);
    const weight = ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    known.set(name, weight);
    return weight;
  };

  const ofField = (node: FieldNode, parent: GraphQLNamedType | undefined): Weight => {
    const field = parent && fieldOf(schema, parent, node.name.value);
    const inner = node.selectionSet
      ? ofSet(node.selectionSet, field && getNamedType(field.type))
      : NOTHING;
    const isMeta = field === SchemaMetaFieldDef || field === TypeMetaFieldDef;
    return {
      depth: inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      roots: 1,
      cost: isMeta
        ? 1 + OF_THE_SCHEMA * steps(field, node.selectionSet)
        : ownCost(field, parent) + itemsOf(node, field, parent) * inner.cost,
    };
  };

  const ofNode = (node: SelectionNode, parent: GraphQLNamedType | undefined): Weight => {
    if (node.kind === Kind.FIELD) return ofField(node, parent);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const { typeCondition, selectionSet } = node;
    return ofSet(selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : parent);
  };

  const ofSet: Weigh = ({ selections }, parent) =>
    selections.reduce((sum, node) => beside(sum, ofNode(node, parent)), NOTHING);
  return ofSet;
}

const inCircles = (name: string): GraphQLError =>
  new GraphQLError(`Cannot spread fragment "${name}" within itself.`);

function fieldOf(schema: GraphQLSchema, parent: GraphQLNamedType, name: string): Field | undefined {
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

function ownCost(field: Field | undefined, parent: GraphQLNamedType | undefined): number {
  if (field === undefined) return 1;
  const heavy = HEAVY.get(`${parent?.name}.${field.name}`);
  if (heavy !== undefined) return heavy;
  if (isCompositeType(getNamedType(field.type))) return COMPOSED;
  return field.args.length > 0 ? ARGUED : 1;
}

/**
 * How many items a list brings, by its arguments. A variable may hold any number, so it counts as the greatest; an `id`
 * that is written out brings one item.
 */
function itemsOf(
  { arguments: given = [] }: FieldNode,
  field: Field | undefined,
  parent: GraphQLNamedType | undefined,
): number {
  if (field === undefined) return 1;
  const items = LISTS.get(`${parent?.name}.${field.name}`) ?? unnamedList(field);
  if (items === undefined) return 1;
  if (given.some(({ name, value }) => name.value === 'id' && value.kind === Kind.STRING))
    return field.name === 'rulesets' ? LARGEST : 1;
  const first = given.find(({ name }) => name.value === 'first')?.value;
  if (first === undefined) return items.usual;
  return first.kind === Kind.INT ? Math.min(Math.abs(Number(first.value)), items.most) : items.most;
}

const unnamedList = ({ type }: Field): typeof UNKNOWN_LIST | undefined =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type))
    ? UNKNOWN_LIST
    : undefined;
