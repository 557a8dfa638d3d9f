import { onStopSignal } from '../../common/stop-signals.js';
import { BadArguments } from '../chaos/arguments.js';
import { sentenceOf } from './refusal.js';

/**
 * Runs a command to its exit code. SIGINT and SIGTERM abort what it does; it cleans up after itself and ends with 130.
 * `left` says what is there then.
 */
export async function command(
  work: (signal: AbortSignal) => Promise<number>,
  left: () => string,
): Promise<void> {
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort());
  // Nobody may be listening any more, and that is no reason to leave anything half done.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    process.exitCode = await work(stopping.signal);
  } catch (error) {
    const stopped = stopping.signal.aborted;
    process.exitCode = stopped ? 130 : error instanceof BadArguments ? 2 : 1;
    process.stderr.write(`${stopped ? `Stopped. ${left()}` : sentenceOf(error)}\n`);
  }
}
