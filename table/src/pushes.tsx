import { useEffect, useState } from 'preact/hooks';

import type { Session } from './players.js';
import { isPushed, NoPush, turnOff, turnOn } from './push.js';
import { messageOf } from './sign-up.js';
import { Trouble } from './trouble.js';
import { spoken } from './words.js';

// Exported from here, so that the bundle is not split into more files.
export { turnOn } from './push.js';

const EN = {
  title: 'Notices of your moves',
  on: 'This browser tells you when it is your move.',
  off: 'This browser can tell you when it is your move, also while no page is open.',
  stop: 'Stop',
  tellMe: 'Tell me',
  cannot: 'This browser cannot do that.',
};
const JA: typeof EN = {
  title: '手番の通知',
  on: 'あなたの番になると、このブラウザに通知が届きます。',
  off: 'ページを開いていないときも、あなたの番をこのブラウザで知らせることができます。',
  stop: '通知をやめる',
  tellMe: '手番を通知する',
  cannot: 'このブラウザでは通知できません。',
};
const pushWords = spoken(EN, JA);

/** Whether the player is told in this browser; a subscription that has become invalid is repaired. */
async function isTold(session: Session): Promise<boolean> {
  const isOn =
    isPushed(session) && 'PushManager' in window && Notification.permission === 'granted';
  if (isOn) await turnOn(session);
  return isOn;
}

async function allow(session: Session): Promise<boolean> {
  const isAllowed = (await Notification.requestPermission()) === 'granted';
  if (isAllowed) await turnOn(session);
  return isAllowed;
}

/** A switch for notices about the player's moves in this browser. */
export function Pushes({ session }: { session: Session }) {
  const t = pushWords();
  const [isOn, setOn] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const become = (now: Promise<boolean>): void => {
    setTrouble(null);
    now.then(setOn, (error: unknown) => {
      setOn(isPushed(session));
      setTrouble(error instanceof NoPush ? t.cannot : messageOf(error));
    });
  };
  useEffect(() => become(isTold(session)), [session.token]);
  // Someone who has refused is not asked again: the browser would not ask either.
  if (isOn === null || !('PushManager' in window) || Notification.permission === 'denied')
    return null;
  const press = (): void => become(isOn ? turnOff(session).then(() => false) : allow(session));
  return (
    <details>
      <summary>{t.title}</summary>
      <p class="row">
        {isOn ? t.on : t.off}
        <button type="button" class="btn" onClick={press}>
          {isOn ? t.stop : t.tellMe}
        </button>
      </p>
      {trouble !== null && <Trouble text={trouble} />}
    </details>
  );
}
