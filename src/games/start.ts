import { invalidInput } from '../common/errors.js';
import { start, type Ruleset, type State } from '../rules/index.js';
import { chanceOf } from './dice.js';
import { diceSourceOf } from './dice-source.js';
import type { Deed } from './judge.js';
import { type LiveGame, standingOf } from './live-game.js';
import type { MoveRow } from './move-row.js';
import type { Standing } from './moves.sql.js';
import { sealHash } from './record.js';
import { recordHeadOf } from './record-head.js';
import { rowOf } from './row.js';

/** The state that `text` writes down. Throws INVALID_INPUT with the line. */
export function positionOf(rules: Ruleset, text: string): State {
  const read = rules.readPosition(text);
  if ('agenda' in read) return read;
  const { line, message } = read;
  throw invalidInput({
    en: `position, line ${line}: ${message.en}`,
    ja: `position ${line}行目: ${message.ja}`,
  });
}

/** The first row of a game whose seats are all taken. */
export function beginning(game: LiveGame): { row: MoveRow; standing: Standing } {
  const { state, ...told } = firstState(game);
  const deed: Deed = {
    ...{
      kind: 'start',
      secret: false,
      undoable: false,
      undoes: null,
      applied: 0,
      stopped: 'END',
      actions: [],
    },
    ...told,
    state,
  };
  const ground = { ...game, hash: sealHash(recordHeadOf(game.head)) };
  return { row: rowOf(ground, null, deed), standing: standingOf(game.rules, state) };
}

function firstState({ head, rules }: LiveGame): Pick<Deed, 'state' | 'rolls' | 'draws' | 'events'> {
  if (head.position !== null)
    return { state: positionOf(rules, head.position), rolls: [], draws: [], events: [] };
  const { scenario, options } = head;
  const { state, table } = start(rules, { scenario, options }, chanceOf(diceSourceOf(head), 1));
  return { state, rolls: table.rolls, draws: table.draws, events: table.events };
}
