import { canonical } from '../../kernel/json.js';
import { clone } from '../../kernel/json.js';
import { BLOCK, type BlockId, BLOCKS, blocksOf } from '../components/blocks.js';
import { LAKE_IDS, TOWN_IDS } from '../components/lookups.js';
import { type Side, SIDES } from '../components/side.js';
import { rightfulHolder, updateLakeControl } from '../questions/control.js';
import { type Place, type Ships, type State1812, total } from '../state.js';
import { standardAgenda } from './agenda.js';

/** The number is that of the notation; it has nothing to do with the `version` of the rules. */
export const HEADER = 'columbia1812 1';
export const OFF_MAP = [
  'hand',
  'waiting:albany',
  'waiting:pittsburgh',
  'waiting:quebec',
  'unborn',
  'gone',
] as const;

/** Writes a position as text, without what follows from the rest of it. The text reads back to the same state. */
export function writePosition(state: State1812): string {
  return [
    HEADER,
    timeLine(state),
    ...SIDES.flatMap((side) => blockLines(state, side)),
    ...shipLines(state),
    ...SIDES.map((side) => `unbuilt ${side} ${state.unbuilt[side]}`),
    ...SIDES.map((side) => `lost ${side} ${state.lost[side]}`),
    ...controlLines(state),
    ...markLines(state),
    ...agendaLines(state),
    ...(state.outcome === null ? [] : [`outcome ${canonical(state.outcome)}`]),
    '',
  ].join('\n');
}

const timeLine = ({ year, turn, first, stage, active }: State1812): string =>
  `time ${year} turn ${turn} first ${first ?? '-'} stage ${stage} active ${active ?? '-'}`;

/** Lines for blocks. Blocks in the pool have their maximum CV and need no line. */
function blockLines(state: State1812, side: Side): string[] {
  const places: readonly Place[] = [...TOWN_IDS, ...OFF_MAP];
  return places.flatMap((place) => {
    const ids = blocksOf[side].filter(
      (id) => state.units[id].at === place && !isUnbornIndian(state, id),
    );
    return ids.length === 0
      ? []
      : [`${side} ${place}: ${ids.map((id) => strength(state, id)).join(', ')}`];
  });
}

const isUnbornIndian = (state: State1812, id: BlockId): boolean =>
  BLOCK[id].kind === 'indian' && state.units[id].at === 'unborn';
const strength = (state: State1812, id: BlockId): string => {
  const { cv } = state.units[id];
  return cv === BLOCK[id].cv ? id : `${id} ${cv}`;
};

function shipLines(state: State1812): string[] {
  const line = (side: Side, place: string, { up, down }: Ships): string[] =>
    up + down === 0 ? [] : [`ships ${side} ${place} ${up} up ${down} down`];
  return SIDES.flatMap((side) => [
    ...LAKE_IDS.flatMap((lake) => line(side, lake, state.lakes[lake].ships[side])),
    ...TOWN_IDS.flatMap((town) => line(side, town, state.towns[town].ships[side])),
  ]);
}

/** Lines for towns and lakes, only where the holder is not the one that the pieces imply. */
function controlLines(state: State1812): string[] {
  const settled = clone(state);
  updateLakeControl(settled);
  const towns = TOWN_IDS.filter((town) => state.towns[town].holder !== rightfulHolder(state, town));
  const lakes = LAKE_IDS.filter(
    (lake) =>
      state.lakes[lake].control !== settled.lakes[lake].control ||
      SIDES.every((side) => total(state.lakes[lake].ships[side]) > 0),
  );
  return [
    ...towns.map((town) => `control ${town} ${state.towns[town].holder}`),
    ...lakes.map((lake) => `control ${lake} ${state.lakes[lake].control ?? '-'}`),
  ];
}

function markLines(state: State1812): string[] {
  const units = BLOCKS.flatMap(({ id }) => {
    const { at: _at, cv: _cv, ...marks } = state.units[id];
    const text = canonical(marks);
    return text === '{}' ? [] : [`mark ${id} ${text}`];
  });
  const fleets = SIDES.flatMap((side) =>
    state.fleet[side] === null ? [] : [`fleet ${side} ${canonical(state.fleet[side])}`],
  );
  return [...units, ...fleets];
}

function agendaLines(state: State1812): string[] {
  if (canonical(standardAgenda(state)) === canonical(state.agenda)) return [];
  return state.agenda.length === 0
    ? ['todo -']
    : state.agenda.map((frame) => `todo ${canonical(frame)}`);
}
