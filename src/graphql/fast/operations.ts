import { Injectable } from '@nestjs/common';
import type { GraphQLSchema } from 'graphql';

import { Documents } from '../documents.js';
import { FastOperations } from './fast-operations.js';

export interface Ways {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly fast: FastOperations;
}

/** The checked and compiled operations of clients, shared by HTTP and WebSockets. */
@Injectable()
export class Operations {
  private made: Ways | undefined;

  /** To be called once, before the first request. */
  serve(schema: GraphQLSchema): GraphQLSchema {
    const documents = new Documents(schema);
    this.made = { schema, documents, fast: new FastOperations(schema, documents) };
    return schema;
  }

  get ways(): Ways {
    if (this.made === undefined) throw new Error('An operation came before there was a schema.');
    return this.made;
  }
}
