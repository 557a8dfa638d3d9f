import { spoken } from '../words.js';

/** Words for links to a picture of the board. */
const EN = {
  title: 'Link to this picture',
  help: 'Whoever has the link sees this board as your seat sees it, and nothing that happens later. It opens for 24 hours.',
  make: 'Make a link',
  link: 'Link to this picture',
  takeBack: 'Take back all my picture links',
  takenBack: 'None of your picture links opens any more.',
};

const JA: typeof EN = {
  title: 'この図へのリンク',
  help: 'リンクを知っている人は、あなたの席から見たこの盤を見られます。この後に起きることは見えません。24時間有効です。',
  make: 'リンクを作る',
  link: 'この図へのリンク',
  takeBack: '自分の図へのリンクをすべて取り消す',
  takenBack: 'あなたの図へのリンクは、もうどれも開けません。',
};

export const pictureWords = spoken(EN, JA);
