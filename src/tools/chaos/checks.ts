import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { DiceProofs } from '../../games/dice-proofs.service.js';
import { GamesRepository } from '../../games/games.repository.js';
import { hashOf } from '../../games/hash.js';
import { LiveGames } from '../../games/live-games.service.js';
import { MovesRepository } from '../../games/moves.repository.js';
import { type MoveRow, rowHash } from '../../games/move-row.js';
import { readingOf } from '../../games/readings.js';
import { verifyRecord } from '../../games/record.js';
import { replayFaults } from '../../games/replay.js';
import { carried, unpacked } from '../../games/states.js';
import { canonical, clone, type Ruleset, type State } from '../../rules/index.js';
import { Pool } from 'pg';
import type { Api } from './api.js';
import { projectionOf } from './heard.js';
import type { Ledger } from './ledger.js';
import type { Listener } from './listener.js';
import type { SeatOf } from './seat-player.js';

export interface CheckedGame {
  readonly id: string;
  readonly rules: Ruleset;
  readonly seats: readonly SeatOf[];
}

type Faults = string[];

/** Looks at everything that is stored and was heard, with an application of its own. */
export class Checks {
  private readonly moves: MovesRepository;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly ledger: Ledger,
    private readonly listeners: readonly Listener[],
    private readonly api: Api,
  ) {
    this.moves = app.get(MovesRepository);
  }

  async game(game: CheckedGame): Promise<Faults> {
    const { id, rules } = game;
    const head = await this.app.get(GamesRepository).head(id);
    if (head === undefined) return [`nothing lost: game ${id} is gone`];
    const rows = await this.moves.rows(id, 0, 2 ** 31 - 1);
    const found = [
      ...holes(rows, head),
      ...broken(rows),
      ...this.acknowledged(id, rows),
      ...(await this.folds(id, rules, rows)),
      ...(await this.shown(game)),
      ...this.heard(game, rows),
    ];
    return found.map((fault) => `${fault} (${rules.id} ${id})`);
  }

  /** Of a game that is over. */
  async record({ id, rules }: CheckedGame): Promise<Faults> {
    const live = await this.app.get(LiveGames).fresh(id);
    const record = await this.app.get(DiceProofs).record(readingOf(live, null));
    if (record === null) return [`not stuck: game ${id} did not end`];
    const faults = [...verifyRecord(record), ...replayFaults(record, rules)];
    return faults.map((fault) => `record: ${fault} (${rules.id} ${id})`);
  }

  /** Every answer that a client got is in the log, once, and what was refused is not. */
  private acknowledged(gameId: string, rows: readonly MoveRow[]): Faults {
    const byRequest = new Map<string, MoveRow[]>();
    for (const row of rows) {
      if (row.requestId === null) continue;
      byRequest.set(row.requestId, [...(byRequest.get(row.requestId) ?? []), row]);
    }
    const faults: Faults = [];
    for (const [requestId, { submission, seat, receipt }] of this.ledger.played) {
      if (submission.gameId !== gameId) continue;
      const written = byRequest.get(requestId) ?? [];
      if (written.length !== 1)
        faults.push(
          `nothing lost: request ${requestId} was acknowledged and is ${written.length} times in the log`,
        );
      else if (!sameReceipt(written[0] as MoveRow, seat, receipt))
        faults.push(`nothing lost: request ${requestId} is there with another receipt`);
    }
    for (const [requestId, submission] of this.ledger.refused) {
      if (
        submission.gameId === gameId &&
        byRequest.has(requestId) &&
        !this.ledger.played.has(requestId)
      )
        faults.push(`exactly once: request ${requestId} was refused and is in the log`);
    }
    return faults;
  }

  /** The patches add up to every whole state that was written, to every view that was hashed, and to what is live. */
  private async folds(id: string, rules: Ruleset, rows: readonly MoveRow[]): Promise<Faults> {
    const snapshots = await this.snapshots(id);
    const faults: Faults = [];
    let state: State | null = null;
    for (const row of rows) {
      state = carried(state, row);
      const { seq } = row;
      const snapshot = snapshots.get(seq);
      if (snapshot !== undefined && canonical(unpacked(snapshot)) !== canonical(state))
        faults.push(`fold = snapshot: row ${seq} adds up to another state`);
      const then = clone(state);
      for (const [audience, hash] of Object.entries(row.viewHash))
        if (hashOf(rules.view(then, audience === '*' ? null : audience)) !== hash)
          faults.push(`fold = live: row ${seq} showed ${audience} another view`);
    }
    const live = await this.app.get(LiveGames).fresh(id);
    if (canonical(live.state) !== canonical(state))
      faults.push('fold = live: the game goes on from another state');
    return faults;
  }

  private async snapshots(id: string): Promise<Map<number, Buffer>> {
    const text = 'SELECT seq, state FROM snapshots WHERE game_id = $1';
    const { rows } = await this.app.get(Pool).query<{ seq: number; state: Buffer }>(text, [id]);
    return new Map(rows.map(({ seq, state }) => [seq, state]));
  }

  /** What each instance holds in memory is what is stored. */
  private async shown({ id, seats, rules }: CheckedGame): Promise<Faults> {
    const live = await this.app.get(LiveGames).fresh(id);
    const faults: Faults = [];
    for (const instance of this.api.instances) {
      for (const { seat, person } of [...seats, { seat: null, person: undefined }]) {
        const reading = readingOf(live, seat);
        const query =
          'query ($id: ID!) { game(id: $id) { version draft view choices { action } } }';
        const { game } = await this.api.once<{ game: Shown }>(
          instance,
          query,
          { id },
          person?.token,
        );
        const here = [
          live.head.version,
          await reading.draft(),
          await reading.view(),
          await reading.choices(),
        ];
        const there = [
          game.version,
          game.draft,
          game.view,
          game.choices.map(({ action }) => action),
        ];
        if (canonical(here) !== canonical(there))
          faults.push(
            `fold = live: ${instance.url} shows ${seat ?? 'a spectator'} of ${rules.id} something else`,
          );
      }
    }
    return faults;
  }

  private heard({ id, rules }: CheckedGame, rows: readonly MoveRow[]): Faults {
    const projections = new Map<string | null, string[]>();
    return this.listeners
      .filter(({ gameId }) => gameId === id)
      .flatMap(({ seat, marks, faults }) => {
        const due = projections.get(seat) ?? projectionOf(rules, rows, seat);
        projections.set(seat, due);
        const wrong = marks.findIndex((mark, i) => mark !== due[i]);
        return [
          ...faults.map((fault) => `no gaps: ${fault}`),
          ...(marks.length > due.length
            ? [`nothing before commit: version ${marks.length} was heard, there are ${due.length}`]
            : []),
          ...(marks.length < due.length
            ? [`no gaps: ${marks.length} of ${due.length} versions were heard`]
            : []),
          ...(wrong >= 0
            ? [
                `nothing before commit: what was heard of version ${wrong + 1} is not what the log says`,
              ]
            : []),
        ];
      });
  }
}

interface Shown {
  readonly version: number;
  readonly draft: number;
  readonly view: unknown;
  readonly choices: readonly { readonly action: unknown }[];
}

function sameReceipt({ seat, receipt, rolls }: MoveRow, expected: string, told: object): boolean {
  if (receipt === null || seat !== expected) return false;
  const { version, applied, stopped } = receipt;
  const dice = rolls.map(({ dice: shown, purpose }) => ({ dice: shown, purpose }));
  return canonical({ version, applied, stopped, rolls: dice }) === canonical(told);
}

function holes(
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

function broken(rows: readonly MoveRow[]): Faults {
  return rows.flatMap((row, i) => {
    const linked = i === 0 || row.prevHash === rows[i - 1]?.hash;
    return linked && rowHash(row) === row.hash
      ? []
      : [`chain: row ${row.seq} is not the one that was written`];
  });
}
