import type { Locale } from '../../kernel/text.js';
import { BLOCK } from '../components/blocks.js';
import { type Side, SIDE_NAME } from '../components/side.js';
import type { FleetOrder } from '../state.js';
import type { Ships, View } from '../view/view.js';
import type { Strength } from './blocks.js';

type Score = View['vp'][Side];

/** Sentences of the description of the board in words, in one language. */
export interface Phrases {
  readonly comma: string;
  readonly town: (name: string, nation: Side, value: number) => string;
  readonly held: (by: Side) => string;
  readonly blocks: (side: Side, count: number) => string;
  readonly yours: (list: string) => string;
  readonly ships: (side: Side, ships: Ships) => string;
  readonly noShips: string;
  readonly lakeHeld: (by: Side | null) => string;
  readonly score: (side: Side, score: Score) => string;
  readonly reserve: (side: Side, pool: number, unbuilt: number, lost: number) => string;
  readonly waiting: (town: string, count: number) => string;
  readonly battle: (town: string, attacker: Side, defender: Side, round: number) => string;
  readonly open: (side: Side, list: string) => string;
  readonly doubleFire: string;
  readonly accepted: string;
  readonly naval: (lake: string, attacker: Side, defender: Side, round: number) => string;
  readonly due: (towns: string) => string;
  readonly order: (block: string, way: string, sea: boolean) => string;
  readonly fleetOrder: (what: FleetOrder['do'], ports: string) => string;
  readonly berth: (town: string, ships: Ships) => string;
  readonly losses: (list: string) => string;
  readonly hit: (block: string, hits: number) => string;
  readonly excess: (block: string) => string;
  readonly hand: (list: string) => string;
  readonly colon: string;
  readonly stop: string;
}

const operational = ({ up, down }: Ships, words: readonly [up: string, down: string]) =>
  [up > 0 ? `${up}${words[0]}` : '', down > 0 ? `${down}${words[1]}` : ''].filter((part) => part);

const FLEET_EN: Readonly<Record<FleetOrder['do'], string>> = {
  build: 'build at',
  repair: 'repair at',
  out: 'put out from',
  in: 'put in at',
};
const FLEET_JA: Readonly<Record<FleetOrder['do'], string>> = {
  build: '建造',
  repair: '修理',
  out: '出港',
  in: '入港',
};

const en: Phrases = {
  comma: ', ',
  colon: ': ',
  stop: '. ',
  town: (name, nation, value) => `${name} (${SIDE_NAME[nation].en}, value ${value})`,
  held: (by) => `held by the ${SIDE_NAME[by].en} player`,
  blocks: (side, count) => `${count} ${SIDE_NAME[side].en} ${count === 1 ? 'block' : 'blocks'}`,
  yours: (list) => ` — yours: ${list}`,
  ships: (side, ships) =>
    `${SIDE_NAME[side].en} ships: ${operational(ships, [' operational', ' non-operational']).join(', ')}`,
  noShips: 'no ships',
  lakeHeld: (by) => (by === null ? 'nobody controls it' : `${SIDE_NAME[by].en} control`),
  score: (side, { total, armies, lakes, towns }) =>
    `${SIDE_NAME[side].en} ${total} (armies ${armies}, lakes ${lakes}, enemy towns ${towns})`,
  reserve: (side, pool, unbuilt, lost) =>
    `${SIDE_NAME[side].en} reserves: ${pool} in the pool, ${unbuilt} naval units not built, ${lost} lost`,
  waiting: (town, count) => `${count} waiting to enter at ${town}`,
  battle: (town, attacker, defender, round) =>
    `Battle of ${town}, round ${round}: ${SIDE_NAME[attacker].en} attacker, ${SIDE_NAME[defender].en} defender`,
  open: (side, list) => `${SIDE_NAME[side].en}: ${list}`,
  doubleFire: 'the defender fires double',
  accepted: 'battle accepted',
  naval: (lake, attacker, defender, round) =>
    `Naval battle on ${lake}, round ${round}: ${SIDE_NAME[attacker].en} attacker, ${SIDE_NAME[defender].en} defender`,
  due: (towns) => `Battles due: ${towns}`,
  order: (block, way, sea) => `Your order: ${block} ${sea ? 'by sea ' : ''}to ${way}`,
  fleetOrder: (what, ports) => `Your naval order: ${FLEET_EN[what]} ${ports}`,
  berth: (town, ships) =>
    `${town} (${operational(ships, [' operational', ' non-operational']).join(', ')})`,
  losses: (list) => `Your losses, not yet taken: ${list}`,
  hit: (block, hits) => `${block} ${hits} CV`,
  excess: (block) => `${block} in excess of the winter limit`,
  hand: (list) => `Still to place: ${list}`,
};

const ja: Phrases = {
  comma: '、',
  colon: '：',
  stop: '。',
  town: (name, nation, value) => `${name}(${SIDE_NAME[nation].ja}の町、数値${value})`,
  held: (by) => `${SIDE_NAME[by].ja}が支配`,
  blocks: (side, count) => `${SIDE_NAME[side].ja}軍ブロック${count}個`,
  yours: (list) => `(自軍：${list})`,
  ships: (side, ships) =>
    `${SIDE_NAME[side].ja}海軍：${operational(ships, ['個作戦艦隊', '個非作戦艦隊']).join('、')}`,
  noShips: '艦なし',
  lakeHeld: (by) => (by === null ? '制海権なし' : `${SIDE_NAME[by].ja}の制海権`),
  score: (side, { total, armies, lakes, towns }) =>
    `${SIDE_NAME[side].ja}${total}(陸軍${armies}、湖${lakes}、敵の町${towns})`,
  reserve: (side, pool, unbuilt, lost) =>
    `${SIDE_NAME[side].ja}の予備：残余グループ${pool}、未建造の海軍${unbuilt}、喪失した海軍${lost}`,
  waiting: (town, count) => `${town}への登場待ち${count}個`,
  battle: (town, attacker, defender, round) =>
    `${town}の戦い 第${round}ラウンド：攻撃側${SIDE_NAME[attacker].ja}、防御側${SIDE_NAME[defender].ja}`,
  open: (side, list) => `${SIDE_NAME[side].ja}：${list}`,
  doubleFire: '防御側は倍射撃',
  accepted: '防御側は戦闘を受けた',
  naval: (lake, attacker, defender, round) =>
    `${lake}の海戦 第${round}ラウンド：攻撃側${SIDE_NAME[attacker].ja}、防御側${SIDE_NAME[defender].ja}`,
  due: (towns) => `戦闘予定：${towns}`,
  order: (block, way, sea) => `命令：${block} → ${way}${sea ? '(海上移動)' : ''}`,
  fleetOrder: (what, ports) => `海軍への命令：${FLEET_JA[what]} ${ports}`,
  berth: (town, ships) =>
    `${town}(${operational(ships, ['個作戦艦隊', '個非作戦艦隊']).join('、')})`,
  losses: (list) => `未処理の損失：${list}`,
  hit: (block, hits) => `${block} ${hits}CV`,
  excess: (block) => `${block} 越冬の上限超過`,
  hand: (list) => `未配置：${list}`,
};

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, ja };

/** A block with its CV and its maximum: "49th Foot 3/4". */
export const strength = ({ id, cv }: Strength, locale: Locale) =>
  `${BLOCK[id].name[locale]} ${cv}/${BLOCK[id].cv}`;
