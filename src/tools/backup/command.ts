import { onStopSignal } from '../../common/stop-signals.js';
import { BadArguments } from '../chaos/arguments.js';
import { sentenceOf } from './refusal.js';

/**
 * Runs a command, and returns its exit code. SIGINT and SIGTERM abort its work; it cleans up after itself and returns
 * 130. `left` says what exists then.
 */
export async function command(
  work: (signal: AbortSignal) => Promise<number>,
  left: () => string,
): Promise<void> {
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort());
  // Whoever read the output may be gone (EPIPE); that must not leave the work half done.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    process.exitCode = await work(stopping.signal);
  } catch (error) {
    const stopped = stopping.signal.aborted;
    process.exitCode = stopped ? 130 : error instanceof BadArguments ? 2 : 1;
    process.stderr.write(`${stopped ? `Stopped. ${left()}` : sentenceOf(error)}\n`);
  }
}
