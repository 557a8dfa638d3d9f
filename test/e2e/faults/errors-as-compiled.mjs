// Broken on purpose: errors in a compiled operation are reported in the format of graphql-jit.
import { FastOperations } from '#muster/graphql/fast/fast-operations.js';

FastOperations.prototype.run = async function (posted, context) {
  const compiled = this.compiled.find(posted.query, posted.operationName);
  const result = await compiled?.run(context, posted.variables ?? {});
  return result ?? this.interpret(posted, context);
};
