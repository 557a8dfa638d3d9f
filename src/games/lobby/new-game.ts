import { randomBytes } from 'node:crypto';

import type { Clock } from '../../clocks/clock.js';
import { newClock } from '../../clocks/presets.js';
import { sha256 } from '../../common/hash.js';
import { invalidInput } from '../../errors/errors.js';
import type { Ruleset, Text } from '../../rules/index.js';
import type { CreateOrder } from '../play/submission.js';
import { commitmentOf } from '../proof/dice.js';
import { componentHashOf } from '../rulesets/rulesets.js';
import { settingOf } from '../rulesets/setting.js';
import type { Bots } from '../store/bots.js';
import type { GameRow } from '../store/seating.repository.js';
import { writtenIn } from './start.js';

/** Identifies a request to create a game, so that a repeated one is recognized. */
export interface RequestMark {
  readonly requestId: string;
  readonly requestHash: string;
}

const UNMARKED = { requestId: null, requestHash: null };

interface Making {
  readonly id: string;
  readonly at: Date;
  readonly creatorId: string;
  /** See `GameEntity.origin`. */
  readonly origin: string | null;
  readonly bots: Bots;
  /** Makes the invitation of the game with that id. */
  readonly inviteTo: (gameId: string) => string;
  /** Id of the game that this one is a rematch of; null: of none. */
  readonly rematchOf: string | null;
  /** null: this game is never asked for again by its request. */
  readonly mark: RequestMark | null;
}

const WITHOUT_CLOCK: Text = {
  en: 'whenEmpty: a game without a clock has none that could be empty; leave it out, or choose a clock.',
  ja: 'whenEmpty: 時計のないゲームでは時計が切れることはありません。省略するか、時計を選んでください。',
};

/** Throws INVALID_INPUT where it says what happens when a clock is empty that there is not. */
function clockOf({ clock, whenEmpty }: CreateOrder, seats: readonly string[]): Clock | null {
  const made = newClock(clock ?? 'none', seats, whenEmpty);
  if (made === null && whenEmpty !== undefined) throw invalidInput(WITHOUT_CLOCK);
  return made;
}

/** Makes the row of a new game, at which nobody sits yet. Throws INVALID_INPUT. */
export function newGame(
  rules: Ruleset,
  order: CreateOrder,
  { id, at, creatorId, origin, bots, inviteTo, rematchOf, mark }: Making,
): GameRow {
  const isPrivate = order.private === true;
  const practice = order.seed !== undefined;
  const seed = order.seed === undefined ? randomBytes(32) : Buffer.from(order.seed, 'hex');
  const position = writtenIn(rules, order);
  const timed = rules.seats.filter((seat) => bots[seat] === undefined);
  return {
    id,
    ruleset: rules.id,
    rulesetVersion: rules.version,
    componentHash: componentHashOf(rules),
    ...settingOf(rules, order),
    ...{ status: 'OPEN', version: 0, seq: 0, owed: [], outcome: null },
    clock: clockOf(order, timed),
    bots,
    isPrivate,
    inviteHash: isPrivate ? sha256(inviteTo(id)) : null,
    practice,
    unrated: practice || position !== null,
    position,
    creatorId,
    origin,
    rematchOf,
    commitment: commitmentOf(seed),
    seed,
    ...{ handovers: [], fixedSeats: false },
    createdAt: at,
    ...(mark ?? UNMARKED),
  };
}
