import { canonical } from '../../kernel/json.js';
import { CARD_IDS } from '../components/cards/index.js';
import { FORT_IDS } from '../components/forts.js';
import { LAKE_IDS, SPACE_IDS } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import { vpOf } from '../questions/points.js';
import type { CardPlace, Lasting, MadisonState, Play } from '../state.js';
import { standardAgenda, standardPlace } from './agenda.js';
import { pieceLines } from './pieces.js';

/** The number is that of the notation; it has nothing to do with the `version` of the rules. */
export const HEADER = 'madison 1';

/** Places of cards in the order of the notation. */
export const CARD_PLACES: readonly CardPlace[] = [
  ...SIDES,
  'held-us',
  'held-gb',
  'deck',
  'prewar',
  'discard',
  'unseen',
  'aside',
  'later',
];

/** Writes a position as text, without what follows from the rest of it. The text reads back to the same state. */
export function writePosition(state: MadisonState): string {
  const next = nextIn(state);
  return [
    HEADER,
    `time ${state.turn ?? 'prewar'} first ${state.first ?? '-'} next ${next}`,
    `points events ${state.eventVp}${state.vp === vpOf(state) ? '' : ` marker ${state.vp}`}`,
    ...pieceLines(state),
    ...markerLines(state),
    ...cardLines(state),
    ...playLines(state.play),
    ...state.lasting.map(lastingLine),
    ...SIDES.flatMap((side) => {
      const quiet = state.quiet[side];
      return quiet === null ? [] : [`quiet ${side} ${quiet}`];
    }),
    ...agendaLines(state, next),
    ...(state.outcome === null ? [] : [`outcome ${canonical(state.outcome)}`]),
    '',
  ].join('\n');
}

const when = (holds: boolean, line: string): string[] => (holds ? [line] : []);
/** A line such as `keyword: a b`; none where the list is empty. */
const named = (keyword: string, ids: readonly string[]): string[] =>
  when(ids.length > 0, `${keyword}: ${ids.join(' ')}`);

/** Side that plays the next card according to the agenda; the Americans where the agenda does not tell. */
const nextIn = (state: MadisonState): Side =>
  canonical(standardAgenda(state, 'gb')) === canonical(state.agenda) ? 'gb' : 'us';

function markerLines(state: MadisonState): string[] {
  const { forts, depots, destroyed, basesDestroyed, backups, markers } = state;
  const marked = (map: { readonly [space: string]: unknown }): string[] =>
    SPACE_IDS.filter((id) => map[id] !== undefined);
  return [
    ...named(
      'forts',
      FORT_IDS.filter((id) => forts[id] === true),
    ),
    ...SIDES.flatMap((side) =>
      named(
        `depots ${side}`,
        SPACE_IDS.filter((id) => depots[id] === side),
      ),
    ),
    ...named('destroyed', marked(destroyed)),
    ...named('bases-destroyed', marked(basesDestroyed)),
    ...named('backups', marked(backups)),
    ...LAKE_IDS.flatMap((id) => {
      const side = markers[id];
      return side === null ? [] : [`marker ${id} ${side}`];
    }),
  ];
}

function cardLines(state: MadisonState): string[] {
  const odd = CARD_IDS.filter((id) => state.cards[id] !== standardPlace(state, id));
  return [
    ...CARD_PLACES.flatMap((place) =>
      named(
        `cards ${place}`,
        odd.filter((id) => state.cards[id] === place),
      ),
    ),
    ...SIDES.flatMap((side) =>
      named(
        `seen ${side}`,
        CARD_IDS.filter((id) => state.seen[side][id] === true),
      ),
    ),
    ...SIDES.flatMap((side) => {
      const [prewar, held] = [state.prewarPlayed[side], state.held[side]];
      return when(prewar + held > 0, `counts ${side} prewar ${prewar} held ${held}`);
    }),
  ];
}

function playLines(play: Play | null): string[] {
  if (play === null) return [];
  const { by, card, use, attacked, licence } = play;
  return [
    `play ${by} ${card ?? '-'} ${use}`,
    ...named(
      'attacked',
      SPACE_IDS.filter((id) => attacked[id] === true),
    ),
    ...(licence === undefined ? [] : [`licence ${canonical(licence)}`]),
  ];
}

const lastingLine = ({ card, by, nth, until, ...rest }: Lasting): string =>
  [
    `lasting ${card} ${by} nth ${nth} until ${until}`,
    ...Object.entries(rest).map(([member, value]) => `${member} ${value}`),
  ].join(' ');

function agendaLines(state: MadisonState, next: Side): string[] {
  if (canonical(standardAgenda(state, next)) === canonical(state.agenda)) return [];
  return state.agenda.length === 0
    ? ['todo -']
    : state.agenda.map((frame) => `todo ${canonical(frame)}`);
}
