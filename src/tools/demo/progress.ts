/** Counts moves: in a line that rewrites itself on a terminal, elsewhere in a line every hundred moves. */
export function movesProgress(): { moved(): void; moves(): number; stop(): void } {
  const { isTTY } = process.stderr;
  let count = 0;
  const show = (): void => {
    if (isTTY) process.stderr.write(`\r${count} moves played`);
    else if (count % 100 === 0) process.stderr.write(`${count} moves played\n`);
  };
  return {
    moved: () => {
      count += 1;
      show();
    },
    moves: () => count,
    stop: () => void (isTTY && process.stderr.write('\n')),
  };
}
