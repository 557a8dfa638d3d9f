import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';

import type { Block } from '../../clocks/uncounted.js';
import { LiveGamesService } from '../../games/live/live-games.service.js';
import { verifyRecord } from '../../games/proof/record.js';
import { replayFaults } from '../../games/proof/replay.js';
import { viewHash } from '../../games/proof/view-hash.js';
import { DiceProofsService } from '../../games/reading/dice-proofs.service.js';
import { presentReading } from '../../games/reading/readings.js';
import { GamesRepository } from '../../games/store/games.repository.js';
import type { MoveRow } from '../../games/store/move-row.js';
import { MovesRepository } from '../../games/store/moves.repository.js';
import { carried, unpacked } from '../../games/store/states.js';
import { canonical, clone, type Ruleset, type State } from '../../rules/index.js';
import type { Api } from './api.js';
import { projectionOf } from './heard.js';
import type { Ledger } from './ledger.js';
import type { Listener } from './listener.js';
import { acknowledged, broken, type Faults, holes, noticesDue, overcharged } from './log-checks.js';
import type { Mailbox } from './mailbox.js';
import type { SeatOf } from './seat-player.js';

export interface CheckedGame {
  readonly id: string;
  readonly rules: Ruleset;
  readonly seats: readonly SeatOf[];
}

/** What players and subscribers have seen during the run. */
interface Seen {
  readonly ledger: Ledger;
  readonly listeners: readonly Listener[];
  readonly mailbox: Mailbox;
  readonly api: Api;
}

/** Checks all that is stored and that was heard, with an application of its own. */
export class Checks {
  private readonly moves: MovesRepository;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly seen: Seen,
  ) {
    this.moves = app.get(MovesRepository);
  }

  async game(game: CheckedGame): Promise<Faults> {
    const { id, rules } = game;
    const head = await this.app.get(GamesRepository).head(id);
    if (head === undefined) return [`nothing lost: game ${id} is gone`];
    const rows = await this.moves.rows(id, 0, 2 ** 31 - 1);
    const looks: (() => Faults | Promise<Faults>)[] = [
      () => holes(rows, head),
      () => broken(rows),
      async () => overcharged(rows, await this.outages()),
      () => acknowledged(this.seen.ledger, id, rows),
      () => this.folds(id, rules, rows),
      () => this.shown(game),
      () => this.heard(game, rows),
      () => this.mailed(game, rows, head.status),
    ];
    const found: string[] = [];
    for (const look of looks) found.push(...(await this.looked(look)));
    return found.map((fault) => `${fault} (${rules.id} ${id})`);
  }

  /** Runs one check. Data may be so broken that the check throws: that is a fault, and the other checks still run. */
  private async looked(look: () => Faults | Promise<Faults>): Promise<Faults> {
    try {
      return await look();
    } catch (error) {
      return [`the check itself: ${String(error)}`];
    }
  }

  /** Checks the record of a game that is over. */
  async record({ id, rules }: CheckedGame): Promise<Faults> {
    const live = await this.app.get(LiveGamesService).latest(id);
    const record = await this.app.get(DiceProofsService).record(presentReading(live, null));
    if (record === null) return [`not stuck: game ${id} did not end`];
    const faults = [...verifyRecord(record), ...replayFaults(record, rules)];
    return faults.map((fault) => `record: ${fault} (${rules.id} ${id})`);
  }

  /** Checks that the patches add up to every stored snapshot, every hashed view, and the live state. */
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
      for (const [audience, hash] of Object.entries(row.viewHash ?? {}))
        if (viewHash(rules.view(then, audience === '*' ? null : audience)) !== hash)
          faults.push(`fold = live: row ${seq} showed ${audience} another view`);
    }
    const live = await this.app.get(LiveGamesService).latest(id);
    if (canonical(live.state) !== canonical(state))
      faults.push('fold = live: the game goes on from another state');
    return faults;
  }

  private async outages(): Promise<Block[]> {
    const text = 'SELECT from_at AS "from", until_at AS "until" FROM outages';
    const { rows } = await this.app.get(Pool).query<{ from: Date; until: Date }>(text);
    return rows.map(({ from, until }) => ({
      ...{ why: 'OUTAGE', from: from.getTime(), until: until.getTime() },
    }));
  }

  private async snapshots(id: string): Promise<Map<number, Buffer>> {
    const text = 'SELECT seq, state FROM snapshots WHERE game_id = $1';
    const { rows } = await this.app.get(Pool).query<{ seq: number; state: Buffer }>(text, [id]);
    return new Map(rows.map(({ seq, state }) => [seq, state]));
  }

  /** Checks that each instance's memory holds what is stored. */
  private async shown({ id, seats, rules }: CheckedGame): Promise<Faults> {
    const live = await this.app.get(LiveGamesService).latest(id);
    const faults: Faults = [];
    for (const instance of this.seen.api.instances) {
      for (const { seat, person } of [...seats, { seat: null, person: undefined }]) {
        const reading = presentReading(live, seat);
        const query =
          'query ($id: ID!) { game(id: $id) { version draft view choices { action } } }';
        const { game } = await this.seen.api.once<{ game: GameAnswer }>(
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

  /** Checks that each notice arrived exactly once, by its id, and in the order of the log. */
  private mailed({ id, seats }: CheckedGame, rows: readonly MoveRow[], status: string): Faults {
    const told = this.seen.mailbox.of(seats[0]?.person.id ?? '', id);
    const due = noticesDue(rows, status === 'FINISHED');
    const wrong = due.findIndex((one, i) => told[i] !== one);
    if (wrong < 0 && told.length === due.length) return [];
    return [
      `told once: ${told.length} of ${due.length} notices arrived; notice ${wrong + 1}: ${told[wrong]}, due was ${due[wrong]}`,
    ];
  }

  private heard({ id, rules }: CheckedGame, rows: readonly MoveRow[]): Faults {
    const projections = new Map<string | null, string[]>();
    return this.seen.listeners
      .filter(({ gameId }) => gameId === id)
      .flatMap(({ seat, marks }) => {
        const due = projections.get(seat) ?? projectionOf(rules, rows, seat);
        projections.set(seat, due);
        const wrong = marks.findIndex((mark, i) => mark !== due[i]);
        return [
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

interface GameAnswer {
  readonly version: number;
  readonly draft: number;
  readonly view: unknown;
  readonly choices: readonly { readonly action: unknown }[];
}
