import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isCompositeType,
  isObjectType,
  isUnionType,
} from 'graphql';

export type Field = GraphQLField<unknown, unknown>;

/** A field within those before it. */
interface Step {
  readonly field: Field;
  /** The type that the field belongs to. */
  readonly on: string;
}

/** Nested fields, down to one without fields of its own. */
export type Path = readonly Step[];

const DEPTH = 7;

/** All paths down from a type; none passes a type twice. */
export function pathsFrom(type: GraphQLNamedType): Path[] {
  const walk = (from: GraphQLNamedType, before: Path, seen: readonly string[]): Path[] => {
    if (isUnionType(from)) return from.getTypes().flatMap((member) => walk(member, before, seen));
    if (!isObjectType(from) || seen.includes(from.name) || before.length === DEPTH) return [];
    return Object.values(from.getFields()).flatMap((field) => {
      const path = [...before, { field, on: from.name }];
      const inner = getNamedType(field.type);
      return isCompositeType(inner) ? walk(inner, path, [...seen, from.name]) : [path];
    });
  };
  return walk(type, [], []);
}

/** The selection set of all these paths, each field once; empty for a type without fields. */
export function selectionOf(
  type: GraphQLNamedType,
  paths: readonly Path[],
  args: (field: Field) => string,
): string {
  if (!isCompositeType(type)) return '';
  const groups = new Map<string, Path[]>();
  for (const path of paths) {
    const [step] = path;
    if (!step) continue;
    const key = `${step.on}.${step.field.name}`;
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  const fields = [...groups.values()].map((group) => {
    const { field, on } = group[0]?.[0] as Step;
    const below = group.map((path) => path.slice(1));
    const written = `${field.name}${args(field)} ${selectionOf(getNamedType(field.type), below, args)}`;
    return on === type.name ? written : `... on ${on} { ${written} }`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}
