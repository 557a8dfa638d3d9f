import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** What takes long to make and holds nothing with an id. */
const LONG = new Set(['svg', 'components']);

/** Everything that may be asked of a type without saying more, each type once on the way to it. */
export function selectionOf(
  schema: GraphQLSchema,
  name: string,
  path: readonly string[] = [],
): string {
  const type = schema.getType(name);
  const here = [...path, name];
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .map((one) => `... on ${one.name} ${selectionOf(schema, one.name, here)}`)
      .join(' ')} }`;
  const fields = Object.values((type as GraphQLObjectType).getFields()).filter(
    (field) =>
      !LONG.has(field.name) &&
      !field.args.some(isRequiredArgument) &&
      !here.includes(getNamedType(field.type).name),
  );
  const asked = ({ name: field, type: of }: GraphQLField<unknown, unknown>): string => {
    const named = getNamedType(of);
    return isCompositeType(named) ? `${field} ${selectionOf(schema, named.name, here)}` : field;
  };
  return `{ __typename ${fields.map(asked).join(' ')} }`;
}
