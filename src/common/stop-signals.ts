/**
 * npm forwards signals, and Ctrl-C in a terminal reaches both npm and this process: signals so close together are one.
 */
const SAME_MS = 1_000;

/** Calls `first` once, at SIGINT or SIGTERM. A further signal ends the process at once, if it has not ended by then. */
export function onStopSignal(first: () => void): void {
  let heardAt: number | undefined;
  const stop = (): void => {
    if (heardAt === undefined) {
      heardAt = performance.now();
      first();
    } else if (performance.now() - heardAt >= SAME_MS) process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/** For tools: closes what is open, or is still being opened, before a signal ends the process. */
export function closeAtSignal<T extends { close(): Promise<void> }>(
  opening: Promise<T>,
): Promise<T> {
  onStopSignal(() => void opening.then((it) => it.close()).finally(() => process.exit(130)));
  return opening;
}
