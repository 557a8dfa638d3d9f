import { type ExecutionArgs, type ExecutionResult, getOperationAST, parse } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

import type { GraphqlContext } from '../../language/request.js';
import { inOperation } from '../operation-span.js';

/** How often an operation has to come before it is compiled: compiling costs as much as hundreds of executions. */
const COMPILE_AT = 10;
/** How many fields all compiled operations together may have. Each takes up to 7 KB. */
const FIELDS = 3_000;
/** Operations with more fields are not compiled: compiling them would hold up everybody else. */
const FIELDS_OF_ONE = 100;
/** How many characters an operation that may be compiled can have. */
const LENGTH = 4_096;
const LENGTHS = 256 * 1024;
/** After so many uses the counts of uses are halved, so that what was busy yesterday makes room. */
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

/** Key of an operation: its name as JSON and its text. No part of the text can be mistaken for the name. */
const keyOf = (query: string, name: Name): string => `${JSON.stringify(name ?? null)} ${query}`;

/**
 * Operations compiled by graphql-jit. Compiled code takes memory, so their fields are limited in number. An operation
 * displaces only operations that come less often; so a client that sends thousands of different operations displaces
 * none.
 */
export class CompiledOperations {
  /** Text -> its compiled operations, one for each operation name that was asked for. */
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

  /**
   * Counts a use of a valid operation that was not executed compiled, and compiles it when it has come often enough.
   */
  count(query: string, args: ExecutionArgs, fields: number): void {
    if (fields > FIELDS_OF_ONE || query.length > LENGTH) return;
    const name = args.operationName;
    if (this.known(query, name) !== undefined) return;
    const key = keyOf(query, name);
    const candidate = this.candidates.get(key) ?? { uses: 0 };
    if (++candidate.uses === 1) this.candidates.set(key, candidate);
    if (candidate.uses < COMPILE_AT || !this.makeRoom(fields, candidate.uses)) return;
    this.candidates.delete(key);
    const made = compile(query, args);
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

/** The text is parsed once more, as the compiler reads tokens, which remembered documents have let go of. */
function compile(text: string, args: ExecutionArgs): Runnable | undefined {
  const query = compileQuery(args.schema, parse(text), args.operationName ?? '');
  if (!isCompiledQuery(query)) return undefined;
  return {
    isMutation: getOperationAST(args.document, args.operationName)?.operation === 'mutation',
    run: (context, variables) =>
      inOperation(args, () => query.query(undefined, context, variables ?? {})),
  };
}
