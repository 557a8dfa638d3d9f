import { Injectable } from '@nestjs/common';

import {
  type Action,
  type Locale,
  playInPlace,
  RecordingTable,
  type Ruleset,
  type Seat,
  seededChance,
  type State,
} from '../../rules/index.js';
import { MovesRepository } from '../store/moves.repository.js';
import type { GameReading } from './game-reading.js';

/** What an undo would take back. */
export interface Takeback {
  /** The sentence of its last step, as its seat read it before that. */
  label(locale: Locale): string;
}

@Injectable()
export class UndoService {
  constructor(private readonly moves: MovesRepository) {}

  /** What the reader would take back now; null: nothing. */
  async next(game: GameReading): Promise<Takeback | null> {
    const { id, rules, seat } = game;
    const last = await game.undoable();
    if (last === null || seat === null) return null;
    const [row] = await this.moves.rows(id, last.seq, last.seq);
    const before = await this.moves.stateAt(id, last.seq - 1);
    const step = row?.actions.at(-1);
    if (row === undefined || before === null || step === undefined) return null;
    stepOn(rules, before, seat, row.actions.slice(0, -1));
    const view = rules.view(before, seat);
    return { label: (locale) => rules.describeAction(step, view, locale) };
  }
}

/** Steps that may be taken back have neither dice nor draws, so they go as they went. */
function stepOn(rules: Ruleset, state: State, seat: Seat, steps: readonly Action[]): void {
  const table = new RecordingTable(seededChance(0));
  for (const step of steps) playInPlace(rules, state, seat, step, table);
}
