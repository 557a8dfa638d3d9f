import { type Block, excusedIn } from '../../clocks/uncounted.js';
import { type MoveRow, rowHash } from '../../games/store/move-row.js';
import { canonical } from '../../rules/index.js';
import type { Ledger } from './ledger.js';

/** Faults, a sentence each that begins with the broken promise. */
export type Faults = string[];

/** Checks that every answer a client got is in the log exactly once, and that nothing refused is. */
export function acknowledged(ledger: Ledger, gameId: string, rows: readonly MoveRow[]): Faults {
  const byRequest = new Map<string, MoveRow[]>();
  for (const row of rows) {
    if (row.requestId === null) continue;
    byRequest.set(row.requestId, [...(byRequest.get(row.requestId) ?? []), row]);
  }
  const faults: Faults = [];
  for (const [requestId, { submission, seat, receipt }] of ledger.played) {
    if (submission.gameId !== gameId) continue;
    const written = byRequest.get(requestId) ?? [];
    if (written.length !== 1)
      faults.push(
        `nothing lost: request ${requestId} was acknowledged and is ${written.length} times in the log`,
      );
    else if (!sameReceipt(written[0] as MoveRow, seat, receipt))
      faults.push(`nothing lost: request ${requestId} is there with another receipt`);
  }
  for (const [requestId, submission] of ledger.refused) {
    if (submission.gameId === gameId && byRequest.has(requestId) && !ledger.played.has(requestId))
      faults.push(`exactly once: request ${requestId} was refused and is in the log`);
  }
  return faults;
}

function sameReceipt({ seat, receipt, rolls }: MoveRow, expected: string, told: object): boolean {
  if (receipt === null || seat !== expected) return false;
  const { version, applied, stopped } = receipt;
  const dice = rolls.map(({ dice: shown, purpose }) => ({ dice: shown, purpose }));
  return canonical({ version, applied, stopped, rolls: dice }) === canonical(told);
}

export function holes(
  rows: readonly MoveRow[],
  head: { readonly seq: number; readonly version: number },
): Faults {
  const open = rows.filter(({ secret }) => !secret);
  const gap = rows.find(({ seq }, i) => seq !== i + 1);
  const jump = open.find(({ version }, i) => version !== i + 1);
  return [
    ...(gap ? [`no holes: row ${gap.seq} is out of its place`] : []),
    ...(jump ? [`no holes: version ${jump.version} is out of its place`] : []),
    ...(rows.length === head.seq && open.length === head.version
      ? []
      : [
          `no holes: the game says ${head.seq} rows and ${head.version} versions, there are ${rows.length} and ${open.length}`,
        ]),
  ];
}

export function broken(rows: readonly MoveRow[]): Faults {
  return rows.flatMap((row, i) => {
    const linked = i === 0 || row.prevHash === rows[i - 1]?.hash;
    return linked && rowHash(row) === row.hash
      ? []
      : [`chain: row ${row.seq} is not the one that was written`];
  });
}

/** Checks that no row charges a clock for more than the time that its seat has owed since, without outages. */
export function overcharged(rows: readonly MoveRow[], outages: readonly Block[]): Faults {
  const timed = rows.filter(({ clock }) => clock !== undefined);
  return timed.flatMap(({ seq, clock, createdAt }, i) =>
    Object.entries(clock?.seats ?? {}).flatMap(([seat, { charge }]) => {
      const spell = timed[i - 1]?.clock?.seats[seat]?.spell ?? null;
      const at = Date.parse(createdAt);
      const owed = spell === null ? 0 : Math.max(0, at - spell.since);
      const away = excusedIn(at - owed, at, outages).reduce((sum, { ms }) => sum + ms, 0);
      const ms = charge?.ms ?? 0;
      return ms >= 0 && ms <= owed - away
        ? []
        : [`clocks: row ${seq} charges ${seat} ${ms} ms of ${owed}, ${away} of them an outage`];
    }),
  );
}

/** The notices that a follower of a game must get by webhook: version and kind of each, in order. */
export function noticesDue(rows: readonly MoveRow[], isOver: boolean): string[] {
  const open = rows.filter(({ secret }) => !secret);
  return open.flatMap(({ kind, version }, i) => [
    ...(kind === 'start' ? [`${version} game.begun`] : []),
    `${version} game.changed`,
    ...(kind === 'request' ? [`${version} game.request`] : []),
    ...(kind === 'handover' ? [`${version} game.handed_over`] : []),
    ...(kind === 'timeout' ? [`${version} game.timed_out`] : []),
    ...(isOver && i === open.length - 1 ? [`${version} game.ended`] : []),
  ]);
}
