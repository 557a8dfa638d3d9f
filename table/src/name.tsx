import { useState } from 'preact/hooks';

import { rename } from '../../client/src/name.js';
import type { Session } from './players.js';
import { connect, playAs } from './session.js';
import { messageOf } from './sign-up.js';
import { Trouble } from './trouble.js';
import { fill, spoken } from './words.js';

const EN = {
  help: 'Everybody sees the new name, in running games too. It can be changed once a day.',
  name: 'Name',
  save: 'Save',
  done: 'You are {name} now.',
};
const JA: typeof EN = {
  help: '進行中の対局も含め、全員に新しい名前が表示されます。変更できるのは1日に1回です。',
  name: '名前',
  save: '保存',
  done: '名前を{name}に変更しました。',
};
const nameWords = spoken(EN, JA);

/** A form in which a player takes another name. */
export function Name({ session }: { session: Session }) {
  const t = nameWords();
  const [name, setName] = useState(session.player.name);
  const [said, setSaid] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setTrouble(null);
    const player = await rename(connect(session.token).connection, name);
    playAs({ ...session, player });
    setSaid(fill(t.done, { name: player.name }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save().catch((error: unknown) => setTrouble(messageOf(error)));
      }}
    >
      <p>{t.help}</p>
      <p class="row">
        <label>
          {t.name}{' '}
          <input
            value={name}
            autocomplete="nickname"
            onInput={(event) => setName((event.target as HTMLInputElement).value)}
          />
        </label>
        <button type="submit" class="btn">
          {t.save}
        </button>
      </p>
      {said !== null && <p role="status">{said}</p>}
      {trouble !== null && <Trouble text={trouble} />}
    </form>
  );
}
