import { type ExecutionArgs, getOperationAST, Kind } from 'graphql';

import { inSpan, isTraced } from '../observing/spans.js';

type Asked = Pick<ExecutionArgs, 'document' | 'operationName'>;

/** `graphql mutation play`: words of the schema alone, since clients name their operations as they like. */
function nameOf({ document, operationName }: Asked): string {
  const operation = getOperationAST(document, operationName);
  const fields = operation?.selectionSet.selections.flatMap((one) =>
    one.kind === Kind.FIELD ? [one.name.value] : [],
  );
  return `graphql ${operation?.operation ?? 'query'} ${[...new Set(fields)].sort().join(' ')}`.trim();
}

/** The execution of an operation as a span; over a WebSocket, where no request is around it, as one of its own. */
export const inOperation = <T>(args: Asked, work: () => T): T =>
  isTraced() ? inSpan(nameOf(args), work, { begins: true }) : work();
