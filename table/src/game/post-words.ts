import { spoken } from '../words.js';

/** Why what was pressed was not done: pages without a game have no need of it. */
const EN = {
  notDone: 'Your press was not carried out. {why}',
  notSentMoved:
    'Your press was not sent: an earlier one had to go first, and the game has moved on. Look again and decide anew.',
  occupied:
    'Your press was not sent: another tab of this browser is still sending. Try again in a moment.',
};

const JA: typeof EN = {
  notDone: '今の操作は実行されませんでした。{why}',
  notSentMoved:
    '今の操作は送信されませんでした。先に送るべき操作があり、ゲームが進んでいます。盤を見直して、もう一度決めてください。',
  occupied:
    '今の操作は送信されませんでした。このブラウザーの別のタブが送信中です。少し待ってからもう一度お試しください。',
};

export const postWords = spoken(EN, JA);
