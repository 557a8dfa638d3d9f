import { useEffect, useState } from 'preact/hooks';

import { type OwnHours, ownHours, setHours, type WakingHours } from '../../client/src/hours.js';
import { type DayHours, dayOf, inWords, weekly } from './awake.js';
import type { Session } from './players.js';
import { connect, locale } from './session.js';
import { messageOf } from './sign-up.js';
import { Trouble } from './trouble.js';
import { fill, spoken } from './words.js';

const EN = {
  help: 'Clocks of games by correspondence stand while you are asleep. Nobody but you is told these hours; your opponents see when your clock stands.',
  always: 'Your clocks run day and night.',
  now: 'Awake {hours} ({zone}).',
  later: 'From {when}: {hours} ({zone}).',
  why: 'Hours that take waking time away hold in a week, so that nobody goes to bed in the face of a deadline.',
  zone: 'Time zone',
  working: 'Monday to Friday',
  free: 'Saturday and Sunday',
  from: '{days}: from',
  to: '{days}: until',
  save: 'Save',
  clear: 'Always awake',
};
const JA: typeof EN = {
  help: '日をまたぐ対局の時計は、あなたの就寝時間には止まります。時間帯を知るのはあなただけで、相手には時計が止まっていることだけが見えます。',
  always: '時計は昼も夜も進みます。',
  now: '起きている時間: {hours}（{zone}）',
  later: '{when}から: {hours}（{zone}）',
  why: '起きている時間を減らす変更は、期限の直前に就寝時間にできないように、一週間後から適用されます。',
  zone: 'タイムゾーン',
  working: '月曜日から金曜日',
  free: '土曜日と日曜日',
  from: '{days}: 開始',
  to: '{days}: 終了',
  save: '保存',
  clear: 'いつも起きている',
};
const hoursWords = spoken(EN, JA);

const USUAL = { working: { from: '07:30', to: '23:00' }, free: { from: '09:00', to: '23:30' } };

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const onDate = (when: string): string =>
  new Date(when).toLocaleDateString(locale(), { day: 'numeric', month: 'long' });

/** The waking hours of a player, and a form to set them. */
export function Hours({ session }: { session: Session }) {
  const t = hoursWords();
  const [own, setOwn] = useState<OwnHours | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const become = (asked: Promise<OwnHours>): void => {
    setTrouble(null);
    asked.then(setOwn, (error: unknown) => setTrouble(messageOf(error)));
  };
  const { connection } = connect(session.token);
  useEffect(() => become(ownHours(connection)), [session.token]);
  return (
    <>
      <p>{t.help}</p>
      {own !== null && <Present own={own} />}
      {own !== null && <Form own={own} save={(hours) => become(setHours(connection, hours))} />}
      {trouble !== null && <Trouble text={trouble} />}
    </>
  );
}

function Present({ own: { present, next, nextFrom } }: { own: OwnHours }) {
  const t = hoursWords();
  const told = (hours: WakingHours) => ({ zone: hours.zone, hours: inWords(hours, locale()) });
  return (
    <p role="status">
      {present === null ? t.always : fill(t.now, told(present))}
      {next !== null && nextFrom !== null && (
        <>
          <br />
          <b>{fill(t.later, { ...told(next), when: onDate(`${nextFrom}`) })}</b>
          <br />
          <small>{t.why}</small>
        </>
      )}
    </p>
  );
}

interface FormProps {
  readonly own: OwnHours;
  readonly save: (hours: WakingHours | null) => void;
}

function Form({ own, save }: FormProps) {
  const t = hoursWords();
  const last = own.next ?? own.present;
  const [zone, setZone] = useState(last?.zone ?? here());
  const [working, setWorking] = useState((last && dayOf(last, 1)) ?? USUAL.working);
  const [free, setFree] = useState((last && dayOf(last, 6)) ?? USUAL.free);
  const submit = (event: Event): void => {
    event.preventDefault();
    save(weekly(zone, working, free));
  };
  return (
    <form onSubmit={submit}>
      <label>
        {t.zone}
        <input
          {...{ class: 'in', required: true, maxLength: 64, list: 'zones', value: zone }}
          onInput={({ currentTarget }) => setZone(currentTarget.value)}
        />
      </label>
      <datalist id="zones">
        {Intl.supportedValuesOf('timeZone').map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Days name={t.working} hours={working} set={setWorking} />
      <Days name={t.free} hours={free} set={setFree} />
      <p class="row">
        <button class="btn go">{t.save}</button>
        {(own.present ?? own.next) !== null && (
          <button type="button" class="btn" onClick={() => save(null)}>
            {t.clear}
          </button>
        )}
      </p>
    </form>
  );
}

interface DaysProps {
  readonly name: string;
  readonly hours: DayHours;
  readonly set: (hours: DayHours) => void;
}

function Days({ name, hours, set }: DaysProps) {
  const t = hoursWords();
  return (
    <p class="times">
      <span>{name}</span>
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          {...{ class: 'in', type: 'time', required: true, value: hours[end] }}
          aria-label={fill(t[end], { days: name })}
          onInput={({ currentTarget }) => set({ ...hours, [end]: currentTarget.value })}
        />
      ))}
    </p>
  );
}
