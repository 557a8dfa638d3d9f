import { useEffect, useState } from 'preact/hooks';

import { type DaysAway, daysAway, endDaysAway, takeDaysAway } from '../../client/src/away.js';
import type { Session } from './players.js';
import { connect, locale } from './session.js';
import { messageOf } from './sign-up.js';
import { Trouble } from './trouble.js';
import { fill, spoken } from './words.js';

const EN = {
  help: 'Clocks of games by correspondence stand while you are away, and your opponents see until when. 2.5 days come each month.',
  left: 'Days left: {days}.',
  block: '{from} – {until}',
  days: 'Days',
  from: 'From (now, if empty)',
  take: 'Be away',
  end: 'Be back',
};
const JA: typeof EN = {
  help: '不在の間、日をまたぐ対局の時計は止まり、相手にはいつまで不在かが見えます。毎月2.5日ずつ増えます。',
  left: '残り{days}日',
  block: '{from}〜{until}',
  days: '日数',
  from: '開始（空欄なら今すぐ）',
  take: '不在にする',
  end: '戻る',
};
const awayWords = spoken(EN, JA);

const onDay = (when: string): string =>
  new Date(when).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** The days away of a player, and a form to take some. */
export function Away({ session }: { session: Session }) {
  const t = awayWords();
  const [own, setOwn] = useState<DaysAway | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const become = (asked: Promise<DaysAway>): void => {
    setTrouble(null);
    asked.then(setOwn, (error: unknown) => setTrouble(messageOf(error)));
  };
  const { connection } = connect(session.token);
  useEffect(() => become(daysAway(connection)), [session.token]);
  return (
    <>
      <p>{t.help}</p>
      {own !== null && <p role="status">{fill(t.left, { days: `${own.left}` })}</p>}
      {own?.blocks.map(({ id, from, until }) => (
        <p key={id} class="row">
          {fill(t.block, { from: onDay(from), until: onDay(until) })}
          <button type="button" class="btn" onClick={() => become(endDaysAway(connection, id))}>
            {t.end}
          </button>
        </p>
      ))}
      <Form take={(days, from) => become(takeDaysAway(connection, days, from))} />
      {trouble !== null && <Trouble text={trouble} />}
    </>
  );
}

/** Chooses how many days, and from when, in the time of this device. */
function Form({ take }: { take: (days: number, from: string | null) => void }) {
  const t = awayWords();
  const [days, setDays] = useState(7);
  const [from, setFrom] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    take(days, from === '' ? null : new Date(from).toISOString());
  };
  return (
    <form onSubmit={submit}>
      <label>
        {t.days}
        <input
          {...{ class: 'in', type: 'number', required: true, min: 1, max: 14, value: days }}
          onInput={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
        />
      </label>
      <label>
        {t.from}
        <input
          {...{ class: 'in', type: 'datetime-local', value: from }}
          onInput={({ currentTarget }) => setFrom(currentTarget.value)}
        />
      </label>
      <button class="btn go">{t.take}</button>
    </form>
  );
}
