import type { EventData, Lines } from './data.js';
import { en, ja, leaderIn, type Names, upper } from './names.js';

type Arrival =
  | 'ship-built'
  | 'ship-placed'
  | 'unit-placed'
  | 'unit-joined'
  | 'unit-delayed'
  | 'leader-placed'
  | 'arrived'
  | 'held-back'
  | 'never-came'
  | 'fort-placed'
  | 'town-destroyed'
  | 'base-destroyed'
  | 'backup-base'
  | 'depot-placed'
  | 'depot-lost'
  | 'depots-removed'
  | 'quarters';

const piece = (data: EventData['held-back'], names: Names): string => {
  const { unit, leader, ship } = data;
  if (unit !== undefined) return names.unit(unit);
  if (leader !== undefined) return leaderIn(data, leader, names);
  return ship === undefined ? '' : names.ship(ship);
};

/** What comes, is built, or is destroyed. */
export const ARRIVAL_LINES: Lines<Arrival> = {
  'ship-built': {
    en: ({ ship, space }) => `${en.ship(ship)} is built at ${en.space(space)}.`,
    ja: ({ ship, space }) => `${ja.space(space)}で${ja.ship(ship)}が建造された。`,
  },
  'ship-placed': {
    en: ({ ship, space }) => `${en.ship(ship)} is placed at ${en.place(space)}.`,
    ja: ({ ship, space }) => `${ja.ship(ship)}が${ja.place(space)}に置かれた。`,
  },
  'unit-placed': {
    en: ({ unit, space }) => `${en.unit(unit)} is placed at ${en.place(space)}.`,
    ja: ({ unit, space }) => `${ja.unit(unit)}が${ja.place(space)}に置かれた。`,
  },
  'unit-joined': {
    en: ({ unit, from, space }) =>
      `${en.unit(unit)} comes from ${en.place(from)} to ${en.space(space)}.`,
    ja: ({ unit, from, space }) =>
      `${ja.unit(unit)}が${ja.place(from)}から${ja.space(space)}に加わった。`,
  },
  'unit-delayed': {
    en: ({ unit }) => `${en.unit(unit)} is delayed for a turn.`,
    ja: ({ unit }) => `${ja.unit(unit)}が1ターン遅延する。`,
  },
  'leader-placed': {
    en: ({ leader, space }) => `${en.leader(leader)} is placed at ${en.place(space)}.`,
    ja: ({ leader, space }) => `${ja.leader(leader)}が${ja.place(space)}に置かれた。`,
  },
  arrived: {
    en: (data) => `${piece(data, en)} arrives at ${en.place(data.space)}.`,
    ja: (data) => `${piece(data, ja)}が${ja.place(data.space)}に到着した。`,
  },
  'held-back': {
    en: (data) => `${piece(data, en)} is held back for a turn.`,
    ja: (data) => `${piece(data, ja)}の到着が1ターン遅延する。`,
  },
  'never-came': {
    en: (data) => `${piece(data, en)} cannot come and is out of the game.`,
    ja: (data) => `${piece(data, ja)}は到着できず、ゲームから取り去られた。`,
  },
  'fort-placed': {
    en: ({ fort, space }) => `${en.fort(fort)} is placed at ${en.space(space)}.`,
    ja: ({ fort, space }) => `${ja.space(space)}に${ja.fort(fort)}が置かれた。`,
  },
  'town-destroyed': {
    en: ({ space }) => `${en.space(space)} is destroyed.`,
    ja: ({ space }) => `${ja.space(space)}が破壊された。`,
  },
  'base-destroyed': {
    en: ({ space }) => `The naval base of ${en.space(space)} is destroyed.`,
    ja: ({ space }) => `${ja.space(space)}の海軍基地が破壊された。`,
  },
  'backup-base': {
    en: ({ space }) => `${en.space(space)} is a naval base from now on.`,
    ja: ({ space }) => `${ja.space(space)}が予備海軍基地として機能する。`,
  },
  'depot-placed': {
    en: ({ side, space }) =>
      `${upper(en.side(side))} lay out a supply depot at ${en.space(space)}.`,
    ja: ({ side, space }) => `${ja.side(side)}が${ja.space(space)}に補給集積所を創出した。`,
  },
  'depot-lost': {
    en: ({ side, space }) => `The supply depot of ${en.side(side)} at ${en.space(space)} is lost.`,
    ja: ({ side, space }) => `${ja.space(space)}にある${ja.side(side)}の補給集積所が取り去られた。`,
  },
  'depots-removed': {
    en: () => 'All supply depots are removed.',
    ja: () => '全ての補給集積所が取り去られた。',
  },
  quarters: {
    en: ({ card, space }) => `${en.card(card)}: more winter quarters at ${en.space(space)}.`,
    ja: ({ card, space }) => `${ja.card(card)}: ${ja.space(space)}の冬営値が増える。`,
  },
};
