import { type ExecutionArgs, getOperationAST, Kind } from 'graphql';

import { inSpan, isTraced } from '../observing/spans.js';

type Asked = Pick<ExecutionArgs, 'document' | 'operationName'>;

/** Name of a span, e.g. `graphql mutation play`: words of the schema only, as clients name operations as they like. */
function nameOf({ document, operationName }: Asked): string {
  const operation = getOperationAST(document, operationName);
  const fields = operation?.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD ? [one.name.value] : [],
  );
  return `graphql ${operation?.operation ?? 'query'} ${[...new Set(fields)].sort().join(' ')}`.trim();
}

/** Runs `work` as a span of the operation; over a WebSocket, which has no span of a request, as a span of its own. */
export const inOperation = <T>(args: Asked, work: () => T): T =>
  isTraced() ? inSpan(nameOf(args), work, { begins: true }) : work();
