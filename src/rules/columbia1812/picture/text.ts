import type { Locale } from '../../kernel/text.js';
import { BLOCKS } from '../components/blocks.js';
import { TOWN, TOWN_IDS } from '../components/lookups.js';
import { type LakeId, LAKES, type TownId } from '../components/map.js';
import { type Side, SIDES } from '../components/side.js';
import type { View } from '../view/view.js';
import { dateLine, dutyLine, firstLine } from '../words/stage.js';
import { PHRASES, type Phrases, strength } from './phrases.js';
import { orderedWay, ownBlocks, revealed } from './pieces.js';
import { ENTRIES } from './reserves.js';
import { hasShips } from './ships.js';

/** Arguments of every function that writes a line. */
interface Reader {
  readonly view: View;
  readonly locale: Locale;
  readonly say: Phrases;
}

const names = ({ locale, say }: Reader, towns: readonly TownId[]) =>
  towns.map((id) => TOWN[id].name[locale]).join(say.comma);

const ownList = ({ view, locale, say }: Reader, place: string) =>
  ownBlocks(view, place)
    .map((block) => strength(block, locale))
    .join(say.comma);

const army = (reader: Reader, id: TownId, side: Side) => {
  const { view, say } = reader;
  const placed = side === view.viewer ? ownBlocks(view, id).length : 0;
  const count = Math.max(view.towns[id][side], placed);
  if (count === 0) return '';
  const own = side === view.viewer ? ownList(reader, id) : '';
  return say.blocks(side, count) + (own === '' ? '' : say.yours(own));
};

const townLine = (reader: Reader, id: TownId) => {
  const { view, locale, say } = reader;
  const { control, ships } = view.towns[id];
  const { name, nation, value } = TOWN[id];
  const facts = [
    control === nation ? '' : say.held(control),
    ...SIDES.map((side) => army(reader, id, side)),
    ...SIDES.map((side) => (hasShips(ships[side]) ? say.ships(side, ships[side]) : '')),
  ].filter((fact) => fact !== '');
  if (facts.length === 0) return [];
  return [say.town(name[locale], nation, value) + say.colon + facts.join('; ')];
};

const lakeLine = ({ view, locale, say }: Reader, id: LakeId) => {
  const lake = view.lakes[id];
  const name = LAKES.find((each) => each.id === id)!.name[locale];
  const fleets = SIDES.flatMap((side) =>
    hasShips(lake[side]) ? [say.ships(side, lake[side])] : [],
  );
  const there = fleets.length === 0 ? [say.noShips] : fleets;
  return name + say.colon + [say.lakeHeld(lake.control), ...there].join('; ');
};

const battleLines = (reader: Reader) => {
  const { view, locale, say } = reader;
  const { battle } = view;
  if (battle === null) return [];
  const head = [
    say.battle(TOWN[battle.town].name[locale], battle.attacker, battle.defender, battle.round),
    ...(battle.accepted ? [say.accepted] : []),
    ...(battle.doubleFire ? [say.doubleFire] : []),
  ].join('; ');
  const open = SIDES.flatMap((side) => {
    const list = revealed(view, side).map((block) => strength(block, locale));
    return list.length === 0 ? [] : [say.open(side, list.join(say.comma))];
  });
  return [head, ...open];
};

const navalLine = ({ view, locale, say }: Reader) => {
  const { naval } = view;
  if (naval === null) return [];
  const name = LAKES.find(({ id }) => id === naval.lake)!.name[locale];
  return [say.naval(name, naval.attacker, naval.defender, naval.round)];
};

const reserveLine = (reader: Reader, side: Side) => {
  const { view, locale, say } = reader;
  const waiting = ENTRIES[side].flatMap((town) => {
    const count = view.waiting[town];
    const own = ownList(reader, `waiting:${town}`);
    if (count === 0) return [];
    return [say.waiting(TOWN[town].name[locale], count) + (own === '' ? '' : say.yours(own))];
  });
  const stock = say.reserve(side, view.pool[side], view.unbuilt[side], view.lost[side]);
  return [stock, ...waiting].join('; ');
};

const orderLines = ({ view, locale, say }: Reader) =>
  BLOCKS.flatMap(({ id, name }) => {
    const way = orderedWay(view, id).map((town) => TOWN[town].name[locale]);
    // during set-up the lines of the towns show it
    return way.length === 0 || view.mine[id]?.at === 'hand'
      ? []
      : [say.order(name[locale], way.join(' → '), view.orders?.[id]?.sea === true)];
  });

const fleetLine = ({ view, locale, say }: Reader) => {
  const { fleet } = view;
  if (fleet === null || fleet.done) return [];
  const ports = TOWN_IDS.flatMap((id) => {
    const ships = fleet.ports[id];
    return ships === undefined ? [] : [say.berth(TOWN[id].name[locale], ships)];
  });
  return [say.fleetOrder(fleet.do, ports.join(say.comma))];
};

const lossLine = ({ view, locale, say }: Reader) => {
  const losses = BLOCKS.flatMap(({ id, name }) => {
    const hits = view.hits[id];
    if (hits !== undefined) return [say.hit(name[locale], hits)];
    return view.frozen[id] ? [say.excess(name[locale])] : [];
  });
  return losses.length === 0 ? [] : [say.losses(losses.join(say.comma))];
};

/** The whole position as its viewer knows it in words, one fact per line, for people who read instead of look. */
export const boardText = (view: View, locale: Locale): string => {
  const reader: Reader = { view, locale, say: PHRASES[locale] };
  const { say } = reader;
  const hand = ownList(reader, 'hand');
  const head = [dateLine(view, locale), dutyLine(view, locale), firstLine(view, locale)];
  return [
    head.filter((part) => part !== '').join(say.stop),
    SIDES.map((side) => say.score(side, view.vp[side])).join('; '),
    ...battleLines(reader),
    ...navalLine(reader),
    ...(view.due.length === 0 ? [] : [say.due(names(reader, view.due))]),
    ...TOWN_IDS.flatMap((id) => townLine(reader, id)),
    ...LAKES.map(({ id }) => lakeLine(reader, id)),
    ...SIDES.map((side) => reserveLine(reader, side)),
    ...(hand === '' ? [] : [say.hand(hand)]),
    ...orderLines(reader),
    ...fleetLine(reader),
    ...lossLine(reader),
  ].join('\n');
};
