declare module 'edmonds-blossom-fixed' {
  /**
   * `maxCardinality`: prefers as many pairs as possible over their weight. Returns for each place its partner's, or -1.
   */
  function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality: boolean,
  ): number[];
  export = blossom;
}
