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
import { type GameReading, ownerOf } from './game-reading.js';
import { foundInTurn } from './in-turn.js';

/** What an undo would take back now. */
export interface Takeback {
  /** The label of the last step that would be taken back, as its seat read it before making it. */
  label(locale: Locale): string;
}

@Injectable()
export class UndoService {
  /** Reading -> the lookup under way, so that it is made once however often it is asked for. */
  private readonly found = new WeakMap<GameReading, Promise<Takeback | null>>();

  constructor(private readonly moves: MovesRepository) {}

  /** What the reader would take back now; null: nothing. */
  next(game: GameReading): Promise<Takeback | null> {
    const known = this.found.get(game) ?? this.find(game);
    this.found.set(game, known);
    return known;
  }

  private async find(game: GameReading): Promise<Takeback | null> {
    const { id, rules, seat } = game;
    const last = await game.undoable();
    if (last === null || seat === null) return null;
    const [row] = await this.moves.rows(id, last.seq, last.seq);
    const before = await this.moves.stateAt(id, last.seq - 1);
    const step = row?.actions.at(-1);
    if (row === undefined || before === null || step === undefined) return null;
    await foundInTurn(ownerOf(game, seat), stepsOn(rules, before, seat, row.actions.slice(0, -1)));
    const view = rules.view(before, seat);
    return { label: (locale) => rules.describeAction(step, view, locale) };
  }
}

/**
 * Replays the steps of a submission. Steps that may be taken back use neither dice nor draws, so they come out as they
 * did.
 */
function* stepsOn(
  rules: Ruleset,
  state: State,
  seat: Seat,
  steps: readonly Action[],
): Generator<void, void> {
  const table = new RecordingTable(seededChance(0));
  for (const step of steps) {
    playInPlace(rules, state, seat, step, table);
    yield;
  }
}
