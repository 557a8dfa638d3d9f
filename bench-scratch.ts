import { pairSwiss } from '/tmp/w/pairing/src/competition/pairing/index.js';
import { afterRound, chanceOf, tableOf, wishOf } from '/tmp/w/pairing/test/competition/swiss-event.js';
for (const n of process.argv.slice(2).map(Number)) {
  const chance = chanceOf(n);
  const rounds = Math.ceil(Math.log2(n));
  let table = tableOf(n, rounds);
  const times: string[] = [];
  for (let r = 1; r <= Math.min(rounds, 4); r++) {
    const t = (process.cpuUsage().user / 1000);
    const p = pairSwiss(wishOf(table, r));
    times.push((((process.cpuUsage().user / 1000) - t) / 1000).toFixed(3));
    if ('relaxations' in p) { console.log(r, p); break; }
    console.log(n, 'round', r, times.at(-1), JSON.stringify(p.cost));
    table = afterRound(table, p, chance);
  }
}
