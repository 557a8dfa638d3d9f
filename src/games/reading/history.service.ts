import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { clone } from '../../rules/index.js';
import { type LiveGame, type PublicChange, type Situation, standingOf } from '../live/live-game.js';
import { MovesRepository } from '../store/moves.repository.js';
import { carried } from '../store/states.js';

/** How many past situations are cached. */
const HELD = 200;
/** How many rows are read at once on a walk through a history. */
const STRIDE = 100;

/** Past states, rebuilt from the patches of the log alone: the rules are not run again. */
@Injectable()
export class HistoryService {
  private readonly held = new LRUCache<string, Situation>({ max: HELD });

  constructor(private readonly moves: MovesRepository) {}

  /** The situation at public version `version`; null for version 0, before the start. */
  async situation(live: LiveGame, version: number): Promise<Situation | null> {
    if (version === 0) return null;
    const key = `${live.head.id}:${version}`;
    const known = this.held.get(key);
    if (known !== undefined) return known;
    const reached = await this.reached(live, version);
    if (reached === null) return null;
    const { state, clock, updatedAt } = reached;
    const situation = {
      state,
      version,
      draft: 0,
      undoable: null,
      clock,
      updatedAt,
      ...standingOf(live.rules, state),
      present: false,
    };
    this.held.set(key, situation);
    return situation;
  }

  /** Every public change later than version `after`, in order, up to the version of `live`. */
  async *changes(live: LiveGame, after: number): AsyncGenerator<PublicChange> {
    const first = live.recent[0]?.row.version;
    if (first !== undefined && first <= after + 1) {
      yield* live.recent.filter(({ row }) => row.version > after);
    } else if (after < live.head.version) {
      yield* this.walk(live, after);
    }
  }

  private async *walk({ head, shownAt }: LiveGame, after: number): AsyncGenerator<PublicChange> {
    const from = after === 0 ? 0 : ((await this.moves.stepTo(head.id, after))?.seq ?? 0);
    let state = await this.moves.stateAt(head.id, from);
    let before = clone(state);
    for (let seq = from + 1; seq <= shownAt; seq += STRIDE) {
      for (const row of await this.moves.rows(head.id, seq, Math.min(seq + STRIDE - 1, shownAt))) {
        state = carried(state, row);
        if (row.secret) continue;
        const here = clone(state);
        yield { row, before, after: here };
        before = here;
      }
    }
  }

  private async reached(
    { head, recent }: LiveGame,
    version: number,
  ): Promise<Pick<Situation, 'state' | 'clock' | 'updatedAt'> | null> {
    const near = recent.find(({ row }) => row.version === version);
    const step = near?.row ?? (await this.moves.stepTo(head.id, version));
    const state = near?.after ?? (step && (await this.moves.stateAt(head.id, step.seq)));
    if (step === null || state === null) return null;
    const { createdAt, clock = null } = step;
    return { state, clock, updatedAt: new Date(createdAt) };
  }
}
