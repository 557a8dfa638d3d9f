import { setTimeout as sleep } from 'node:timers/promises';

import { clientsOn } from '../clients.js';
import type { Findings } from '../report.js';
import { onDatabase, type Rig } from '../rig.js';
import { compared, inTurn, type TurnsWish } from '../turns.js';

/** A pace at which the service has time to spare: 32 clients with so many milliseconds between two moves of each. */
const EASY_MS = 100;

/** What it costs a move that every change of its game is told to a webhook. */
export async function notices(rig: Rig): Promise<Findings> {
  const url = await rig.database();
  const service = await rig.service(url, 'notices');
  const receiver = rig.worker('receiver');
  const hook = await receiver.ask<string>('open');
  const players = {
    followed: await clientsOn(rig, service, { hook }),
    unfollowed: await clientsOn(rig, service),
  };
  const wish: TurnsWish<keyof typeof players> = { rig, service, players, settled: () => told(url) };
  const easy = await inTurn({ ...wish, every: EASY_MS });
  const before = await receiver.ask<number>('received');
  const busy = await inTurn(wish);
  const sent = (await receiver.ask<number>('received')) - before;
  await Promise.all([service.stop(), ...Object.values(players).map((one) => one.stop())]);
  const late = compared(easy.followed, easy.unfollowed, 'p50');
  const pace = compared(busy.followed, busy.unfollowed, 'perSecond');
  return {
    figures: [
      { goal: 'followedLate', value: late.value, note: `ms ${late.note}` },
      { goal: 'followedPace', value: pace.value, note: `a second ${pace.note}` },
    ],
    remarks: [
      `A move with its webhook costs ${compared(busy.followed, busy.unfollowed, 'cpu').note} µs of CPU of the service, ${sent} webhooks in all.`,
    ],
  };
}

/** Waits until nothing is left to be told or sent. */
async function told(url: string): Promise<void> {
  const left = `
    SELECT FROM deliveries WHERE state = 'WAITING' UNION ALL
    SELECT FROM told_games t JOIN games g ON g.id = t.game_id WHERE t.version < g.version LIMIT 1`;
  await onDatabase(url, async (client) => {
    while ((await client.query(left)).rowCount !== 0) await sleep(20);
  });
}
