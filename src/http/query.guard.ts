import type { CanActivate, ExecutionContext } from '@nestjs/common';

import { invalidInput } from '../errors/errors.js';
import { requestOf } from '../language/request.js';

const READS = ['GET', 'HEAD'];

/** Requests that change something take their fields from the body; their URL may have `locale` and no other query. */
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { method = '', query } = requestOf(context);
    if (READS.includes(method) || typeof query !== 'object' || query === null) return true;
    const strange = Object.keys(query).find((key) => key !== 'locale');
    if (strange === undefined) return true;
    throw invalidInput({
      en: `${strange} does not belong in the address; what this takes goes into its body.`,
      ja: `${strange}はアドレスに書けません。項目は本文に入れてください。`,
    });
  }
}
