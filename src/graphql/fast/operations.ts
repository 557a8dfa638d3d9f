import { Injectable } from '@nestjs/common';
import type { GraphQLSchema } from 'graphql';

import { Documents } from '../documents.js';
import { FastOperations } from './fast-operations.js';

interface Ways {
  readonly documents: Documents;
  readonly fast: FastOperations;
}

/** What is known of the operations of clients, over HTTP and over WebSockets alike. */
@Injectable()
export class Operations {
  private ways: Ways | undefined;

  /** To be called once, before anybody asks. */
  serve(schema: GraphQLSchema): GraphQLSchema {
    const documents = new Documents(schema);
    this.ways = { documents, fast: new FastOperations(schema, documents) };
    return schema;
  }

  get documents(): Documents {
    return this.made.documents;
  }

  get fast(): FastOperations {
    return this.made.fast;
  }

  private get made(): Ways {
    if (this.ways === undefined) throw new Error('An operation came before there was a schema.');
    return this.ways;
  }
}
