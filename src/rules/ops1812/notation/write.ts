import { canonical } from '../../kernel/json.js';
import { REGION, REGION_IDS, WATERWAY_IDS, ZONE_IDS } from '../components/lookups.js';
import { type Side, SIDES } from '../components/side.js';
import { CLASSES, type Counts } from '../components/units.js';
import { firstOwner } from '../setup.js';
import { type CardPlace, cardsIn, type OpsState, total } from '../state.js';
import { standardAgenda } from './agenda.js';

/** The number is that of the notation; it has nothing to do with the `version` of the rules. */
export const HEADER = 'ops1812 1';

/** Writes a position as text, without what follows from the rest of it. The text reads back to the same state. */
export function writePosition(state: OpsState): string {
  const next = nextIn(state);
  return [
    HEADER,
    `time turn ${state.turn} round ${state.round} next ${next}`,
    `tracks vp ${state.vp} privateer ${state.privateer} stage ${state.stage}`,
    ...SIDES.flatMap((side) =>
      REGION_IDS.flatMap((id) => unitsLine(`${side} ${id}`, state.regions[id][side])),
    ),
    ...regionLines(state),
    ...WATERWAY_IDS.map(
      (id) => `waterway ${id} us ${state.waterways[id].us} gb ${state.waterways[id].gb}`,
    ),
    `squadrons navy ${state.navy} europe ${state.europe} ${ZONE_IDS.map((id) => `${id} ${state.zones[id]}`).join(' ')}`,
    ...(['us', 'gb', 'discard'] as const).flatMap((place) => cardLine(state, place)),
    ...effectLines(state),
    ...REGION_IDS.flatMap((id) =>
      state.acted[id] === undefined ? [] : [`acted ${id}: ${units(state.acted[id])}`],
    ),
    ...agendaLines(state, next),
    ...(state.outcome === null ? [] : [`outcome ${canonical(state.outcome)}`]),
    '',
  ].join('\n');
}

const when = (holds: boolean, line: string): string[] => (holds ? [line] : []);

/** Side that plays the next card according to the agenda; the Americans where the agenda does not tell. */
const nextIn = (state: OpsState): Side =>
  canonical(standardAgenda(state, 'gb')) === canonical(state.agenda) ? 'gb' : 'us';

const units = (counts: Counts): string =>
  CLASSES.filter((unit) => counts[unit] > 0)
    .map((unit) => `${counts[unit]} ${unit}`)
    .join(' ');
const unitsLine = (start: string, counts: Counts): string[] =>
  total(counts) === 0 ? [] : [`${start}: ${units(counts)}`];

function regionLines(state: OpsState): string[] {
  return REGION_IDS.flatMap((id) => {
    const { fort, tokens, raid, owner } = state.regions[id];
    return [
      ...when(fort, `fort ${id}`),
      ...when(raid, `raided ${id}`),
      ...when(tokens !== (REGION[id].tokens ?? 0), `tokens ${id} ${tokens}`),
      ...when(owner !== firstOwner(id), `owner ${id} ${owner ?? '-'}`),
    ];
  });
}

function cardLine(state: OpsState, place: CardPlace): string[] {
  const cards = cardsIn(state, place);
  return cards.length === 0 ? [] : [`cards ${place}: ${cards.join(' ')}`];
}

function effectLines({ effects, attacked }: OpsState): string[] {
  return [
    ...when(effects.target !== 0, `effect target ${effects.target}`),
    ...when(effects.batteries, 'effect batteries'),
    ...SIDES.flatMap((side) => when(effects.drill[side], `effect drill ${side}`)),
    ...SIDES.flatMap((side) => when(attacked[side], `attacked ${side}`)),
  ];
}

function agendaLines(state: OpsState, next: Side): string[] {
  if (canonical(standardAgenda(state, next)) === canonical(state.agenda)) return [];
  return state.agenda.length === 0
    ? ['todo -']
    : state.agenda.map((frame) => `todo ${canonical(frame)}`);
}
