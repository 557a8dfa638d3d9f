/** That test, which fails where it reached no expect. */
export function asserting(work: () => unknown): () => Promise<void>;
