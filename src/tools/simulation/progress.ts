import { Presets, SingleBar } from 'cli-progress';

/** Shows how many of `games` are played: a bar on a terminal, elsewhere a line every tenth. */
export function progressOf(games: number): { played(count: number): void; stop(): void } {
  return process.stderr.isTTY ? bar(games) : lines(games);
}

function bar(games: number): ReturnType<typeof progressOf> {
  const one = new SingleBar(
    { format: '{bar} {value}/{total} games, {eta_formatted} left' },
    Presets.shades_classic,
  );
  one.start(games, 0);
  return { played: (count) => one.update(count), stop: () => one.stop() };
}

function lines(games: number): ReturnType<typeof progressOf> {
  let tenths = 0;
  const played = (count: number): void => {
    const now = Math.floor((count * 10) / games);
    if (now === tenths) return;
    tenths = now;
    process.stderr.write(`${count} of ${games} games played\n`);
  };
  return { played, stop: () => undefined };
}
