import { SIDE_NAME } from '../components/side.js';
import type { RetreatCause } from '../frames.js';
import type { EventData, Lines } from './data.js';
import { count, en, ja, leaderIn, type Names, upper } from './names.js';

type Movement =
  | 'activated'
  | 'campaign-force'
  | 'marched'
  | 'assault-declared'
  | 'stood'
  | 'retreated'
  | 'sailed-off'
  | 'space-pinned'
  | 'force-held'
  | 'ships-held'
  | 'sent-back'
  | 'sailed'
  | 'landed'
  | 'leader-landed'
  | 'landing'
  | 'landing-called-off'
  | 'ship-moved'
  | 'leader-moved'
  | 'lake-marked'
  | 'marker-removed'
  | 'marker-lifted';

type Band = Pick<EventData['marched'], 'units' | 'leaders' | 'ships' | 'flipped'>;

const band = (data: Band, names: Names): string =>
  names.list([
    ...data.leaders.map((id) => leaderIn(data, id, names)),
    ...data.units.map(names.unit),
    ...(data.ships ?? []).map(names.ship),
  ]);

/** Who heads a force of a Campaign card. */
const head = (data: EventData['campaign-force'], names: Names): string => {
  const { leader, unit, ship } = data;
  if (leader !== undefined) return leaderIn(data, leader, names);
  if (ship !== undefined) return names.ship(ship);
  return unit === undefined ? '' : names.unit(unit);
};

const CAUSE: { readonly [C in RetreatCause]: readonly [en: string, ja: string] } = {
  'before-combat': ['retreat before combat', '戦闘前退却した'],
  mandatory: ['must give way to overwhelming odds and retreat', '圧倒的な戦力差のため退却した'],
  defender: ['retreat', '退却した'],
  attacker: ['fall back', '退却した'],
  'pushed-out': ['are pushed out', '押し出された'],
};

/** Which of two forces, where there are two. */
const numberEn = (force?: number): string => (force === undefined ? 'the force' : `force ${force}`);
const numberJa = (force?: number): string => (force === undefined ? '部隊' : `第${force}部隊`);

/** Movement by land and on the lakes, and what stops it. */
export const MOVE_LINES: Lines<Movement> = {
  activated: {
    en: (data) =>
      `${upper(en.side(data.side))} activate at ${en.place(data.space)}: ${band(data, en) || 'nothing'}.`,
    ja: (data) =>
      `${ja.side(data.side)}が${ja.place(data.space)}で活性化: ${band(data, ja) || 'なし'}。`,
  },
  'campaign-force': {
    en: (data) => `${upper(en.side(data.side))}, force ${data.force}: ${head(data, en)}.`,
    ja: (data) => `${ja.side(data.side)}の第${data.force}部隊: ${head(data, ja)}。`,
  },
  marched: {
    en: (data) => `${band(data, en)}: ${en.place(data.from)} to ${en.place(data.to)}.`,
    ja: (data) => `${band(data, ja)}が${ja.place(data.from)}から${ja.place(data.to)}へ移動した。`,
  },
  'assault-declared': {
    en: ({ unit, space }) => `${en.unit(unit)} is to attack ${en.space(space)}.`,
    ja: ({ unit, space }) => `${ja.unit(unit)}が${ja.space(space)}への攻撃を宣言した。`,
  },
  stood: {
    en: ({ side, space }) => `${upper(en.side(side))} stand at ${en.space(space)}.`,
    ja: ({ side, space }) => `${ja.side(side)}は${ja.space(space)}に留まって戦う。`,
  },
  retreated: {
    en: (data) =>
      `${upper(en.side(data.side))} ${CAUSE[data.cause][0]}${data.water ? ' by water' : ''} from ${en.place(data.from)} to ${en.place(data.to)}: ${band(data, en)}.`,
    ja: (data) =>
      `${ja.side(data.side)}が${ja.place(data.from)}から${ja.place(data.to)}へ${data.water ? '海上を' : ''}${CAUSE[data.cause][1]}: ${band(data, ja)}。`,
  },
  'sailed-off': {
    en: ({ side, from, to, units }) =>
      `${upper(en.side(side))} sail off from ${en.place(from)} to ${en.place(to)}${units.length === 0 ? '' : ` with ${en.list(units.map(en.unit))}`}.`,
    ja: ({ side, from, to, units }) =>
      `${ja.side(side)}が${ja.place(from)}から${ja.place(to)}へ海上退却した${units.length === 0 ? '' : `: ${ja.list(units.map(ja.unit))}`}。`,
  },
  'space-pinned': {
    en: ({ space, max }) => `Units at ${en.space(space)} may move ${count(max, 'space')} at most.`,
    ja: ({ space, max }) => `${ja.space(space)}のユニットは最大${max}スペースしか移動できない。`,
  },
  'force-held': {
    en: ({ side, force, space }) =>
      `${upper(numberEn(force))} of ${en.side(side)}${space === undefined ? '' : ` at ${en.space(space)}`} is held up.`,
    ja: ({ side, force, space }) =>
      `${space === undefined ? '' : `${ja.space(space)}の`}${ja.side(side)}の${numberJa(force)}の移動が妨げられた。`,
  },
  'ships-held': {
    en: ({ side, force }) =>
      `The ships of ${en.side(side)}${force === undefined ? '' : ` in force ${force}`} may not move.`,
    ja: ({ side, force }) =>
      `${ja.side(side)}の${force === undefined ? '' : `第${force}部隊の`}艦船は移動できない。`,
  },
  'sent-back': {
    en: ({ side, space }) => `${upper(en.side(side))} turn back from ${en.space(space)}.`,
    ja: ({ side, space }) => `${ja.side(side)}は${ja.space(space)}から引き返した。`,
  },
  sailed: {
    en: ({ side, from, to }) =>
      `${SIDE_NAME[side].en} ships: ${en.place(from)} to ${en.place(to)}.`,
    ja: ({ side, from, to }) =>
      `${ja.side(side)}の艦船が${ja.place(from)}から${ja.place(to)}へ航行した。`,
  },
  landed: {
    en: ({ unit, at }) => `${en.unit(unit)} lands at ${en.place(at)}.`,
    ja: ({ unit, at }) => `${ja.unit(unit)}が${ja.place(at)}に上陸した。`,
  },
  'leader-landed': {
    en: (data) => `${leaderIn(data, data.leader, en)} lands at ${en.place(data.at)}.`,
    ja: (data) => `${leaderIn(data, data.leader, ja)}が${ja.place(data.at)}に上陸した。`,
  },
  landing: {
    en: ({ side, space }) => `${upper(en.side(side))} assault ${en.space(space)} from the water.`,
    ja: ({ side, space }) => `${ja.side(side)}が${ja.space(space)}へ強襲上陸する。`,
  },
  'landing-called-off': {
    en: ({ to }) => `The landing is called off; the ships turn back to ${en.place(to)}.`,
    ja: ({ to }) => `上陸は取り止めとなり、艦船は${ja.place(to)}へ引き返した。`,
  },
  'ship-moved': {
    en: ({ ship, from, to }) => `${en.ship(ship)}: ${en.place(from)} to ${en.place(to)}.`,
    ja: ({ ship, from, to }) => `${ja.ship(ship)}が${ja.place(from)}から${ja.place(to)}へ移った。`,
  },
  'leader-moved': {
    // MMW-3.42 one who replaces another comes from nowhere
    en: (data) =>
      en.place(data.from) === ''
        ? `${leaderIn(data, data.leader, en)} comes in at ${en.place(data.to)}.`
        : `${leaderIn(data, data.leader, en)}: ${en.place(data.from)} to ${en.place(data.to)}.`,
    ja: (data) =>
      ja.place(data.from) === ''
        ? `${leaderIn(data, data.leader, ja)}が${ja.place(data.to)}に登場した。`
        : `${leaderIn(data, data.leader, ja)}が${ja.place(data.from)}から${ja.place(data.to)}へ移った。`,
  },
  'lake-marked': {
    en: ({ lake, side }) => `${upper(en.side(side))} leave a control marker on ${en.lake(lake)}.`,
    ja: ({ lake, side }) => `${ja.lake(lake)}に${ja.side(side)}の湖支配マーカーが置かれた。`,
  },
  'marker-removed': {
    en: ({ lake, side }) => `The control marker of ${en.side(side)} is taken off ${en.lake(lake)}.`,
    ja: ({ lake, side }) => `${ja.lake(lake)}から${ja.side(side)}の湖支配マーカーが取り去られた。`,
  },
  'marker-lifted': {
    en: ({ lake }) => `Ships lie on ${en.lake(lake)} again: its control marker is taken off.`,
    ja: ({ lake }) => `${ja.lake(lake)}に艦船が入り、湖支配マーカーが取り去られた。`,
  },
};
