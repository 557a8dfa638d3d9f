import { spoken } from './words.js';

/** Words for seats that go to another player. */
const EN = {
  help: 'Whoever opens the link takes your seat, and you watch from then on. The clock of the seat is at least half full for them. It can change hands three times.',
  withPast: 'They may see all that your seat has seen',
  make: 'Make a link',
  makeAnew: 'Make another link',
  link: 'For who takes your seat',
  takeBack: 'Take the offer back',
  standsFull: 'Your seat is on offer until {when}, with all that it has seen.',
  standsFromNow: 'Your seat is on offer until {when}, without what it has seen.',
  title: 'A seat for you',
  offer: '{name} offers you a seat: {seat}, in {game}.',
  full: 'You will see all that the seat has seen, and go on from there.',
  fromNow: 'You will see what the seat sees from now on; of what was before, what a spectator saw.',
  until: 'The offer stands until {when}.',
  take: 'Take the seat',
  watch: 'Watch the game first',
  noOffer: 'This link is incomplete. Ask for a new one.',
};

const JA: typeof EN = {
  help: 'リンクを開いた人があなたの席に着き、あなたはその時から観戦者になります。席の持ち時間は少なくとも半分まで戻ります。席を譲れるのは3回までです。',
  withPast: 'この席がこれまでに見たものをすべて見せる',
  make: 'リンクを作る',
  makeAnew: 'リンクを作り直す',
  link: '席を引き継ぐ人へのリンク',
  takeBack: '申し出を取り下げる',
  standsFull: '{when}まで席を譲る申し出が有効です（これまでに見たものも見せます）。',
  standsFromNow: '{when}まで席を譲る申し出が有効です（これまでに見たものは見せません）。',
  title: '席を引き継ぐ',
  offer: '{name}さんが「{game}」の席（{seat}）を譲ると申し出ています。',
  full: 'この席がこれまでに見たものをすべて見て、続きから遊べます。',
  fromNow: 'これからこの席に見えるものが見えます。それより前は、観戦者に見えていたものだけです。',
  until: '申し出は{when}まで有効です。',
  take: 'この席に着く',
  watch: '先に観戦する',
  noOffer: 'このリンクは一部が欠けています。新しいリンクをもらってください。',
};

export const seatWords = spoken(EN, JA);
