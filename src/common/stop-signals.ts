/** npm passes on what it hears, and a terminal's Ctrl-C reaches npm and us: what comes so soon is said twice. */
const SAME_MS = 1_000;

/** `first` is called once, at SIGINT or SIGTERM; where the process has not ended by then, another ends it at once. */
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

/** For a tool: what it opens, or is still opening, is closed before a signal ends it. */
export function closeAtSignal<T extends { close(): Promise<void> }>(
  opening: Promise<T>,
): Promise<T> {
  onStopSignal(() => void opening.then((it) => it.close()).finally(() => process.exit(130)));
  return opening;
}
