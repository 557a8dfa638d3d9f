import { useEffect, useState } from 'preact/hooks';

import {
  type Mailbox,
  mailbox,
  removeMailAddress,
  setMailAddress,
  setMailDigest,
} from '../../client/src/mail.js';
import type { Session } from './players.js';
import { connect } from './session.js';
import { messageOf } from './sign-up.js';
import { Trouble } from './trouble.js';
import { fill, spoken } from './words.js';

const EN = {
  title: 'Mail about your games',
  none: 'You can be written to when it is your move. Nobody but you sees the address.',
  there: 'You are written to at {address}.',
  gone: 'Nothing more is sent to {address}. Give it again, and you are written to again.',
  waiting: 'A letter went to {address}: open its link within a day and press the button there.',
  address: 'Mail address',
  send: 'Send a letter there',
  how: 'How often',
  each: 'each notice',
  daily: 'one letter a day, when your day begins',
  hint: 'Your day begins with the hours in which you are awake; without any, at 7:00 UTC.',
  stop: 'No more mail',
};
const JA: typeof EN = {
  title: '対局のお知らせメール',
  none: 'あなたの番になったとき、メールでお知らせできます。アドレスはほかの人には見えません。',
  there: '{address}にお知らせしています。',
  gone: '{address}への送信は停止しています。もう一度登録すると再開します。',
  waiting:
    '{address}にメールを送りました。1日以内にメールのリンクを開いて、ボタンを押してください。',
  address: 'メールアドレス',
  send: '確認メールを送る',
  how: '頻度',
  each: 'お知らせごと',
  daily: '1日の始まりに1通',
  hint: '1日は「起きている時間」とともに始まります。設定していなければ協定世界時の7:00です。',
  stop: 'メールを受け取らない',
};
const mailWords = spoken(EN, JA);

interface PartProps {
  readonly own: Mailbox;
  readonly session: Session;
  readonly become: (asked: Promise<Mailbox>) => void;
}

/** Mail about the player's games; nothing where the service sends none. */
export function Mail({ session }: { session: Session }) {
  const t = mailWords();
  const [own, setOwn] = useState<Mailbox | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const become = (asked: Promise<Mailbox>): void => {
    setTrouble(null);
    asked.then(setOwn, (error: unknown) => setTrouble(messageOf(error)));
  };
  const look = (): Promise<Mailbox> => mailbox(connect(session.token).connection);
  // Whoever cannot even ask is told so by the rest of the page.
  useEffect(() => void look().then(setOwn, () => setOwn(null)), [session.token]);
  if (own === null) return null;
  const part = { own, session, become };
  // It may have been confirmed meanwhile.
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && become(look())}>
      <summary>{t.title}</summary>
      <Standing own={own} />
      {own.state === 'ACTIVE' && <Often {...part} />}
      <Form {...part} />
      {trouble !== null && <Trouble text={trouble} />}
    </details>
  );
}

function Standing({ own: { address, state, waiting } }: { own: Mailbox }) {
  const t = mailWords();
  const there =
    address === null ? t.none : fill(state === 'ACTIVE' ? t.there : t.gone, { address });
  return (
    <p role="status">
      {there}
      {waiting !== null && (
        <>
          <br />
          <b>{fill(t.waiting, { address: waiting })}</b>
        </>
      )}
    </p>
  );
}

function Often({ own: { digest }, session, become }: PartProps) {
  const t = mailWords();
  const choose = (daily: boolean): void =>
    become(setMailDigest(connect(session.token).connection, daily));
  return (
    <fieldset>
      <legend>{t.how}</legend>
      {[false, true].map((daily) => (
        <label key={`${daily}`}>
          <input
            {...{ type: 'radio', name: 'digest', checked: digest === daily }}
            onChange={() => choose(daily)}
          />
          {daily ? t.daily : t.each}{' '}
        </label>
      ))}
      <small>{t.hint}</small>
    </fieldset>
  );
}

function Form({ own, session, become }: PartProps) {
  const t = mailWords();
  const [address, setAddress] = useState('');
  const { connection } = connect(session.token);
  const submit = (event: Event): void => {
    event.preventDefault();
    become(setMailAddress(connection, address.trim()));
  };
  return (
    <form onSubmit={submit}>
      <p class="row">
        <label>
          {t.address}{' '}
          <input
            {...{ type: 'email', required: true, autocomplete: 'email', value: address }}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn">
          {t.send}
        </button>
        {(own.address !== null || own.waiting !== null) && (
          <button type="button" class="btn" onClick={() => become(removeMailAddress(connection))}>
            {t.stop}
          </button>
        )}
      </p>
    </form>
  );
}
