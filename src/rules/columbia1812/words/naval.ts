import type { Roll } from '../../kernel/table.js';
import type { Lines } from '../../kits/log.js';
import { TOWN_IDS } from '../components/lookups.js';
import type { LakeId, TownId } from '../components/map.js';
import { other, type Side } from '../components/side.js';
import type { Ships } from '../state.js';
import { diceFor } from './dice.js';
import * as en from './english.js';
import * as ja from './japanese.js';

type Ports = { readonly [T in TownId]?: Ships };
interface Sailed {
  side: Side;
  lake: LakeId;
  ports: Ports;
  ships: Ships;
}

/** Data of the events about naval units. */
export interface NavalData {
  built: { side: Side; town: TownId };
  repaired: { side: Side; town: TownId };
  sailed: Sailed;
  docked: Sailed;
  'lake-defender': { lake: LakeId; side: Side };
  'naval-battle': { lake: LakeId; attacker: Side; defender: Side };
  broadsides: {
    lake: LakeId;
    round: number;
    attacker: Side;
    hits: { readonly [S in Side]: number };
  };
  flipped: { lake: LakeId; side: Side };
  sunk: { lake: LakeId; side: Side };
  'naval-retreat': { lake: LakeId; side: Side; forced: boolean };
  'naval-battle-over': { lake: LakeId; side: Side | null };
  berthed: { side: Side; lake: LakeId; town: TownId; ships: Ships };
  'port-lost': { town: TownId; side: Side; ships: number };
  escape: {
    town: TownId;
    side: Side;
    lake: LakeId;
    escaped: number;
    captured: number;
    exchanged: number;
  };
  'iced-in': { lake: LakeId; side: Side; ships: number };
}

type PortText = (ships: Ships, town: TownId) => string;

const eachPort = (ports: Ports, text: PortText): string[] =>
  TOWN_IDS.flatMap((town) => {
    const ships = ports[town];
    return ships === undefined ? [] : [text(ships, town)];
  });

function volleyEn(side: Side, hits: number, rolls: readonly Roll[]): string {
  const dice = diceFor(rolls, `broadside-${side}`);
  return dice.length === 0
    ? `${en.the(side)} cannot fire`
    : `${en.the(side)} roll ${en.pips(dice)}, ${en.hits(hits)}`;
}

function volleyJa(side: Side, hits: number, rolls: readonly Roll[]): string {
  const dice = diceFor(rolls, `broadside-${side}`);
  return dice.length === 0
    ? `${ja.force(side)}は射撃できない`
    : `${ja.force(side)} [${ja.pips(dice)}] ${ja.hits(hits)}`;
}

const article = (side: Side): string => (side === 'us' ? 'An American' : 'A British');

export const NAVAL: Lines<NavalData> = {
  built: {
    en: ({ side, town }) =>
      `${en.The(side)} build a naval unit at ${en.town(town)}, non-operational as yet.`,
    ja: ({ side, town }) =>
      `${ja.force(side)}が${ja.town(town)}で海軍ユニットを建造した(非作戦艦隊)。`,
  },
  repaired: {
    en: ({ side, town }) =>
      `${en.The(side)} repair a naval unit at ${en.town(town)}; it is operational now.`,
    ja: ({ side, town }) =>
      `${ja.force(side)}が${ja.town(town)}で海軍ユニットを修理し、作戦艦隊にした。`,
  },
  sailed: {
    en: ({ side, lake, ports }) =>
      `${en.The(side)} sail onto ${en.lake(lake)}: ${en.list(eachPort(ports, (ships, town) => `${en.fleet(ships)} from ${en.town(town)}`))}.`,
    ja: ({ side, lake, ports }) =>
      `${ja.force(side)}が${ja.lake(lake)}へ出た: ${ja.list(eachPort(ports, (ships, town) => `${ja.town(town)}から${ja.fleet(ships)}`))}。`,
  },
  docked: {
    en: ({ side, lake, ports }) =>
      `${en.The(side)} leave ${en.lake(lake)}: ${en.list(eachPort(ports, (ships, town) => `${en.fleet(ships)} to ${en.town(town)}`))}.`,
    ja: ({ side, lake, ports }) =>
      `${ja.force(side)}が${ja.lake(lake)}から入港した: ${ja.list(eachPort(ports, (ships, town) => `${ja.town(town)}へ${ja.fleet(ships)}`))}。`,
  },
  'lake-defender': {
    en: ({ lake, side }, rolls) =>
      `Both fleets come to ${en.lake(lake)}. ${en.rollOff(rolls)} — ${en.the(side)} are the defender.`,
    ja: ({ lake, side }, rolls) =>
      `両軍の艦隊が${ja.lake(lake)}に出た。${ja.rollOff(rolls)} — ${ja.force(side)}が防御側となる。`,
  },
  'naval-battle': {
    en: ({ lake, attacker, defender }) =>
      `Naval battle on ${en.lake(lake)}: ${en.the(attacker)} attack, ${en.the(defender)} defend.`,
    ja: ({ lake, attacker, defender }) =>
      `${ja.lake(lake)}で海戦: 攻撃側${ja.force(attacker)}、防御側${ja.force(defender)}。`,
  },
  broadsides: {
    en: ({ lake, round, attacker, hits }, rolls) =>
      `Round ${round} on ${en.lake(lake)}: ${[attacker, other(attacker)].map((side) => volleyEn(side, hits[side], rolls)).join('; ')}.`,
    ja: ({ lake, round, attacker, hits }, rolls) =>
      `${ja.lake(lake)} 第${round}戦闘ラウンド: ${ja.list([attacker, other(attacker)].map((side) => volleyJa(side, hits[side], rolls)))}。`,
  },
  flipped: {
    en: ({ lake, side }) =>
      `${article(side)} naval unit on ${en.lake(lake)} becomes non-operational.`,
    ja: ({ lake, side }) =>
      `${ja.lake(lake)}の${ja.force(side)}の作戦艦隊1個が非作戦艦隊になった。`,
  },
  sunk: {
    en: ({ lake, side }) => `${article(side)} naval unit on ${en.lake(lake)} is sunk.`,
    ja: ({ lake, side }) => `${ja.lake(lake)}の${ja.force(side)}の非作戦艦隊1個が沈没した。`,
  },
  'naval-retreat': {
    en: ({ lake, side, forced }) =>
      forced
        ? `The ${en.adjective(side)} fleet has no operational unit left and must retreat from ${en.lake(lake)}.`
        : `The ${en.adjective(side)} fleet retreats from ${en.lake(lake)}.`,
    ja: ({ lake, side, forced }) =>
      `${ja.force(side)}の艦隊は${forced ? '作戦艦隊を失い、' : ''}${ja.lake(lake)}から退却${forced ? 'しなければならない' : 'した'}。`,
  },
  'naval-battle-over': {
    en: ({ lake, side }) =>
      `The naval battle on ${en.lake(lake)} is over; ${side === null ? 'nobody controls' : `${en.the(side)} control`} the lake.`,
    ja: ({ lake, side }) =>
      `${ja.lake(lake)}の海戦が終わった。制海権は${side === null ? 'どちらにもない' : `${ja.force(side)}にある`}。`,
  },
  berthed: {
    en: ({ side, lake, town, ships }) =>
      `${en.The(side)} bring ${en.fleet(ships)} from ${en.lake(lake)} into ${en.town(town)}.`,
    ja: ({ side, lake, town, ships }) =>
      `${ja.force(side)}の${ja.fleet(ships)}が${ja.lake(lake)}から${ja.town(town)}に入港した。`,
  },
  'port-lost': {
    en: ({ town, side, ships }) =>
      `${en.town(town)} is no longer under ${en.adjective(side)} control: ${en.navalUnits(ships, side)} there ${en.isAre(ships)} lost.`,
    ja: ({ town, side, ships }) =>
      `${ja.town(town)}が支配を離れ、停泊していた${ja.navalUnits(ships, side)}が全滅した。`,
  },
  escape: {
    en: ({ town, side, lake, escaped, captured, exchanged }, rolls) => {
      const taken =
        exchanged === 0 ? '' : `, and ${en.the(other(side))} gain ${exchanged} of their own`;
      return `Naval units of ${en.the(side)} try to escape from ${en.town(town)}, ${en.dice(rolls)} — ${escaped} out onto ${en.lake(lake)}, ${captured} captured${taken}.`;
    },
    ja: ({ town, side, lake, escaped, captured, exchanged }, rolls) => {
      const taken =
        exchanged === 0 ? '' : `、${ja.force(other(side))}の海軍ユニット${exchanged}個と交換`;
      return `${ja.town(town)}の${ja.force(side)}の海軍ユニットが脱出を試みた、${ja.dice(rolls)} — ${ja.lake(lake)}へ脱出${escaped}個、捕獲${captured}個${taken}。`;
    },
  },
  'iced-in': {
    en: ({ lake, side, ships }) =>
      `${en.navalUnits(ships, side)} on ${en.lake(lake)} ${ships === 1 ? 'has' : 'have'} no port for the winter and ${en.isAre(ships)} lost.`,
    ja: ({ lake, side, ships }) =>
      `${ja.lake(lake)}の${ja.navalUnits(ships, side)}は越冬する港がなく、全滅した。`,
  },
};
