import { useEffect, useState } from 'preact/hooks';

import { recoverSession, takeSession } from '../../client/src/mail.js';
import { connect, kept, playAs, takeHidden } from './session.js';
import { messageOf } from './sign-up.js';
import { useStaying } from './staying.js';
import { Trouble } from './trouble.js';
import { fill, spoken, words } from './words.js';

const EN = {
  title: 'Back to your player',
  ask: 'If you have confirmed a mail address, a letter can bring you back: to your name, your games and your seats.',
  address: 'Mail address',
  send: 'Send me the link',
  sent: 'If that address is confirmed here, a letter is on its way. Its link is good once, for 30 minutes.',
  take: 'Press the button, and this browser plays as the player to whom the letter was written.',
  stays: '{name}, who plays here now, stays in this browser.',
  button: 'Play here again',
  done: 'This browser plays as {name}. Where you were signed in before you still are.',
};

const JA: typeof EN = {
  title: 'プレイヤーに戻る',
  ask: 'メールアドレスを確認済みであれば、メールのリンクから元の名前・ゲーム・席に戻れます。',
  address: 'メールアドレス',
  send: 'リンクを送る',
  sent: 'このアドレスが確認済みであれば、まもなくメールが届きます。リンクは30分間、一度だけ有効です。',
  take: 'ボタンを押すと、このブラウザはメールの宛先のプレイヤーとして遊べるようになります。',
  stays: '現在のプレイヤー{name}も、このブラウザに残ります。',
  button: 'ここで再び遊ぶ',
  done: 'このブラウザは{name}として遊べるようになりました。これまでサインインしていた端末も、そのまま使えます。',
};

const recoverWords = spoken(EN, JA);

/** The code of the link with which the page was opened, also where it was open already; null: there is none. */
function useCode(): [code: string | null, forget: () => void] {
  const [code, setCode] = useState(() => takeHidden('code') ?? null);
  useEffect(() => {
    const look = (): void => setCode((before) => takeHidden('code') ?? before);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return [code, () => setCode(null)];
}

/** The page on which somebody who has lost their token asks for another, and takes it with the link that was mailed. */
export function Recover() {
  const t = recoverWords();
  const [code, forget] = useCode();
  return (
    <section>
      <h1>{t.title}</h1>
      {code === null ? <Ask /> : <Take key={code} code={code} forget={forget} />}
    </section>
  );
}

/** What is done and how it goes; the service is asked without a token, as a bad one would be refused. */
function useSending() {
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = (work: () => Promise<void>): void => {
    setSending(true);
    setTrouble(null);
    work()
      .catch((error: unknown) => setTrouble(messageOf(error)))
      .finally(() => setSending(false));
  };
  return { isSending, trouble, send };
}

function Ask() {
  const t = recoverWords();
  const { isSending, trouble, send } = useSending();
  const [address, setAddress] = useState('');
  const [isSent, setSent] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    setSent(false);
    send(async () => {
      await recoverSession(connect(null).connection, address.trim());
      setSent(true);
    });
  };
  return (
    <form class="card" onSubmit={submit}>
      <p>{t.ask}</p>
      <label>
        {t.address}
        <input
          {...{ type: 'email', required: true, autocomplete: 'email', value: address }}
          onInput={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      </label>
      <button class="btn go" disabled={isSending}>
        {t.send}
      </button>
      {isSent && <p role="status">{t.sent}</p>}
      {trouble !== null && <Trouble text={trouble} />}
    </form>
  );
}

/** Nothing is done before the press: programs that scan mail open every link. */
function Take({ code, forget }: { code: string; forget: () => void }) {
  const t = recoverWords();
  const { isSending, trouble, send } = useSending();
  const [name, setName] = useState<string | null>(null);
  useStaying('code', name === null ? code : null);
  const { player } = kept();
  const take = (): void =>
    send(async () => {
      const session = await takeSession(connect(null).connection, code);
      playAs(session);
      setName(session.player.name);
    });
  if (name !== null)
    return (
      <>
        <p role="status">{fill(t.done, { name })}</p>
        <p>
          <a class="btn go" href="/play">
            {words().games}
          </a>
        </p>
      </>
    );
  return (
    <>
      <p>{t.take}</p>
      {player !== undefined && <p>{fill(t.stays, { name: player.name })}</p>}
      <p>
        <button type="button" class="btn go" disabled={isSending} onClick={take}>
          {t.button}
        </button>
      </p>
      {trouble !== null && <Trouble text={trouble} retry={forget} retryName={t.send} />}
    </>
  );
}
