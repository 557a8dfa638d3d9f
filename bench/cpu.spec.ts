import { parseStat } from './cpu.js';

it('a line of /proc/<pid>/stat is read behind the name, whatever that is', () => {
  const line = '42 (a) b (c) S 7 42 42 0 -1 4194560 100 200 0 0 11 22 33 44 20 0 1 0 5 6 7';
  expect(parseStat(line)).toEqual({ parent: 7, own: 33, all: 110 });
});
