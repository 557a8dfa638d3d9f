import type { Lesson } from '../kernel/lesson.js';

/**
 * Position of the tutorial: summer 1812, four rounds before scoring; York is empty, and the Western District is
 * American.
 */
const POSITION = `ops1812 1
time turn 1 round 2 next us
tracks vp 0 privateer 0 stage 1
us detroit: 1 regular
us western-district: 1 regular 1 militia
us ohio: 1 militia
us kentucky: 1 militia
us tennessee: 1 militia
us new-orleans: 1 regular
us charleston: 1 militia
us washington: 1 militia
us baltimore: 1 militia
us new-york: 1 militia
us boston: 1 militia
us albany: 1 regular
us plattsburgh: 3 regular 1 militia
us sackets: 3 regular 2 militia
us niagara-us: 3 regular 2 militia
gb niagara-gb: 1 regular 2 militia
gb kingston: 1 regular
gb montreal: 1 regular 1 militia
gb quebec: 2 regular
gb halifax: 1 militia
gb upper-lakes: 1 indian
fort niagara-us
waterway huron us 0 gb 1
waterway erie us 0 gb 1
waterway ontario us 0 gb 1
waterway st-lawrence us 0 gb 1
squadrons navy 4 europe 6
cards us: us03 us04 us06 us10 co07
cards gb: gb02 gb05 gb06 co05 co06
`;

/**
 * Tutorial: a lake, a campaign, an event, privateers, the score (OPS-build.ship, OPS-campaign.cost, OPSX-card.2,
 * OPSX-vp.2).
 */
export const lesson: Lesson = {
  scenario: 'campaign',
  seat: 'us',
  level: 'greedy',
  position: POSITION,
  steps: [
    {
      asks: 'card',
      expect: [{ do: 'operate', card: 'us06', operation: 'build' }],
      text: {
        en: 'Each round you play one card: for its OPS or for its event, never both. Play Lake shipyards for its 3 OPS, to build.',
        ja: '各ラウンドにカードを1枚、OPSかイヴェントの一方に使う。「湖の造船所」を3OPSの建設に使う。',
      },
      clause: 'OPSX-card.2',
      touch: ['us06'],
    },
    {
      asks: 'build',
      expect: [{ do: 'launch', waterway: 'ontario' }],
      text: {
        en: 'An OPS adds a control marker to a waterway. Two of its three spaces control it: add two on Lake Ontario.',
        ja: '1OPSで水路に支配マーカーを1個加える。3スペースのうち2つで支配する。オンタリオ湖に2個加える。',
      },
      clause: 'OPSX-waterway.1',
      touch: ['ontario'],
    },
    {
      asks: 'build',
      expect: [{ do: 'sweep', waterway: 'ontario' }],
      text: {
        en: 'The lake has no empty space left, so that your last OPS may remove the British marker from it.',
        ja: '湖に空きスペースがなくなった。最後の1OPSでイギリス軍の支配マーカーを取り去る。',
      },
      clause: 'OPS-build.ship.fill-first',
      touch: ['ontario'],
    },
    {
      asks: 'card',
      expect: [{ do: 'operate', card: 'us10', operation: 'campaign' }],
      text: {
        en: 'Now march: Grand offensive has 4 OPS, and in a campaign an OPS moves any number of units from one region to the next.',
        ja: '次は移動。「大攻勢」を4OPSの戦役に使う。1OPSで、1つの領域の部隊を何個でも隣へ移動できる。',
      },
      clause: 'OPS-campaign.cost',
      touch: ['us10'],
    },
    {
      asks: 'campaign',
      expect: [{ do: 'march', from: 'sackets', to: 'york' }],
      text: {
        en: "A waterway you control connects its shores. March from Sackett's Harbor to York: 1 VP at scoring, and the Niagara is cut off.",
        ja: '支配する水路は岸の領域どうしを連結する。サケッツ・ハーバーから湖を越えてヨークへ。得点時に1VPで、ナイアガラの敵の退路も断つ。',
      },
      clause: 'OPS-waterway.connection',
      touch: ['sackets', 'york'],
    },
    {
      asks: 'campaign',
      expect: [{ do: 'march', from: 'niagara-us', to: 'niagara-gb' }],
      text: {
        en: 'Enemies are across the Niagara: to enter is to attack. A die a unit, and two more: the lake is yours, and it is your first attack.',
        ja: '対岸の敵の領域に入れば戦闘になる。サイコロは部隊1個に1個。支配する湖と最初の攻撃で、さらに2個を得る。',
      },
      clause: 'OPS-campaign.battle',
      touch: ['niagara-us', 'niagara-gb'],
    },
    {
      asks: 'assign',
      expect: [{ do: 'remove' }],
      text: {
        en: 'A 6 removes a regular, 5 and 6 a militia, 4 to 6 an Indian unit. Match the dice to units; as many as possible must go.',
        ja: '正規兵は6、民兵は5以上、インディアンは4以上で取り去る。目を部隊に割り当て、できるだけ多く取り去る。',
      },
      clause: 'OPS-hits.assign',
      touch: ['niagara-gb'],
    },
    {
      asks: 'retreat',
      expect: [{ do: 'stay' }, { do: 'retreat' }],
      text: {
        en: 'Round follows round until a side is gone. After each a side may retreat, with all units; these enemies have no way. Stay while you have more dice.',
        ja: '一方がいなくなるまでラウンドを続ける。退却は全部隊で行うが、この敵に退路はない。サイコロの数で勝るなら留まる。',
      },
      clause: 'OPS-battle.round.retreat',
      touch: ['niagara-gb'],
    },
    {
      asks: 'campaign',
      expect: [{ do: 'done' }],
      text: {
        en: 'A unit moves once in a campaign, and OPS cannot be saved. Nobody else has to go: end the campaign.',
        ja: '部隊は1回の戦役に1度しか移動できず、OPSはためられない。ほかを動かす必要はない。戦役を終える。',
      },
      clause: 'OPS-campaign.once',
      touch: [],
    },
    {
      asks: 'card',
      expect: [{ do: 'event', card: 'us03' }],
      text: {
        en: 'A card of your own side, or a common one, may be played for its event. Letters of marque advances your privateers 2 levels.',
        ja: '自軍のカードと共通カードはイヴェントに使える。「私掠免許状」で私掠船マーカーを2レベル進める。',
      },
      clause: 'OPSX-card.2',
      touch: ['us03'],
    },
    {
      asks: 'card',
      expect: [{ do: 'operate', card: 'us04', operation: 'privateer' }],
      text: {
        en: 'At sea the British score full blockades, you your privateers. Play Frigates at sea for Privateer: 3 dice, a level for each 3 or more.',
        ja: '海上ではイギリスが完全封鎖、アメリカが私掠船で得点する。「フリゲート出撃」で私掠船。3個振り、3以上ごとに1レベル。',
      },
      clause: 'OPS-privateer.roll',
      touch: ['us04'],
    },
    {
      asks: 'card',
      expect: [{ do: 'operate' }, { do: 'event' }, { do: 'discard' }],
      text: {
        en: 'The turn was scored: enemy towns held, the naval difference, the frontier. A lead of 15 wins. New hands are dealt: play on.',
        ja: 'ターンの得点が済んだ。支配する敵本国の町、海上戦域の差、辺境で得点し、15差で勝つ。手札も補充された。カードを使って続ける。',
      },
      clause: 'OPSX-vp.2',
      touch: [],
    },
  ],
};
