import { randomBytes } from 'node:crypto';

import { newClock } from '../../clocks/presets.js';
import { sha256 } from '../../common/hash.js';
import type { Ruleset } from '../../rules/index.js';
import type { CreateOrder } from '../play/submission.js';
import { commitmentOf } from '../proof/dice.js';
import { componentHashOf } from '../rulesets/rulesets.js';
import { settingOf } from '../rulesets/setting.js';
import type { Bots } from '../store/bots.js';
import type { GameRow } from '../store/seating.repository.js';
import { writtenIn } from './start.js';

/** What a request to make a game is known by again. */
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
  /** Gives the game its invitation, by its id. */
  readonly inviteTo: (gameId: string) => string;
  /** The game it is a rematch of; null: it is none. */
  readonly rematchOf: string | null;
  /** null: nobody will ask for this game again by its request. */
  readonly mark: RequestMark | null;
}

/** The row of a game that nobody sits at yet. */
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
    clock: newClock(order.clock ?? 'none', timed),
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
    createdAt: at,
    ...(mark ?? UNMARKED),
  };
}
