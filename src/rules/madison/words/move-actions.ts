import { TRANSIT_NAME } from '../components/map.js';
import { has, type Labels, plain } from './label.js';
import { en, isFlipped, ja } from './names.js';

/** Movement by land and on the lakes, retreats, harbours and the free moves of fleets. */
export const MOVE_ACTIONS: Labels = {
  go: {
    en: (fields) =>
      has(fields, 'unit')
        ? `${en.unit(fields.unit)} goes to ${en.space(fields.space)}`
        : `March to ${en.space(fields.space)}`,
    ja: (fields) =>
      has(fields, 'unit')
        ? `${ja.unit(fields.unit)}が${ja.space(fields.space)}へ移動`
        : `${ja.space(fields.space)}へ進む`,
  },
  assault: {
    en: (fields) =>
      has(fields, 'unit')
        ? `${en.unit(fields.unit)} is to attack ${en.space(fields.space)}`
        : `Amphibious assault on ${en.space(fields.space)}`,
    ja: (fields) =>
      has(fields, 'unit')
        ? `${ja.unit(fields.unit)}が${ja.space(fields.space)}を攻撃する`
        : `${ja.space(fields.space)}へ強襲上陸`,
  },
  leave: {
    en: (fields) => `Leave ${has(fields, 'ship') ? en.ship(fields.ship) : en.unit(fields.unit)}`,
    ja: (fields) =>
      `${has(fields, 'ship') ? ja.ship(fields.ship) : ja.unit(fields.unit)}を残して行く`,
  },
  take: {
    en: (fields) =>
      `Take ${has(fields, 'ship') ? en.ship(fields.ship) : en.unit(fields.unit)} along`,
    ja: (fields) =>
      `${has(fields, 'ship') ? ja.ship(fields.ship) : ja.unit(fields.unit)}を連れて行く`,
  },
  'leave-leader': {
    en: ({ leader }, view) => `Leave ${en.leader(leader, isFlipped(view, leader))}`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}を残して行く`,
  },
  'take-leader': {
    en: ({ leader }, view) => `Take ${en.leader(leader, isFlipped(view, leader))} along`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}を連れて行く`,
  },
  sail: {
    en: (fields) => {
      if (has(fields, 'ship')) return `${en.ship(fields.ship)} sets sail`;
      return has(fields, 'space')
        ? `Sail to ${en.space(fields.space)}`
        : 'Take the force aboard ship';
    },
    ja: (fields) => {
      if (has(fields, 'ship')) return `${ja.ship(fields.ship)}で出港する`;
      return has(fields, 'space') ? `${ja.space(fields.space)}へ航行` : '部隊を艦船に乗せる';
    },
  },
  enter: {
    en: (fields, view) =>
      has(fields, 'lake')
        ? `Enter ${en.place(fields.lake)}`
        : `${en.leader(fields.leader, isFlipped(view, fields.leader))} comes in at ${en.space(fields.space)}`,
    ja: (fields, view) =>
      has(fields, 'lake')
        ? `${ja.place(fields.lake)}へ入る`
        : `${ja.leader(fields.leader, isFlipped(view, fields.leader))}を${ja.space(fields.space)}に配置`,
  },
  transit: plain(`Enter the ${TRANSIT_NAME.en}`, `${TRANSIT_NAME.ja}へ入る`),
  embark: {
    en: ({ unit }) => `Embark ${en.unit(unit)}`,
    ja: ({ unit }) => `${ja.unit(unit)}を乗船させる`,
  },
  'embark-leader': {
    en: ({ leader }, view) => `Embark ${en.leader(leader, isFlipped(view, leader))}`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}を乗船させる`,
  },
  land: {
    en: ({ unit }) => `Land ${en.unit(unit)}`,
    ja: ({ unit }) => `${ja.unit(unit)}を上陸させる`,
  },
  'land-leader': {
    en: ({ leader }, view) => `Land ${en.leader(leader, isFlipped(view, leader))}`,
    ja: ({ leader }, view) => `${ja.leader(leader, isFlipped(view, leader))}を上陸させる`,
  },
  retreat: {
    en: ({ to }) => `Retreat to ${en.space(to)}`,
    ja: ({ to }) => `${ja.space(to)}へ退却`,
  },
  'retreat-by-water': {
    en: ({ to }) => `Retreat by water to ${en.space(to)}`,
    ja: ({ to }) => `${ja.space(to)}へ海上退却`,
  },
  stand: plain('Stand and fight', '留まって戦う'),
  surrender: {
    en: ({ unit }) => `${en.unit(unit)} finds no room and surrenders`,
    ja: ({ unit }) => `乗り切れない${ja.unit(unit)}を降伏させる`,
  },
  harbour: {
    en: ({ space }) => `All the ships make for ${en.space(space)}`,
    ja: ({ space }) => `全艦船を${ja.space(space)}へ`,
  },
  'harbour-ship': {
    en: ({ ship, space }) => `${en.ship(ship)} makes for ${en.space(space)}`,
    ja: ({ ship, space }) => `${ja.ship(ship)}を${ja.space(space)}へ`,
  },
  withdraw: {
    en: ({ ship, space }) => `${en.ship(ship)} withdraws to ${en.space(space)}`,
    ja: ({ ship, space }) => `${ja.ship(ship)}が${ja.space(space)}へ撤退`,
  },
  'withdraw-leader': {
    en: ({ leader, space }, view) =>
      `${en.leader(leader, isFlipped(view, leader))} withdraws to ${en.space(space)}`,
    ja: ({ leader, space }, view) =>
      `${ja.leader(leader, isFlipped(view, leader))}が${ja.space(space)}へ撤退`,
  },
  return: {
    en: ({ ship, lake }) => `${en.ship(ship)} returns to ${en.place(lake)}`,
    ja: ({ ship, lake }) => `${ja.ship(ship)}が${ja.place(lake)}へ戻る`,
  },
  'return-leader': {
    en: ({ leader, lake }, view) =>
      `${en.leader(leader, isFlipped(view, leader))} returns to ${en.place(lake)}`,
    ja: ({ leader, lake }, view) =>
      `${ja.leader(leader, isFlipped(view, leader))}が${ja.place(lake)}へ戻る`,
  },
};
