import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  show(killed: number, more: { readonly acknowledged: number; readonly heard: number }): void;
  stop(): void;
}

/** A bar on a terminal, a line every ten seconds elsewhere. */
export const progressOf = (kills: number): Progress =>
  process.stderr.isTTY ? bar(kills) : lines(kills);

function bar(kills: number): Progress {
  const format =
    '{bar} {value}/{total} killed, {acknowledged} moves acknowledged, {heard} changes heard, {eta_formatted} left';
  const one = new SingleBar({ format }, Presets.shades_classic);
  one.start(kills, 0, { acknowledged: 0, heard: 0 });
  return { show: (killed, more) => one.update(killed, more), stop: () => one.stop() };
}

function lines(kills: number): Progress {
  let last = Date.now();
  const show: Progress['show'] = (killed, { acknowledged, heard }) => {
    if (Date.now() - last < 10_000) return;
    last = Date.now();
    process.stderr.write(
      `${killed} of ${kills} killed, ${acknowledged} moves acknowledged, ${heard} changes heard\n`,
    );
  };
  return { show, stop: () => undefined };
}
