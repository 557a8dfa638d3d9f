declare module 'edmonds-blossom-fixed' {
  /** `maxCardinality`: as many pairs as can be come before their weight. Partners by place, -1 for nobody. */
  function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): number[];
  export = blossom;
}
