import { type ExecutionArgs, type ExecutionResult, getOperationAST } from 'graphql';
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

interface Runnable {
  readonly isMutation: boolean;
  readonly run: (
    context: GraphqlContext,
    variables: ExecutionArgs['variableValues'],
  ) => ExecutionResult | Promise<ExecutionResult>;
}

type Name = string | null | undefined;

interface Compiled extends Runnable {
  readonly query: string;
  readonly name: Name;
  readonly fields: number;
  uses: number;
}

/** A name and a text, of which the one cannot be taken for a part of the other. */
const keyOf = (query: string, name: Name): string => `${JSON.stringify(name ?? null)} ${query}`;

/**
 * Operations as graphql-jit compiles them, which takes memory: they are bounded by their fields. One that comes often
 * takes the place of others that come less often, and nobody else does: whoever sends thousands of operations drives
 * out none.
 */
export class CompiledOperations {
  /** By text: one for each name that was asked for. */
  private readonly compiled = new Map<string, readonly Compiled[]>();
  private readonly candidates = new LRUCache<string, { uses: number }>({
    maxSize: LENGTHS,
    sizeCalculation: (_, key) => key.length || 1,
  });
  private fields = 0;
  private uses = 0;

  find(query: string, name: Name): Runnable | undefined {
    const found = this.known(query, name);
    if (found === undefined) return undefined;
    found.uses++;
    if (++this.uses >= HALF_LIFE) this.forgetHalf();
    return found;
  }

  /** Tells of a use of an operation that is sound and was not executed compiled. */
  count(query: string, args: ExecutionArgs, fields: number): void {
    if (fields > FIELDS_OF_ONE || query.length > LENGTH) return;
    const name = args.operationName;
    if (this.known(query, name) !== undefined) return;
    const key = keyOf(query, name);
    const candidate = this.candidates.get(key) ?? { uses: 0 };
    if (++candidate.uses === 1) this.candidates.set(key, candidate);
    if (candidate.uses < COMPILE_AT || !this.makeRoom(fields, candidate.uses)) return;
    this.candidates.delete(key);
    const made = compile(args);
    if (made === undefined) return;
    const compiled = { ...made, query, name, fields, uses: candidate.uses };
    this.compiled.set(query, [...(this.compiled.get(query) ?? []), compiled]);
    this.fields += fields;
  }

  private known(query: string, name: Name): Compiled | undefined {
    return this.compiled.get(query)?.find((one) => (one.name ?? null) === (name ?? null));
  }

  private makeRoom(fields: number, uses: number): boolean {
    if (this.fields + fields <= FIELDS) return true;
    const rarest = [...this.compiled.values()].flat().sort((a, b) => a.uses - b.uses);
    for (const one of rarest) {
      if (one.uses >= uses) return false;
      this.forget(one);
      if (this.fields + fields <= FIELDS) return true;
    }
    return false;
  }

  private forget(one: Compiled): void {
    const others = this.compiled.get(one.query)?.filter((other) => other !== one) ?? [];
    if (others.length === 0) this.compiled.delete(one.query);
    else this.compiled.set(one.query, others);
    this.fields -= one.fields;
  }

  private forgetHalf(): void {
    this.uses = 0;
    for (const one of [...this.compiled.values()].flat()) one.uses /= 2;
  }
}

function compile(args: ExecutionArgs): Runnable | undefined {
  const query = compileQuery(args.schema, args.document, args.operationName ?? '');
  if (!isCompiledQuery(query)) return undefined;
  return {
    isMutation: getOperationAST(args.document, args.operationName)?.operation === 'mutation',
    run: (context, variables) =>
      inOperation(args, () => query.query(undefined, context, variables ?? {})),
  };
}
