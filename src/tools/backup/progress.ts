const STEP_MS = 500;
const LINE_MS = 10_000;

/** Shows progress on standard error: on a terminal in one line, elsewhere in a new line every ten seconds. */
export async function withProgress<T>(text: () => string, work: () => Promise<T>): Promise<T> {
  const { isTTY } = process.stderr;
  const say = (): void => void process.stderr.write(isTTY ? `\r\x1b[K${text()}` : `${text()}\n`);
  const timer = setInterval(say, isTTY ? STEP_MS : LINE_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isTTY) process.stderr.write('\r\x1b[K');
  }
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
