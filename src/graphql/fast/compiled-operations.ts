import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

import type { GraphqlContext } from '../../language/request.js';
import { inOperation } from '../operation-span.js';

/** Compiling costs as much as hundreds of executions, so an operation must come back before it is worth it. */
const COMPILE_AT = 10;
/** Fields of all compiled operations together. Each takes up to 7 KB. */
const FIELDS = 3_000;
/** An operation with more fields is not compiled: compiling it would hold everybody else up. */
const FIELDS_OF_ONE = 100;
/** Characters of those that may be compiled some day. */
const LENGTH = 4_096;
const LENGTHS = 256 * 1024;
/** Uses after which those so far count half, so that what was busy yesterday makes room. */
const HALF_LIFE = 10_000;

export type Run = (
  context: GraphqlContext,
  variables: ExecutionArgs['variableValues'],
) => Promise<ExecutionResult>;

interface Compiled {
  readonly run: Run;
  readonly fields: number;
  uses: number;
}

/** A name and a text, of which the one cannot be taken for a part of the other. */
const keyOf = (query: string, name: string | null | undefined): string =>
  `${JSON.stringify(name ?? null)} ${query}`;

/**
 * Operations as graphql-jit compiles them, which takes memory: they are bounded by their fields. One that comes often
 * takes the place of others that come less often, and nobody else does: whoever sends thousands of operations drives
 * out none.
 */
export class CompiledOperations {
  private readonly compiled = new Map<string, Compiled>();
  private readonly candidates = new LRUCache<string, { uses: number }>({
    maxSize: LENGTHS,
    sizeCalculation: (_, key) => key.length || 1,
  });
  private fields = 0;
  private uses = 0;

  find(query: string, name: string | null | undefined): Run | undefined {
    const found = this.compiled.get(keyOf(query, name));
    if (found === undefined) return undefined;
    found.uses++;
    if (++this.uses >= HALF_LIFE) this.forgetHalf();
    return found.run;
  }

  /** Tells of a use of an operation that is sound and was not executed compiled. */
  count(query: string, args: ExecutionArgs, fields: number): void {
    if (fields > FIELDS_OF_ONE || query.length > LENGTH) return;
    const key = keyOf(query, args.operationName);
    if (this.compiled.has(key)) return;
    const candidate = this.candidates.get(key) ?? { uses: 0 };
    if (++candidate.uses === 1) this.candidates.set(key, candidate);
    if (candidate.uses < COMPILE_AT || !this.makeRoom(fields, candidate.uses)) return;
    this.candidates.delete(key);
    const run = compile(args);
    if (run === undefined) return;
    this.compiled.set(key, { run, fields, uses: candidate.uses });
    this.fields += fields;
  }

  private makeRoom(fields: number, uses: number): boolean {
    if (this.fields + fields <= FIELDS) return true;
    const rarest = [...this.compiled].sort(([, a], [, b]) => a.uses - b.uses);
    for (const [key, { fields: freed, uses: others }] of rarest) {
      if (others >= uses) return false;
      this.compiled.delete(key);
      this.fields -= freed;
      if (this.fields + fields <= FIELDS) return true;
    }
    return false;
  }

  private forgetHalf(): void {
    this.uses = 0;
    for (const one of this.compiled.values()) one.uses /= 2;
  }
}

function compile(args: ExecutionArgs): Run | undefined {
  const query = compileQuery(args.schema, args.document, args.operationName ?? '');
  if (!isCompiledQuery(query)) return undefined;
  return async (context, variables) =>
    inOperation(args, () => query.query(undefined, context, variables ?? {}));
}
