import { spoken } from '../words.js';

/** Words for why a press was not carried out, which pages without a game do not need. */
const EN = {
  notDone: 'Your press was not carried out. {why}',
  notSentMoved:
    'Your press was not sent: an earlier one went first, and the game has moved on. Decide anew.',
  occupied: 'Your press was not sent: another tab is still sending. Try again in a moment.',
};

const JA: typeof EN = {
  notDone: '今の操作は実行されませんでした。{why}',
  notSentMoved:
    '今の操作は送信されませんでした。先の操作でゲームが進んだので、もう一度決めてください。',
  occupied: '今の操作は送信されませんでした。別のタブが送信中です。少し待ってからお試しください。',
};

export const postWords = spoken(EN, JA);
