/** `enumOf(['A', 'B'])` is `{A: 'A', B: 'B'}`, which `registerEnumType` wants. */
export const enumOf = <const T extends string>(values: readonly T[]): { readonly [K in T]: K } =>
  Object.fromEntries(values.map((value) => [value, value])) as { readonly [K in T]: K };
