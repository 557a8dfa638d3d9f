import { useState } from 'preact/hooks';

import { listWords, spoken } from '../words.js';
import { Radios } from './radios.js';

const EN = {
  whenEmpty: 'When a clock is empty',
  policies: {
    CLAIM: { name: 'The opponent decides', help: 'claim the game, give time or play on' },
    AUTO: { name: 'The game is lost', help: 'at once' },
    AUTOPLAY: {
      name: 'The computer answers',
      help: 'for that turn, three times a side; then the opponent decides',
    },
  },
};

const JA: typeof EN = {
  whenEmpty: '時計が切れたとき',
  policies: {
    CLAIM: { name: '相手が決める', help: '勝ちを宣言、時間を与える、続行' },
    AUTO: { name: '負けになる', help: '直ちに' },
    AUTOPLAY: {
      name: 'コンピューターが代わる',
      help: 'その手番のみ、各側3回まで。その後は相手が決める',
    },
  },
};

const paceWords = spoken(EN, JA);

type Policy = keyof typeof EN.policies;

/** The paces to choose from, with what usually happens when a clock is empty; first the one without a clock. */
const PACES: Readonly<Record<string, Policy | null>> = {
  ...{ none: null, 'live-60': 'AUTO', fast: 'CLAIM', daily: 'CLAIM', slow: 'CLAIM' },
};

/** The pace of a game between two people, and what happens when a clock is empty. */
export function Paces() {
  const [pace, setPace] = useState('none');
  const [wish, setWish] = useState<Policy | null>(null);
  const usual = PACES[pace] ?? null;
  const [l, w] = [listWords(), paceWords()];
  return (
    <>
      <Radios
        {...{ legend: l.clock, name: 'clock', size: 'narrow', value: pace, choose: setPace }}
        radios={Object.keys(PACES).map((value) => ({
          ...{ value, name: l.paces[value] ?? value, help: l.paceHelp[value] },
        }))}
      />
      {usual && (
        <Radios
          {...{ legend: w.whenEmpty, name: 'whenEmpty', size: 'narrow', value: wish ?? usual }}
          choose={(value) => setWish(value as Policy)}
          radios={Object.entries(w.policies).map(([value, said]) => ({ value, ...said }))}
        />
      )}
    </>
  );
}
