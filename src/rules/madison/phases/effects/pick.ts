import { frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import type { LeaderId } from '../../components/leaders.js';
import type { LakeId, SpaceId } from '../../components/map.js';
import type { ShipId } from '../../components/ships.js';
import type { UnitId } from '../../components/units.js';
import type { EffectsFrame } from '../../frames.js';
import type { PickFrame } from '../../frames/choices.js';
import {
  type Choices,
  choicesIn,
  isExhausted,
  type PickVerb,
} from '../../questions/language/choices.js';
import { effectNo } from '../../questions/language/language.js';
import type { Force, MadisonState } from '../../state.js';
import { ask } from '../phase.js';
import {
  activateCamp,
  activateHead,
  build,
  type Deed,
  deedOf,
  destroyTown,
  hold,
  launch,
  loseShip,
  loseUnitStep,
  pin,
  placeUnit,
} from './deeds.js';

/** Guards for one verb: the card asks for this verb, and the thing is among those that match. */
const among = <K extends string>(verb: PickVerb, field: K) => [
  {
    clause: 'MMW-8.27',
    holds: (choices: Choices, action: { readonly [F in K]: string | number }) =>
      choices.verb === verb && choices.targets.includes(action[field]),
  },
];

const inSpace = {
  clause: 'MMW-8.27',
  holds: ({ spaces }: Choices, { space }: { readonly space: SpaceId }) => spaces.includes(space),
};

/** A choice that the text of a card leaves to a player, one thing at a time. */
export const pick = ask<PickFrame>()({
  clause: 'MMW-8.27',
  verbs: {
    lose: { unit: 'unit' },
    'lose-ship': { ship: 'ship' },
    place: { unit: 'unit', space: 'space' },
    launch: { ship: 'ship', space: 'space' },
    destroy: { space: 'space' },
    quarter: { space: 'space' },
    yard: { lake: 'lake' },
    pin: { space: 'space' },
    force: { count: 'count' },
    delay: { unit: 'unit' },
    choose: { count: 'count' },
    activate: { leader: 'leader' },
    'activate-at': { space: 'space' },
    join: { unit: 'unit' },
    stop: {},
  },
  facts: choicesIn,
  *candidates({ verb, targets, spaces, near }) {
    yield { do: 'stop' };
    for (const target of near ?? targets) {
      const unit = target as UnitId;
      const space = target as SpaceId;
      const ship = target as ShipId;
      if (verb === 'lose' || verb === 'delay' || verb === 'join') yield { do: verb, unit };
      else if (verb === 'lose-ship') yield { do: verb, ship };
      else if (verb === 'destroy' || verb === 'quarter' || verb === 'pin')
        yield { do: verb, space };
      else if (verb === 'force' || verb === 'choose') yield { do: verb, count: target as number };
      else if (verb === 'activate') yield { do: verb, leader: target as LeaderId };
      else if (verb === 'yard') yield { do: verb, lake: target as LakeId };
      else if (verb === 'place') for (const to of spaces) yield { do: verb, unit, space: to };
      else if (verb === 'launch') for (const to of spaces) yield { do: verb, ship, space: to };
    }
    if (verb === 'activate') for (const space of spaces) yield { do: 'activate-at', space };
  },
  unlisted: ({ near, targets }) =>
    near === undefined
      ? []
      : targets.map((space) => ({ do: 'pin' as const, space: space as SpaceId })),
  guards: {
    lose: among('lose', 'unit'),
    'lose-ship': among('lose-ship', 'ship'),
    place: [...among('place', 'unit'), inSpace],
    launch: [...among('launch', 'ship'), inSpace],
    destroy: among('destroy', 'space'),
    quarter: among('quarter', 'space'),
    yard: among('yard', 'lake'),
    pin: among('pin', 'space'),
    force: among('force', 'count'),
    delay: among('delay', 'unit'),
    choose: among('choose', 'count'),
    activate: among('activate', 'leader'),
    'activate-at': [
      { clause: 'MMW-8.27', holds: ({ verb }: Choices) => verb === 'activate' },
      inSpace,
    ],
    join: among('join', 'unit'),
    stop: [{ clause: 'MMW-8.27', holds: ({ stop }) => stop }],
  },
  apply: {
    lose(turn, { unit }) {
      const space = turn.state.units[unit].at as SpaceId;
      turn.frame.hit = [...(turn.frame.hit ?? []), space];
      turn.frame.struck = [...(turn.frame.struck ?? []), unit];
      once(turn, (deed) => loseUnitStep(deed, unit));
    },
    'lose-ship': (turn, { ship }) => once(turn, (deed) => loseShip(deed, ship)),
    place: (turn, { unit, space }) => once(turn, (deed) => placeUnit(deed, unit, space)),
    launch: (turn, { ship, space }) => once(turn, (deed) => launch(deed, ship, space)),
    destroy(turn, { space }) {
      const effect = effectOf(turn);
      if (effect?.do === 'destroy-town') once(turn, (deed) => destroyTown(deed, space, effect));
    },
    quarter(turn, { space }) {
      const { card, me, nth } = turn.frame;
      once(turn, ({ state, table, clause }) => {
        state.lasting.push({ card, by: me, nth, until: 'turn', space });
        table.say({ type: 'quarters', clause, data: { card, space } });
      });
    },
    yard(turn, { lake }) {
      const effect = effectOf(turn);
      if (effect?.do === 'build') once(turn, (deed) => build(deed, effect, lake));
    },
    pin(turn, { space }) {
      const effect = effectOf(turn);
      const { nth, force } = turn.frame;
      if (effect?.do === 'limit-move') once(turn, (deed) => pin(deed, effect, nth, space, force));
    },
    force(turn, { count }) {
      const effect = effectOf(turn);
      const { nth } = turn.frame;
      const force = count as Force;
      if (effect?.do !== 'limit-move') return;
      // the space is chosen next
      if (effect.target === 'space') turn.frame.force = force;
      else once(turn, (deed) => hold(deed, effect, nth, force));
    },
    delay: (turn, { unit }) =>
      once(turn, ({ state, table, clause }) => {
        // MMW-14.21 as if the owner had held it back, but everybody is told
        state.units[unit].delayed = true;
        table.say({ type: 'unit-delayed', clause, data: { unit } });
      }),
    choose(turn, { count }) {
      const { card, me: by, path, space, lake, when } = turn.frame;
      turn.done();
      turn.push(
        framed<EffectsFrame>({
          f: 'effects',
          card,
          by,
          path: [...path, 'of', count],
          at: 0,
          ...(space !== undefined && { space }),
          ...(lake !== undefined && { lake }),
          ...(when !== undefined && { when }),
        }),
      );
    },
    activate: (turn, { leader }) => once(turn, (deed) => activateHead(deed, leader)),
    'activate-at'(turn, { space }) {
      const effect = effectOf(turn);
      if (effect?.do === 'activate' && 'n' in effect)
        once(turn, (deed) => activateCamp(deed, space, effect.n));
    },
    join(turn, { unit }) {
      const { space } = turn.frame;
      if (space === undefined) return;
      once(turn, ({ state, table, clause }) => {
        const from = state.units[unit].at;
        state.units[unit].at = space;
        table.say({ type: 'unit-joined', clause, data: { unit, from, space } });
      });
    },
    stop: ({ done }) => done(),
  },
});

type Step = Turn<MadisonState, PickFrame>;

const effectOf = ({ frame: { card, nth } }: Step) => effectNo(card, nth);

/** Carries out one choice. The decision ends when nothing more can be chosen. */
function once(turn: Step, deed: (deed: Deed) => void): void {
  const { state, frame, done } = turn;
  frame.left -= 1;
  if (frame.left === 0) {
    done();
    deed(deedOf(turn, frame.card, frame.me));
    return;
  }
  deed(deedOf(turn, frame.card, frame.me));
  if (isExhausted(choicesIn(state, frame))) done();
}
