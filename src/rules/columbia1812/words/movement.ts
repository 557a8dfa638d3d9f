import type { Lines } from '../../kits/log.js';
import type { BlockId } from '../components/blocks.js';
import { TOWN } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import type { Side } from '../components/side.js';
import { isIndian } from '../state.js';
import * as en from './english.js';
import * as ja from './japanese.js';

interface Moved {
  readonly from: TownId | null;
  readonly via: TownId | null;
  readonly to: TownId;
  readonly by: 'land' | 'sea' | 'entry';
  readonly blocks: number;
}

interface Marched {
  side: Side;
  from: TownId;
  to: TownId;
  die: number;
  passed: boolean;
  died: boolean;
  unit?: BlockId;
}

/** Data of the events of the Army Phase. Members with `?` are for the owner only. */
export interface MovementData {
  marched: { side: Side; moves: readonly Moved[] };
  militia: { rolled: number; held: number; all: boolean; units?: readonly BlockId[] };
  'forced-march': Marched;
  crossing: { side: Side; us: TownId; gb: TownId };
  'crossing-place': { side: Side; town: TownId };
  'sea-cancelled': { side: Side; lake: LakeId };
  control: { town: TownId; side: Side; from: Side };
  indian: { town: TownId };
}

function moveEn({ from, via, to, by, blocks }: Moved): string {
  if (from === null || by === 'entry') return `${en.armies(blocks)} onto the map at ${en.town(to)}`;
  const way = by === 'sea' ? ' by sea' : via === null ? '' : ` through ${en.town(via)}`;
  return `${en.armies(blocks)} from ${en.town(from)}${way} to ${en.town(to)}`;
}

function moveJa({ from, via, to, by, blocks }: Moved): string {
  if (from === null || by === 'entry') return `盤外→${ja.town(to)} ${blocks}個`;
  const way = by === 'sea' ? '→(海上移動)' : via === null ? '→' : `→${ja.town(via)}→`;
  return `${ja.town(from)}${way}${ja.town(to)} ${blocks}個`;
}

/** C1812-9.2.b the modifier, as far as the reader may know it: an unknown British block may be the Indian. */
function modifier({ side, unit, die, passed }: Marched): string {
  if (side === 'us') return '';
  if (unit !== undefined) return isIndian(unit) ? ' + 2' : ' + 1';
  return die !== 2 ? '' : passed ? ' + 2' : ' + 1';
}

const whoEn = ({ side, unit }: Marched): string =>
  unit === undefined
    ? `${side === 'us' ? 'an' : 'a'} ${en.adjective(side)} army unit`
    : en.block(unit);
const whoJa = ({ side, unit }: Marched): string =>
  unit === undefined ? `${ja.force(side)}の${ja.armies(1)}` : ja.block(unit);

export const MOVEMENT: Lines<MovementData> = {
  marched: {
    en: ({ side, moves }) => `${en.The(side)} move ${en.list(moves.map(moveEn))}.`,
    ja: ({ side, moves }) =>
      `${ja.force(side)}の陸軍ユニットが移動した: ${ja.list(moves.map(moveJa))}。`,
  },
  militia: {
    en: ({ held, all, units }, rolls) => {
      const names = units === undefined || held === 0 ? '' : ` (${en.blocks(units)})`;
      const some = all
        ? 'every army unit refuses'
        : `${en.armies(held)} refuse${held === 1 ? 's' : ''}`;
      const refusers = held === 0 ? 'no army unit refuses' : some;
      return `American militia, ${en.dice(rolls)} — ${refusers} to enter Canada${names}.`;
    },
    ja: ({ held, all, units }, rolls) => {
      const names = units === undefined || held === 0 ? '' : `(${ja.blocks(units)})`;
      const refusers =
        held === 0
          ? '越境を拒否したユニットはない'
          : `${all ? '全ユニット' : ja.armies(held)}がカナダへの越境を拒否した${names}`;
      return `アメリカ民兵の判定、${ja.dice(rolls)} — ${refusers}。`;
    },
  },
  'forced-march': {
    en: (data) => {
      const end = data.passed
        ? 'it completes the march'
        : `it refuses and loses 1 CV${data.died ? ', its last' : ''}`;
      return `Forced march from ${en.town(data.from)} to ${en.town(data.to)}, ${whoEn(data)} rolls ${data.die}${modifier(data)}: ${end}.`;
    },
    ja: (data) => {
      const end = data.passed
        ? '強行軍を完了した'
        : `移動を拒否し、1CVを失${data.died ? 'って全滅した' : 'った'}`;
      return `${ja.town(data.from)}から${ja.town(data.to)}への強行軍、${whoJa(data)}のサイの目 ${data.die}${modifier(data)}: ${end}。`;
    },
  },
  crossing: {
    en: ({ side, us, gb }, rolls) =>
      `The forces from ${en.town(us)} and ${en.town(gb)} cross. ${en.rollOff(rolls)} — ${en.the(side)} choose in which of the two towns they fight.`,
    ja: ({ side, us, gb }, rolls) =>
      `${ja.town(us)}と${ja.town(gb)}の部隊が行き違う。${ja.rollOff(rolls)} — ${ja.force(side)}がどちらの町で戦うかを決める。`,
  },
  'crossing-place': {
    en: ({ side, town }) =>
      `${en.The(side)} decide: the crossing forces fight at ${en.town(town)}.`,
    ja: ({ side, town }) => `${ja.force(side)}の決定により、行き違う部隊は${ja.town(town)}で戦う。`,
  },
  'sea-cancelled': {
    en: ({ side, lake }) =>
      `The ${en.adjective(side)} sea movement on ${en.lake(lake)} is cancelled.`,
    ja: ({ side, lake }) => `${ja.force(side)}の${ja.lake(lake)}での海上移動は取り消された。`,
  },
  control: {
    en: ({ town, side }) =>
      TOWN[town].nation === side
        ? `${en.town(town)} is back under ${en.adjective(side)} control.`
        : `${en.The(side)} now control ${en.town(town)}.`,
    ja: ({ town, side }) =>
      `${ja.town(town)}は${ja.force(side)}の支配${TOWN[town].nation === side ? 'に戻った' : '下に入った'}。`,
  },
  indian: {
    en: ({ town }) => `The British hold ${en.town(town)}: the Indian unit appears there.`,
    ja: ({ town }) => `イギリス軍が${ja.town(town)}を占領し、インディアンユニットが登場した。`,
  },
};
