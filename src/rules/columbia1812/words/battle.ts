import type { Lines } from '../../kits/log.js';
import { type BlockId, BLOCKS } from '../components/blocks.js';
import type { TownId } from '../components/map.js';
import { other, type Side, SIDES } from '../components/side.js';
import * as en from './english.js';
import * as ja from './japanese.js';

type Numbers = { readonly [B in BlockId]?: number };

interface Pursuit {
  town: TownId;
  /** The side that pursues. */
  side: Side;
  hits: number;
  dragoon: boolean;
  indian: boolean;
  cancelled: boolean;
}

/**
 * Data of the events of land battles. Members with `?` are for the owner only, or for everybody while forces are laid
 * open.
 */
export interface BattleData {
  'battle-order': { side: Side };
  battle: {
    town: TownId;
    attacker: Side;
    defender: Side;
    blocks: { readonly [S in Side]: number };
    landing: boolean;
  };
  accepted: { town: TownId; us: Numbers; gb: Numbers };
  fire: { town: TownId; side: Side; hits: number };
  losses: { town: TownId; side: Side; dead: number; units?: Numbers };
  'indian-removed': { town: TownId };
  pursuit: Pursuit;
  /** `bySea` blocks go back to `sea`, all others to `to` (C1812-12.4). */
  retreated: {
    town: TownId;
    side: Side;
    to: TownId;
    on: TownId | null;
    blocks: number;
    sea: TownId | null;
    bySea: number;
  };
  'battle-over': { town: TownId; side: Side };
}

const cvOf = (units: Numbers): number => BLOCKS.reduce((sum, { id }) => sum + (units[id] ?? 0), 0);

const notesEn = ({ dragoon, indian, cancelled }: Pursuit): string[] => [
  ...(dragoon ? ['dragoon 2 dice'] : []),
  ...(indian ? ['Indian unit 2 dice'] : []),
  ...(cancelled ? ['dragoon 1 die, for the pursued have one too'] : []),
];
const notesJa = ({ dragoon, indian, cancelled }: Pursuit): string[] => [
  ...(dragoon ? ['騎兵はサイコロ2個'] : []),
  ...(indian ? ['インディアンはサイコロ2個'] : []),
  ...(cancelled ? ['相手にも騎兵があるため騎兵はサイコロ1個'] : []),
];

export const BATTLE: Lines<BattleData> = {
  'battle-order': {
    en: ({ side }, rolls) => `${en.rollOff(rolls)} — ${en.the(side)} name the first land battle.`,
    ja: ({ side }, rolls) => `${ja.rollOff(rolls)} — ${ja.force(side)}が最初の陸上戦闘を指定する。`,
  },
  battle: {
    en: ({ town, attacker, defender, blocks, landing }) =>
      `Battle of ${en.town(town)}: ${en.the(attacker)} attack with ${en.armies(blocks[attacker])}${landing ? ', some by sea' : ''}, ${en.the(defender)} defend with ${blocks[defender]}.`,
    ja: ({ town, attacker, defender, blocks, landing }) =>
      `${ja.town(town)}で陸上戦闘${landing ? '(上陸攻撃)' : ''}: 攻撃側${ja.force(attacker)} ${blocks[attacker]}個、防御側${ja.force(defender)} ${blocks[defender]}個。`,
  },
  accepted: {
    en: (data) => {
      const forces = SIDES.map(
        (side) => `${en.adjective(side)} ${cvOf(data[side])} CV (${en.numbered(data[side])})`,
      );
      return `The defender accepts battle at ${en.town(data.town)}: ${forces.join(', ')}.`;
    },
    ja: (data) => {
      const forces = SIDES.map(
        (side) => `${ja.force(side)} 合計${cvOf(data[side])}CV(${ja.numbered(data[side], 'CV')})`,
      );
      return `${ja.town(data.town)}の防御側が戦闘を受けた: ${ja.list(forces)}。`;
    },
  },
  fire: {
    en: ({ town, side, hits }, rolls) =>
      `${en.The(side)} at ${en.town(town)} fire ${en.dice(rolls)} — ${en.hits(hits)}.`,
    ja: ({ town, side, hits }, rolls) =>
      `${ja.town(town)}の${ja.force(side)}が射撃、${ja.dice(rolls)} — ${ja.hits(hits)}。`,
  },
  losses: {
    en: ({ town, side, dead, units }) => {
      const names = units === undefined ? '' : ` (${en.numbered(units)})`;
      return `${en.The(side)} at ${en.town(town)} take their hits${names}; ${dead === 0 ? 'no army unit is' : `${en.armies(dead)} ${en.isAre(dead)}`} eliminated.`;
    },
    ja: ({ town, side, dead, units }) => {
      const names = units === undefined ? '' : `(${ja.numbered(units, 'ヒット')})`;
      return `${ja.town(town)}の${ja.force(side)}が損害を適用した${names}。${dead === 0 ? '全滅したユニットはない' : `${ja.armies(dead)}が全滅した`}。`;
    },
  },
  'indian-removed': {
    en: ({ town }) =>
      `The Indian unit at ${en.town(town)} has no British unit beside it and is out of the game.`,
    ja: ({ town }) =>
      `${ja.town(town)}のインディアンユニットは同行するイギリスユニットがなく、ゲームから除去された。`,
  },
  pursuit: {
    en: (data, rolls) => {
      const notes = notesEn(data);
      return `${en.The(data.side)} pursue ${en.the(other(data.side))} from ${en.town(data.town)} with ${en.dice(rolls)} — ${en.hits(data.hits)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}.`;
    },
    ja: (data, rolls) => {
      const notes = notesJa(data);
      return `${ja.town(data.town)}から退却する${ja.force(other(data.side))}へ${ja.force(data.side)}の追撃射撃、${ja.dice(rolls)} — ${ja.hits(data.hits)}${notes.length > 0 ? `(${ja.list(notes)})` : ''}。`;
    },
  },
  retreated: {
    en: ({ town, side, to, on, blocks, sea, bySea }) => {
      const landed = sea === null ? '' : `, ${bySea} of them by sea to ${en.town(sea)}`;
      const rider = on === null ? '' : `; the dragoon rides on to ${en.town(on)}`;
      return `${en.The(side)} retreat with ${en.armies(blocks)} from ${en.town(town)} to ${en.town(to)}${landed}${rider}.`;
    },
    ja: ({ town, side, to, on, blocks, sea, bySea }) => {
      const landed = sea === null ? '' : `、うち${bySea}個は海上移動で${ja.town(sea)}に`;
      const rider = on === null ? '' : `。騎兵はさらに${ja.town(on)}へ退却した`;
      return `${ja.force(side)}の${ja.armies(blocks)}が${ja.town(town)}から${ja.town(to)}に${landed}退却した${rider}。`;
    },
  },
  'battle-over': {
    en: ({ town, side }) =>
      `The battle of ${en.town(town)} is over; ${en.the(side)} hold the field.`,
    ja: ({ town, side }) => `${ja.town(town)}の戦闘が終わり、${ja.force(side)}が戦場に残った。`,
  },
};
