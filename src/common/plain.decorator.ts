import { Extensions } from '@nestjs/graphql';

/** Where a field of the schema has its resolver, in its `extensions`. */
export const PLAIN = 'plain';

/** As graphql-js calls it: what the field is of, its arguments, the context. */
type PlainResolver = (source: never, args: never, context: never) => unknown;

/**
 * For a `ResolveField` that needs nothing but its parent, arguments and context, in this order, and no `this`: it is
 * called as it stands. What Nest does around a resolver takes 20 µs, too long where an answer may hold thousands.
 */
export const Plain =
  () =>
  <T extends PlainResolver>(
    target: object,
    key: string,
    method: TypedPropertyDescriptor<T>,
  ): void =>
    Extensions({ [PLAIN]: method.value })(target, key);
