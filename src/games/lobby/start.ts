import type { Moment } from '../../clocks/law.js';
import { invalidInput } from '../../errors/errors.js';
import {
  type Chance,
  isApart,
  resume,
  type Ruleset,
  start,
  type State,
} from '../../rules/index.js';
import { advanced, type LiveGame } from '../live/live-game.js';
import type { Deed } from '../play/judge.js';
import { rowOf, standingAfter } from '../play/row.js';
import { chanceOf } from '../proof/dice.js';
import { diceSourceOf } from '../proof/dice-source.js';
import { sealHash } from '../proof/record.js';
import { recordHeadOf } from '../proof/record-head.js';
import type { WrittenRow } from '../store/move-row.js';
import type { Standing } from '../store/moves.sql.js';

/** Matches the line of a written position that names its scenario. */
const NAMED = /^\s*scenario\s/m;

interface Written {
  readonly scenario: string;
  readonly position?: string | undefined;
}

export const NO_WAY_ON = {
  en: 'position: the game cannot go on from there; write one that play may come to, in which somebody has a decision to make.',
  ja: 'positionからはゲームを続けられません。実際に起こりうる、どちらかが決定を行う局面を書いてください。',
};

/**
 * The text of the position in an order. Where the ruleset has several scenarios and the text names none, a line that
 * names the ordered one is added, so that the text is read as the same scenario wherever it is read again.
 */
export function writtenIn(rules: Ruleset, { position, scenario }: Written): string | null {
  if (position === undefined) return null;
  if (NAMED.test(position) || !isApart(rules, scenario)) return position;
  return `${position.trimEnd()}\nscenario ${scenario}\n`;
}

/** Throws INVALID_INPUT where the position names another scenario than the order. */
export function assertOf(scenario: string, position: State): void {
  const named = position.scenario ?? scenario;
  if (named === scenario) return;
  throw invalidInput({
    en: `position: it is of the scenario ${named}, the order of ${scenario}; name the same in both.`,
    ja: `positionのシナリオは${named}ですが、注文のシナリオは${scenario}です。同じものを指定してください。`,
  });
}

type Begun = Pick<Deed, 'state' | 'rolls' | 'draws' | 'events'>;

/** Reads the written position `text`. Throws INVALID_INPUT, which names the line at fault. */
export function positionOf(rules: Ruleset, text: string): State {
  const read = rules.readPosition(text);
  if ('agenda' in read) return read;
  const { line, message } = read;
  throw invalidInput({
    en: `position, line ${line}: ${message.en}`,
    ja: `position ${line}行目: ${message.ja}`,
  });
}

/** Reads a written position and settles it to its first decision. Throws INVALID_INPUT. */
export function fromPosition(rules: Ruleset, text: string, chance: Chance): Begun {
  const begun = resume(rules, positionOf(rules, text), chance);
  if (begun !== null) return told(begun);
  throw invalidInput(NO_WAY_ON);
}

/** The first row of a game whose seats are all taken. */
export function beginning(
  game: LiveGame,
  moment: Moment,
): { first: WrittenRow; standing: Standing } {
  const { state, ...rest } = firstState(game);
  const deed: Deed = {
    ...{
      kind: 'start',
      secret: false,
      undoable: false,
      undoes: null,
      applied: 0,
      stopped: 'END',
      actions: [],
      given: null,
    },
    ...rest,
    state,
  };
  const ground = { ...game, hash: sealHash(recordHeadOf(game.head)) };
  const first = rowOf(ground, null, deed, moment);
  const next = advanced(ground, first.row, state);
  return { first, standing: standingAfter(next, first.row, moment) };
}

function firstState({ head, rules }: LiveGame): Begun {
  const { scenario, options, position } = head;
  const chance = chanceOf(diceSourceOf(head), 1);
  return position === null
    ? told(start(rules, { scenario, options }, chance))
    : fromPosition(rules, position, chance);
}

const told = ({ state, table }: ReturnType<typeof start>): Begun => ({
  state,
  rolls: table.rolls,
  draws: table.draws,
  events: table.events,
});
