import { useState } from 'preact/hooks';

import { headersOf, MusterError } from '../../client/src/transport.js';
import { kept, muster, takeHidden } from './session.js';
import { messageOf, SignUp } from './sign-up.js';
import { useStaying } from './staying.js';
import { Trouble } from './trouble.js';
import { fill, spoken } from './words.js';

const EN = {
  title: 'Play in your chat',
  ask: 'May the account “{account}” on {app} play as {player}?',
  warning:
    'Agree only if you asked for this link yourself a moment ago: whoever has that account will see and do whatever {player} may in games. You can take it back at any time.',
  agree: 'Yes, it is mine',
  linked: 'Done. Go back to {app} and type /muster play.',
  noCode: 'This link is incomplete. Ask for a new one with /muster link.',
};

const JA: typeof EN = {
  title: 'チャットで遊ぶ',
  ask: '{app}のアカウント「{account}」が{player}として遊ぶことを認めますか。',
  warning:
    '今しがた自分でこのリンクを取得した場合だけ認めてください。そのアカウントの持ち主は、ゲームで{player}に見えるものをすべて見て、できることをすべて行えます。いつでも取り消せます。',
  agree: 'はい、自分のアカウントです',
  linked: '連携しました。{app}に戻って /muster play と入力してください。',
  noCode: 'このリンクは一部が欠けています。/muster link で新しいリンクを取得してください。',
};

const chatWords = spoken(EN, JA);

const APPS: Readonly<Record<string, string>> = { discord: 'Discord', slack: 'Slack' };

interface Asked {
  readonly app: string;
  readonly account: string;
}

/** Reads the claims in a code; only the service checks whether they are true. null: it is no code. */
function askedBy(code: string): Asked | null {
  try {
    const [told = ''] = code.split('.');
    const bytes = atob(told.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const { app, name } = JSON.parse(text) as { app: string; name: string };
    return { app: APPS[app] ?? app, account: name };
  } catch {
    return null;
  }
}

async function link(code: string): Promise<void> {
  const { connection } = muster();
  const headers = { ...headersOf(connection), 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ code }) };
  const response = await fetch('/v1/chat/links', init).catch((error: unknown) => {
    throw new MusterError('NETWORK', String(error));
  });
  if (response.ok) return;
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  throw new MusterError(error.code, error.message);
}

/** The page on which the owner of a chat account confirms that it may play as them. */
export function ChatLink() {
  const t = chatWords();
  const [code] = useState(() => takeHidden('code') ?? '');
  const [state, setState] = useState<'asking' | 'sending' | 'linked'>('asking');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [player, setPlayer] = useState(kept().player);
  useStaying('code', state === 'linked' ? null : code);
  const asked = askedBy(code);
  if (asked === null) return <Trouble text={t.noCode} />;
  if (player === undefined) return <SignUp onDone={() => setPlayer(kept().player)} />;
  const names = { ...asked, player: player.name };
  const agree = (): void => {
    setState('sending');
    setTrouble(null);
    link(code).then(
      () => setState('linked'),
      (error: unknown) => {
        setState('asking');
        setTrouble(messageOf(error));
      },
    );
  };
  return (
    <section>
      <h1>{t.title}</h1>
      {state === 'linked' ? (
        <p role="status">{fill(t.linked, names)}</p>
      ) : (
        <>
          <p>{fill(t.ask, names)}</p>
          <p>{fill(t.warning, names)}</p>
          <p>
            <button type="button" class="btn go" disabled={state === 'sending'} onClick={agree}>
              {t.agree}
            </button>
          </p>
        </>
      )}
      {trouble !== null && <Trouble text={trouble} />}
    </section>
  );
}
