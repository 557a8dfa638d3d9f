import type { RequestKind } from '../../../client/src/index.js';
import { spoken } from '../words.js';

type ByKind = Readonly<Record<RequestKind, string>>;

/** Words for what players ask of each other. */
const EN = {
  asks: {
    DRAW: '{who} offers a draw.',
    ABORT: '{who} asks to break the game off, without a winner.',
    PAUSE: '{who} asks for a pause of {time}. All clocks stand meanwhile; moves may still be made.',
    MORE_TIME: '{who} asks for {time} more.',
    TAKE_BACK: '{who} asks to take back their last move, and what came after it.',
  } as ByKind,
  asked: {
    DRAW: 'You have offered a draw.',
    ABORT: 'You have asked to break the game off.',
    PAUSE: 'You have asked for a pause of {time}.',
    MORE_TIME: 'You have asked for {time} more.',
    TAKE_BACK: 'You have asked to take back your last move.',
  } as ByKind,
  until: 'Open until {when}.',
  agree: 'Agree',
  refuse: 'Refuse',
  takeBack: 'Take it back',
  title: 'Ask the other player',
  draw: 'for a draw',
  abort: 'to break the game off',
  pause: 'for a pause: {time}',
  more: 'for more time: {time}',
  back: 'to take my last move back',
  send: 'Ask',
};

const JA: typeof EN = {
  asks: {
    DRAW: '{who}が引き分けを申し出ています。',
    ABORT: '{who}が、勝敗なしでの打ち切りを申し出ています。',
    PAUSE:
      '{who}が{time}の中断を申し出ています。その間すべての時計が止まりますが、手は進められます。',
    MORE_TIME: '{who}が持ち時間{time}の追加を申し出ています。',
    TAKE_BACK: '{who}が直前の自分の手と、それ以後の取り消しを申し出ています。',
  },
  asked: {
    DRAW: '引き分けを申し出ています。',
    ABORT: '打ち切りを申し出ています。',
    PAUSE: '{time}の中断を申し出ています。',
    MORE_TIME: '持ち時間{time}の追加を申し出ています。',
    TAKE_BACK: '直前の手の取り消しを申し出ています。',
  },
  until: '回答期限: {when}',
  agree: '同意する',
  refuse: '断る',
  takeBack: '取り下げる',
  title: '相手に申し出る',
  draw: '引き分け',
  abort: '対局の打ち切り',
  pause: '中断: {time}',
  more: '持ち時間の追加: {time}',
  back: '直前の手の取り消し',
  send: '申し出る',
};

export const askingWords = spoken(EN, JA);
