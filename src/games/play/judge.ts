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

/** What an accepted submission does. */
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
  /** Whose clock is given how many milliseconds; null: nobody's. */
  readonly given: { readonly seat: Seat; readonly ms: number } | null;
  /** For how many milliseconds all clocks stand from now on. */
  readonly pause?: number;
}

export type Verdict = { readonly deed: Deed } | { readonly refusal: Refusal };

/** A game in play. */
export type Begun = LiveGame & { readonly state: State };

export const no = (refusal: Refusal): Verdict => ({ refusal });

/** null: it may go on. */
export function closed(live: LiveGame): Refusal | null {
  if (isOver(live.head))
    return { ...refused('GAME_OVER'), clause: live.head.outcome?.clause || null };
  return live.state === null ? refused('NOT_STARTED') : null;
}

export const isBegun = (live: LiveGame): live is Begun => live.state !== null;

/** While all answer under seal, what others do meanwhile does not make an answer stale. */
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

/** What a question of that version is told where the game has moved on; null: it has not. */
export const staleness = (live: LiveGame, seat: Seat, version: number): Refusal | null =>
  isStale(live, seat, version) ? stale(live, version) : null;

/** Secret steps of the same player: another of their devices was quicker. */
const staleDraft = (draft: number): Refusal =>
  refused('STALE_VERSION', {
    moved: {
      en: `The game is as you saw it, but your own steps have moved on to draft ${draft}`,
      ja: `ゲームはそのままですが、あなた自身の未公開の手順がドラフト${draft}に進んでいます`,
    },
  });

/**
 * What a submission of this one action would be told, found out without trying it, so without any chance; null: it may
 * be made.
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

/** A refusal by the rules, as its author is told. */
function ofRules(
  { code, clause, better, reason }: Pick<RuleRefusal, 'code' | 'clause' | 'better' | 'reason'>,
  step: number,
): Refusal {
  const params = code === 'INVALID_INPUT' && reason ? { detail: reason } : {};
  return { code, clause: clause || null, step, better, params, reason };
}

/** null: the plan was made against the game as its seat knows it. */
function outdated(live: Begun, seat: Seat, { version, draft }: Plan): Refusal | null {
  if (isStale(live, seat, version)) return stale(live, version);
  const own = draftOf(live.stacks, seat);
  return draft !== undefined && draft !== own ? staleDraft(own) : null;
}

/** What trying a plan comes to: a state as its seat may take it to be, or what submitting it would be told. */
export type Trying =
  { readonly state: State; readonly stopped: Halted | null } | { readonly refusal: Refusal };

/** Pauses after every step of the plan. Nothing is changed, and nothing is asked of the game's own chance. */
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

/** Pauses after every step of the plan. */
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

/** An answer that opened a seal has shown what was under it. */
function mayUndo(
  live: Begun,
  played: { readonly undoable: boolean; readonly secret: boolean },
): boolean {
  const opened = sealIsOpen(live.state) && !played.secret && live.head.owed.length === 1;
  return played.undoable && !opened;
}

const NO_CHANCE = { actions: [], rolls: [], draws: [], stopped: 'END', given: null } as const;

/** `inverse` takes back the seat's last submission; null where there is none. */
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
