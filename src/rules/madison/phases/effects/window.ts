import { frame as framed } from '../../../kernel/frame.js';
import type { Turn } from '../../../kernel/phase.js';
import type { CardId } from '../../components/cards/index.js';
import type { SpaceId } from '../../components/map.js';
import type { Side } from '../../components/side.js';
import type { EffectsFrame, SideFrame, WindowFrame } from '../../frames.js';
import { discard } from '../../questions/cards.js';
import { rowsOf } from '../../questions/language/combat.js';
import { openWindow, reactions } from '../../questions/language/windows.js';
import type { MadisonState } from '../../state.js';
import { ask } from '../phase.js';

/** Verbs of every window besides its cards. The other side is not told when nothing is played. */
export const PASSES = { pass: {}, 'pass-play': {}, 'pass-turn': {} } as const;

/** Yields the passes, then the cards. */
export function* answers<V extends string>(
  verb: V,
  cards: readonly CardId[],
): Generator<{ do: keyof typeof PASSES } | { do: V; card: CardId }> {
  for (const pass of ['pass', 'pass-play', 'pass-turn'] as const) yield { do: pass };
  for (const card of cards) yield { do: verb, card };
}

function* reacting(cards: readonly CardId[]) {
  yield* answers('react', cards);
  yield { do: 'wait' } as const;
}

/** Frames for the effects of a card played in a window, from the first effect on. */
export const begun = (
  card: CardId,
  by: Side,
  when: NonNullable<EffectsFrame['when']>,
  space: SpaceId | undefined,
): EffectsFrame =>
  framed<EffectsFrame>({
    f: 'effects',
    card,
    by,
    path: [],
    at: 0,
    when,
    ...(space !== undefined && { space }),
  });

type Asked = Turn<MadisonState, SideFrame>;

export const passing = {
  pass: ({ done }: Asked): void => done(),
  'pass-play'({ state, frame: { by }, done }: Asked): void {
    done();
    state.quiet[by] = 'play';
  },
  'pass-turn'({ state, frame: { by }, done }: Asked): void {
    done();
    state.quiet[by] = 'turn';
  },
};

/**
 * MMW-8.31.8 the other player may play a reaction card, which is no card play. `pass` declines all cards that could
 * have been played at once; after `wait` the same question is asked again after the next step.
 */
export const window = ask<WindowFrame>()({
  clause: 'MMW-8.31.8',
  interrupt: true,
  verbs: { ...PASSES, react: { card: 'card' }, wait: {} },
  facts: (state, frame) => reactions(state, frame),
  candidates: reacting,
  guards: {
    react: [{ clause: 'MMW-8.31.8', holds: (cards, { card }) => cards.includes(card) }],
  },
  apply: {
    ...passing,
    pass({ state, frame: { by }, done }) {
      done();
      state.quiet[by] = 'declined';
    },
    wait({ done }) {
      done();
    },
    react(turn, { card }) {
      const { state, frame: now, push, done } = turn;
      const { by, when, space } = now;
      done();
      play(turn, card, 'reaction', 'MMW-8.31.8');
      // a rule for the combat that may follow
      state.lasting.push(...rowsOf(card, by, space, true));
      push(begun(card, by, when, space), ...openWindow(state, by, when, space));
    },
  },
});

/** Shows the card to everybody and discards it. */
export function play(
  { state, frame: { by }, table }: Asked,
  card: CardId,
  type: 'reaction' | 'battle-card',
  clause: string,
): void {
  discard(state, card);
  table.say({ type, clause, data: { side: by, card }, reveals: [card] });
}
