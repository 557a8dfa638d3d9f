import type { Frame } from '../../../kernel/frame.js';
import type { Effect } from '../../components/language/effects.js';
import type { SpaceId } from '../../components/map.js';
import { SPACE_IDS } from '../../components/map.js';
import { other, type Side } from '../../components/side.js';
import type { CombatFrame, EffectsFrame } from '../../frames.js';
import type { PickFrame } from '../../frames/choices.js';
import type { MadisonState } from '../../state.js';
import { besideForce, forcesOf } from '../force.js';
import { anyFeasible } from './feasible.js';
import { effectNo, type EffectOf, numberOf } from './language.js';
import { camps, heads, helpers } from './movers.js';
import {
  comers,
  dueNext,
  isUpTo,
  losers,
  newShips,
  openSpaces,
  prizes,
  quarters,
  towns,
  type Use,
  yards,
} from './options.js';

export type PickVerb =
  | 'lose'
  | 'lose-ship'
  | 'place'
  | 'launch'
  | 'destroy'
  | 'quarter'
  | 'yard'
  | 'pin'
  | 'force'
  | 'delay'
  | 'choose'
  | 'activate'
  | 'activate-at'
  | 'join';

/**
 * Choices that an effect offers now: targets of one verb, or targets and spaces, where the spaces belong to a second
 * verb.
 */
export interface Choices {
  readonly verb: PickVerb;
  readonly targets: readonly (string | number)[];
  readonly spaces: readonly SpaceId[];
  /** Whether fewer than the full number may be chosen. */
  readonly stop: boolean;
  /** Targets that make a difference, where these are few among many. The others are legal, but not listed. */
  readonly near?: readonly SpaceId[];
}

const NONE: Choices = { verb: 'lose', targets: [], spaces: [], stop: false };

/** The combat in which the card is played; undefined: there is none. */
const combatAt = (state: MadisonState, space: SpaceId | undefined): CombatFrame | undefined =>
  space === undefined
    ? undefined
    : state.agenda.findLast(
        (one: Frame): one is CombatFrame =>
          one.f === 'combat' && (one as CombatFrame).space === space,
      );

/** Context in which the effects of a frame are carried out. */
export function useOf(state: MadisonState, frame: EffectsFrame | PickFrame): Use {
  const { card, space, lake, when } = frame;
  const fight = when === undefined ? undefined : combatAt(state, space);
  return {
    card,
    me: 'me' in frame ? frame.me : frame.by,
    ...(space !== undefined && { space }),
    ...(lake !== undefined && { lake }),
    ...(when !== undefined && { when }),
    ...(fight !== undefined && { fight }),
  };
}

/** The player who chooses, and how many things. */
function chooser(effect: Effect, me: Side): { readonly by: Side; readonly left: number } {
  switch (effect.do) {
    case 'unit-loss':
    case 'ship-loss':
      return { by: effect.by === 'me' ? me : other(me), left: effect.n };
    case 'delay':
      return { by: effect.side, left: effect.n };
    case 'destroy-town':
      return { by: me, left: effect.n };
    case 'place-ship':
      return { by: me, left: effect.ships.length };
    case 'place-unit':
      return { by: me, left: effect.units.length };
    case 'wq':
      return { by: me, left: effect.count };
    case 'activate':
      return { by: me, left: effect.mode === 'join' ? effect.n : 1 };
    default:
      return { by: me, left: 1 };
  }
}

/** The ask in which the choice of an effect is made. */
export function pickOf(now: EffectsFrame, effect: Effect): PickFrame {
  const { card, by: me, space, lake, when } = now;
  const { by, left } = chooser(effect, me);
  return {
    f: 'pick',
    by,
    card,
    me,
    nth: numberOf(card, effect),
    left,
    path: [...now.path, now.at],
    ...(space !== undefined && { space }),
    ...(lake !== undefined && { lake }),
    ...(when !== undefined && { when }),
  };
}

const of = (verb: PickVerb, targets: readonly (string | number)[], stop = false): Choices => ({
  ...NONE,
  verb,
  targets,
  stop,
});

/** Whether both forces of a Campaign card have been declared, so that one of them has to be named. */
const twoForces = (state: MadisonState, frame: PickFrame): boolean =>
  frame.force === undefined && forcesOf(state, other(frame.me)).length > 1;

function limits(state: MadisonState, frame: PickFrame, effect: EffectOf<'limit-move'>): Choices {
  if (twoForces(state, frame)) return of('force', forcesOf(state, other(frame.me)));
  if (effect.target !== 'space') return NONE;
  const near = besideForce(state, other(frame.me), frame.force);
  return { ...of('pin', SPACE_IDS), ...(near.length > 0 && { near }) };
}

function activations(state: MadisonState, effect: EffectOf<'activate'>, use: Use): Choices {
  if (effect.mode === 'join') return of('join', helpers(state, use), true);
  return {
    verb: 'activate',
    targets: heads(state, effect, use),
    spaces: camps(state, effect, use),
    stop: false,
  };
}

/** What may be chosen now. If there are neither targets nor spaces, the choice is over. */
export function choicesIn(state: MadisonState, frame: PickFrame): Choices {
  const effect = effectNo(frame.card, frame.nth);
  if (effect === undefined || frame.left === 0) return NONE;
  const use = useOf(state, frame);
  const stop = isUpTo(effect);
  switch (effect.do) {
    case 'unit-loss':
      return of('lose', losers(state, effect, use, frame));
    case 'ship-loss':
      return of('lose-ship', prizes(state, effect, use), stop);
    case 'place-unit':
      return {
        ...of('place', comers(state, effect).slice(0, 1)),
        spaces: openSpaces(state, effect.at, use.me),
      };
    case 'place-ship':
      return {
        ...of('launch', newShips(state, effect).slice(0, 1)),
        spaces: openSpaces(state, effect.at, use.me),
      };
    case 'destroy-town':
      return of('destroy', towns(state, effect, use), stop);
    case 'wq':
      return of('quarter', quarters(state, effect, use), stop);
    case 'build':
      return of('yard', yards(state, effect, use.me));
    case 'limit-move':
      return limits(state, frame, effect);
    case 'delay':
      return of('delay', dueNext(state, effect.side));
    case 'choose':
      return of(
        'choose',
        effect.of.flatMap((list, nth) => (anyFeasible(state, list, use) ? [nth] : [])),
      );
    case 'activate':
      return activations(state, effect, use);
    default:
      return NONE;
  }
}

/** Whether nothing is left to choose. */
export const isExhausted = ({ verb, targets, spaces }: Choices): boolean =>
  verb === 'activate'
    ? targets.length + spaces.length === 0
    : targets.length === 0 || ((verb === 'place' || verb === 'launch') && spaces.length === 0);
