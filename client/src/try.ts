import { PreviewDocument } from './generated/late.js';
import { ask, type Connection } from './transport.js';
import type * as Types from './types.js';

/** Tries a plan as far as its first boundary, or says why it is not legal. Nothing is changed. Throws `MusterError`. */
export async function previewOf<R extends Types.Known>(
  connection: Connection,
  plan: Types.Plan<R>,
): Promise<Types.PreviewResult<R>> {
  const { preview } = await ask(connection, PreviewDocument, plan);
  return preview as Types.PreviewResult<R>;
}
