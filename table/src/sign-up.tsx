import { useEffect, useState } from 'preact/hooks';

import { MusterError } from '../../client/src/index.js';
import { tell } from './notices.js';
import { forget, kept, locale, muster, playAs, playerOf } from './session.js';
import { Trouble } from './trouble.js';
import { words } from './words.js';

/** Whether the browser could not store something: full or disabled storage throws such an error. */
const isUnkept = (error: unknown): boolean => error instanceof DOMException;

export function messageOf(error: unknown): string {
  if (isUnkept(error)) return words().keepsNothing;
  return error instanceof MusterError && error.code !== 'NETWORK' ? error.message : words().offline;
}

/** A link for who has lost their token. Its words come with the page, and only where the service sends mail. */
export function ComeBack() {
  const text = document.getElementById('page')?.dataset[locale()];
  return text ? <a href="/recover">{text}</a> : null;
}

/** The form to sign up: a name, and nothing else. */
export function SignUp({ onDone }: { onDone: () => void }) {
  const w = words();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const name = `${new FormData(event.target as HTMLFormElement).get('name') ?? ''}`.trim();
    setBusy(true);
    try {
      const { token, player } = await muster().signUp(name);
      playAs({ token, player });
      onDone();
    } catch (error) {
      setTrouble(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="card" onSubmit={(event) => void submit(event)}>
      <p>{w.nameAsked}</p>
      <label>
        {w.yourName}
        <input name="name" required autocomplete="nickname" />
      </label>
      <button class="btn go" disabled={busy}>
        {w.goOn}
      </button>
      <ComeBack />
      {trouble !== null && <Trouble text={trouble} />}
    </form>
  );
}

/**
 * Removes the current player's token, and returns true, if it is not valid any more: the refused token may have been
 * another one, replaced meanwhile. If that cannot be found out now, it is kept.
 */
async function forgetDead(): Promise<void> {
  const { token } = kept();
  if (token === undefined || (await playerOf(token)) !== null) return;
  forget(token);
  tell(words().signedOut);
}

/** Whether the current token is not valid any more: then it is removed, and `then` looks again without it. */
export function useSignedOut(error: unknown, then: () => void): boolean {
  const isOut = error instanceof MusterError && error.code === 'UNAUTHENTICATED';
  useEffect(() => {
    if (!isOut) return;
    forgetDead().then(then, then);
  }, [isOut]);
  return isOut;
}
