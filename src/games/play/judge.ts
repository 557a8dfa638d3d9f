import type { AwayChange } from '../../clocks/away.js';
import {
  type Action,
  applyPatch,
  copyOf,
  type Draw,
  type Event,
  type Halted,
  type Json,
  type Op,
  playing,
  type Refusal as RuleRefusal,
  refusal,
  type Roll,
  type Seat,
  type State,
  type Stop,
  trying,
} from '../../rules/index.js';
import { knownTo, type LiveGame, sealIsOpen } from '../live/live-game.js';
import { draftOf } from '../live/undo-stacks.js';
import { chanceOf } from '../proof/dice.js';
import { diceSourceOf } from '../proof/dice-source.js';
import { resignationOf } from '../proof/resignation.js';
import { isOver } from '../store/game-head.js';
import type { MoveKind } from '../store/move-row.js';
import { type Refusal, refused } from './refusal.js';
import type { Plan } from './submission.js';

/** What the rules make of a submission that they accept. */
export interface Deed {
  readonly kind: MoveKind;
  readonly state: State;
  readonly secret: boolean;
  readonly undoable: boolean;
  readonly undoes: number | null;
  readonly applied: number;
  readonly stopped: Stop;
  readonly actions: readonly Action[];
  readonly rolls: readonly Roll[];
  readonly draws: readonly Draw[];
  readonly events: readonly Event[];
  /** Time given to the clock of a seat, in milliseconds; null: none is given. */
  readonly given: { readonly seat: Seat; readonly ms: number } | null;
  /** For how many milliseconds from now all clocks are stopped. */
  readonly pause?: number;
  /** How it changes when players are away. */
  readonly away?: readonly AwayChange[];
  /** Set where the game goes back to an earlier state by agreement: what is asked then is asked anew. */
  readonly goesBack?: true;
  /** The seat that goes to another player. */
  readonly passed?: Seat;
  /** The seat for which the computer answers from now on. */
  readonly autoplay?: Seat;
}

export type Verdict = { readonly deed: Deed } | { readonly refusal: Refusal };

/** A live game that has begun. */
export type Begun = LiveGame & { readonly state: State };

export const no = (refusal: Refusal): Verdict => ({ refusal });

/** Why nothing can be submitted to the game: it is over, or has not begun; null: it goes on. */
export function closed(live: LiveGame): Refusal | null {
  if (isOver(live.head))
    return { ...refused('GAME_OVER'), clause: live.head.outcome?.clause || null };
  return live.state === null ? refused('NOT_STARTED') : null;
}

export const isBegun = (live: LiveGame): live is Begun => live.state !== null;

/**
 * Whether a submission was made against an old (or a future) version. While seats answer a sealed question, other
 * seats' answers do not make one stale: any version since the question was put is good.
 */
function isStale({ head, asked }: LiveGame, seat: Seat, version: number): boolean {
  const oldest = asked !== null && head.owed.includes(seat) ? asked : head.version;
  return version < oldest || version > head.version;
}

const stale = ({ head: { version } }: LiveGame, known: number): Refusal =>
  refused('STALE_VERSION', {
    moved:
      known < version
        ? {
            en: `The game has moved on to version ${version}`,
            ja: `ゲームはすでにバージョン${version}に進んでいます`,
          }
        : {
            en: `There is no version ${known} yet, the game is at version ${version}`,
            ja: `バージョン${known}はまだありません。ゲームはバージョン${version}です`,
          },
  });

/** STALE_VERSION where a question about `version` comes too late; null where it is about the present game. */
export const staleness = (live: LiveGame, seat: Seat, version: number): Refusal | null =>
  isStale(live, seat, version) ? stale(live, version) : null;

/** For steps against an old `draft`: the same player has stepped in secret meanwhile, e.g. on another device. */
const staleDraft = (draft: number): Refusal =>
  refused('STALE_VERSION', {
    moved: {
      en: `The game is as you saw it, but your own steps have moved on to draft ${draft}`,
      ja: `ゲームはそのままですが、あなた自身の未公開の手順がドラフト${draft}に進んでいます`,
    },
  });

/**
 * How a submission of this one action would be refused; null: it would be accepted. It is asked of the rules without
 * trying the action, so no chance is used.
 */
export function judgeOne(
  live: LiveGame,
  seat: Seat,
  version: number,
  action: Json,
): Refusal | null {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return why ?? refused('NOT_STARTED');
  if (isStale(live, seat, version)) return stale(live, version);
  const said = refusal(live.rules, live.state, seat, action);
  return said && ofRules(said, 0);
}

/** Turns a refusal by the rules into one for the player who submitted step `step`. */
function ofRules(
  { code, clause, better, reason }: Pick<RuleRefusal, 'code' | 'clause' | 'better' | 'reason'>,
  step: number,
): Refusal {
  const params = code === 'INVALID_INPUT' && reason ? { detail: reason } : {};
  return { code, clause: clause || null, step, better, params, reason };
}

/** STALE_VERSION where the plan was made against an older game than its seat knows; null: it was not. */
function outdated(live: Begun, seat: Seat, { version, draft }: Plan): Refusal | null {
  if (isStale(live, seat, version)) return stale(live, version);
  const own = draftOf(live.stacks, seat);
  return draft !== undefined && draft !== own ? staleDraft(own) : null;
}

/** The result of trying a plan: the state that the seat may expect, or how its submission would be refused. */
export type Trying =
  { readonly state: State; readonly stopped: Halted | null } | { readonly refusal: Refusal };

/** Tries a plan; pauses after every step. It changes nothing and does not use the game's own chance. */
export function* judgeTrial(live: LiveGame, seat: Seat, plan: Plan): Generator<void, Trying> {
  const why = closed(live);
  const known = knownTo(live, seat);
  if (why !== null || !isBegun(live) || known === null)
    return { refusal: why ?? refused('NOT_STARTED') };
  const late = outdated(live, seat, plan);
  if (late !== null) return { refusal: late };
  const tried = yield* trying(live.rules, known, seat, plan.actions);
  return tried.ok ? tried : { refusal: ofRules(tried, tried.step) };
}

/** Judges a plan that is to be played; pauses after every step. */
export function* judgePlay(live: LiveGame, seat: Seat, plan: Plan): Generator<void, Verdict> {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return no(why ?? refused('NOT_STARTED'));
  const late = outdated(live, seat, plan);
  if (late !== null) return no(late);
  const chance = chanceOf(diceSourceOf(live.head), live.head.seq + 1);
  const played = yield* playing(live.rules, live.state, seat, plan.actions, chance);
  if (!played.ok) return no(ofRules(played, played.step));
  return {
    deed: {
      kind: 'play',
      state: played.state,
      secret: played.secret,
      undoable: mayUndo(live, played),
      undoes: null,
      applied: played.actions.length,
      stopped: played.stopped,
      actions: played.actions,
      rolls: played.rolls,
      draws: played.draws,
      events: played.events,
      given: null,
    },
  };
}

/** A submission may not be undone where it opened a seal: it has shown the answers under it. */
function mayUndo(
  live: Begun,
  played: { readonly undoable: boolean; readonly secret: boolean },
): boolean {
  const opened = sealIsOpen(live.state) && !played.secret && live.head.owed.length === 1;
  return played.undoable && !opened;
}

const NO_CHANCE = { actions: [], rolls: [], draws: [], stopped: 'END', given: null } as const;

/** Judges an undo. `inverse` is the patch that takes back the seat's last submission; null where there is none. */
export function judgeUndo(
  live: LiveGame,
  seat: Seat,
  version: number,
  inverse: readonly Op[] | null,
): Verdict {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return no(why ?? refused('NOT_STARTED'));
  if (isStale(live, seat, version)) return no(stale(live, version));
  const last = live.stacks[seat]?.at(-1);
  if (last === undefined || inverse === null) return no(refused('NOTHING_TO_UNDO'));
  const state = copyOf(live.state, live.rules.kinds);
  applyPatch(state as unknown as Record<string, unknown>, inverse);
  const events = last.secret
    ? []
    : [{ type: 'undone', clause: '', data: { seat, version: last.version }, rolls: [] }];
  const { seq: undoes, secret, steps: applied } = last;
  return {
    deed: { ...NO_CHANCE, kind: 'undo', state, secret, undoable: true, undoes, applied, events },
  };
}

export function judgeResign(live: LiveGame, seat: Seat): Verdict {
  const why = closed(live);
  if (why !== null || !isBegun(live)) return no(why ?? refused('NOT_STARTED'));
  const outcome = resignationOf(live.rules, seat);
  const events = [{ type: 'resigned', clause: '', data: { seat }, rolls: [] }];
  const state = { ...copyOf(live.state, live.rules.kinds), outcome };
  return {
    deed: {
      ...NO_CHANCE,
      kind: 'resign',
      state,
      secret: false,
      undoable: false,
      undoes: null,
      applied: 0,
      events,
    },
  };
}
