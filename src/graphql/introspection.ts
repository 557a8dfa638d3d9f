import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Name -> fragment of a document. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Counts the selections that are carried out to answer `set` of a meta-field (`__schema`, `__type`); for `__type`, over
 * all types.
 */
export type CountIntrospection = (
  field: GraphQLField<unknown, unknown>,
  set: SelectionSetNode | undefined,
) => number;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Counts the work of an introspection query. The answer depends on the schema alone, so it need not be estimated: the
 * schema is walked as the executor would. Counting stops after `most` steps, over all calls. `fragments` must not be
 * circular.
 */
export function introspectionCounter(
  schema: GraphQLSchema,
  fragments: Fragments,
  most: number,
): CountIntrospection {
  let steps = 0;
  const info = { schema } as GraphQLResolveInfo;

  const below = (field: GraphQLField<unknown, unknown>, source: unknown, set: SelectionSetNode) => {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return;
    const found = field.resolve?.(source, { includeDeprecated: true }, undefined, info);
    const fields = type.getFields();
    for (const item of list(found))
      if (item !== undefined && item !== null) walk(fields, item, set);
  };

  const walk = (
    fields: Readonly<Record<string, GraphQLField<unknown, unknown>>>,
    source: unknown,
    { selections }: SelectionSetNode,
  ): void => {
    for (const node of selections) {
      if (++steps > most) return;
      if (node.kind === Kind.FIELD) {
        const field = fields[node.name.value];
        if (field && node.selectionSet) below(field, source, node.selectionSet);
        continue;
      }
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (inner) walk(fields, source, inner.selectionSet);
    }
  };

  return ({ name, type }, set) => {
    const before = steps;
    const kind = getNamedType(type);
    const sources = name === '__schema' ? [schema] : Object.values(schema.getTypeMap());
    if (set && isObjectType(kind)) {
      for (const source of sources) walk(kind.getFields(), source, set);
    }
    return steps - before;
  };
}
