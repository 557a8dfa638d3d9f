import type { Lesson } from '../kernel/lesson.js';

/**
 * May 1777, the British move first: from Crown Point against Ticonderoga, whose American garrison is entrenched and has
 * no supply.
 */
const POSITION = `avalon1776 1
scenario scenario2
time turn 0 gb movement
gb crown-point: 12 BR 2 A 2 S
gb st-johns: 2 BR
us ticonderoga: 4 CA
us albany: 2 CA
us west-point: 1 CA
dug ticonderoga: us
`;

const [CROWN_POINT, TICONDEROGA] = ['LLL39', 'KKK39'];

/**
 * The lesson founds a fort, marches and fights a combat of the Advanced Game (A1776-adv.IV.B.2, A1776-basic.II,
 * A1776-adv.combat.seq).
 */
export const lesson: Lesson = {
  scenario: 'scenario2',
  options: { inverted: false, bateaux: false, forcedMarch: false },
  seat: 'gb',
  level: 'greedy',
  position: POSITION,
  steps: [
    {
      asks: 'opening',
      expect: [{ do: 'found', hex: CROWN_POINT }],
      text: {
        en: 'Before you move, found a fort at Crown Point: a supply unit, a gun and 1 point of regulars that stand in a town go into it.',
        ja: '移動の前に、クラウンポイントで要塞の建設を始める。町にいる補給ユニット・砲兵・正規兵1ポイントを費やす。',
      },
      clause: 'A1776-adv.IV.B.2.c',
      touch: [CROWN_POINT],
    },
    {
      asks: 'opening',
      expect: [{ do: 'end' }],
      text: {
        en: 'Forts, magazines and entrenchments come before the march, and who builds stays. Begin to move.',
        ja: '要塞・弾薬庫・塹壕は移動の前に行い、建設に加わった者は動けない。移動を始める。',
      },
      clause: 'A1776-adv.seq',
      touch: [],
    },
    {
      asks: 'movement',
      expect: [{ do: 'march', hex: CROWN_POINT }],
      text: {
        en: 'Units move as a stack, as large as you like: no limit holds in a hex. Pick up the stack at Crown Point.',
        ja: 'ユニットはスタックで移動できる。1ヘクスのユニット数に制限はない。クラウンポイントのスタックを動かす。',
      },
      clause: 'A1776-basic.III.A',
      touch: [CROWN_POINT],
    },
    {
      asks: 'column',
      expect: [{ do: 'leave', unit: 'BR', points: 2 }],
      text: {
        en: 'A stack is parted as you please. Leave 2 points of British Regulars behind for the fort.',
        ja: 'スタックは自由に分けられる。要塞のために、イギリス軍正規兵2ポイントを残す。',
      },
      clause: 'A1776-basic.III.B',
      touch: [CROWN_POINT],
    },
    {
      asks: 'column',
      expect: [{ do: 'go', hex: TICONDEROGA }],
      text: {
        en: 'A hex costs 1 MP, more over water or wilderness; among enemies you stop. Guns have 5 MP. Go to Ticonderoga.',
        ja: '1ヘクスは1移動ポイント、川や荒野を越えれば増え、敵のいるヘクスで止まる。砲兵は5まで。タイコンディロガへ進む。',
      },
      clause: 'A1776-basic.II.G',
      touch: [TICONDEROGA],
    },
    {
      asks: 'movement',
      expect: [{ do: 'end' }],
      text: {
        en: 'Nobody has to move, and no MP are saved. End the movement phase: combat comes after it.',
        ja: '移動は任意で、移動ポイントはためられない。移動フェイズを終えると戦闘フェイズになる。',
      },
      clause: 'A1776-basic.II.C',
      touch: [],
    },
    {
      asks: 'combat',
      expect: [{ do: 'fight', hex: TICONDEROGA }],
      text: {
        en: 'You share a hex with enemies, so you may attack, all against all. Attack at Ticonderoga.',
        ja: '敵と同じヘクスにいるので攻撃できる。ヘクスの全ユニットが加わる。タイコンディロガで攻撃する。',
      },
      clause: 'A1776-basic.IV',
      touch: [TICONDEROGA],
    },
    {
      asks: 'supply',
      expect: [{ do: 'supply', source: 'unit' }],
      text: {
        en: 'Without supply a side counts half, as the Americans do: 4 as 2. With it your 9 are whole: 9 to 2, rounded down, is 4:1. Use it.',
        ja: '補給がなければ戦力は半減し、アメリカ軍4は2になる。補給下の自軍は9のままで、9対2を切り捨てて4:1。補給ユニットを使う。',
      },
      clause: 'A1776-adv.III.A.1',
      touch: [TICONDEROGA],
    },
    {
      asks: 'tactic',
      expect: [{ do: 'play' }],
      text: {
        en: 'Each side plays one of eight cards unseen; the two change the die. Frontal Assault dares, Commit Reserves is safe.',
        ja: '双方が8枚から1枚を伏せて出し、その組合せでサイの目を修正する。正面攻撃は大胆、予備隊投入は堅実。',
      },
      clause: 'A1776-adv.II.A.2',
      touch: ['frontal-assault', 'commit-reserves'],
    },
    {
      asks: 'persist',
      expect: [{ do: 'continue' }, { do: 'desist' }],
      text: {
        en: 'You may go on in this hex, by the odds of now; a supply unit that supports two combats is used up. Go on if you lead.',
        ja: 'このヘクスで戦闘を続けられる。戦闘比は今の戦力で決め、2回支援した補給ユニットは失う。優勢なら続ける。',
      },
      clause: 'A1776-adv.II.D.1',
      touch: [TICONDEROGA],
    },
    {
      asks: 'garrison',
      expect: [{ do: 'enter', unit: 'BR' }],
      text: {
        en: 'A month later the fort of Crown Point is finished: who is inside defends at double strength. Go inside.',
        ja: '翌月、クラウンポイントの要塞が完成した。内部のユニットの防御戦力は2倍。要塞に入る。',
      },
      clause: 'A1776-adv.IV.B.1.a',
      touch: [CROWN_POINT],
    },
  ],
};
