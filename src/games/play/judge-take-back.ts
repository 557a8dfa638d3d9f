import type { Seat, State, Text } from '../../rules/index.js';
import type { BackFault } from '../proof/take-back.js';
import { type Begun, type Deed, no, type Verdict } from './judge.js';
import { refused } from './refusal.js';

/** Where the game goes if a move is taken back. */
export interface Back {
  /** The public version. */
  readonly to: number;
  /** The state at that version. */
  readonly state: State;
  readonly fault: BackFault | null;
}

const WHY: { readonly [fault in BackFault]: Text } = {
  SHOWN: {
    en: 'what was hidden has been shown since, or cards have been drawn.',
    ja: 'その後に、隠れていたものが公開されたか、カードが引かれています。',
  },
  SEEN: {
    en: 'dice have been rolled, or something hidden shown, since it was asked.',
    ja: '申し出のあとに、サイコロが振られたか、隠れていたものが公開されています。',
  },
  HANDED_OVER: {
    en: 'a seat has gone to another player since.',
    ja: 'その後に、席が別の人に移っています。',
  },
};

/** The reason why `seat` may not have its last move taken back; null: it may, if the other side agrees. */
export function barOf({ head, stacks }: Begun, seat: Seat, back: Back | null): Text | null {
  if (head.fixedSeats)
    return {
      en: 'in an event no move is taken back.',
      ja: 'イベントの対局では、手を取り消せません。',
    };
  if (back === null)
    return {
      en: 'you have made no move lately that could be taken back.',
      ja: '取り消せる手を最近指していません。',
    };
  const isFree = stacks[seat]?.some(({ secret, version }) => !secret && version === back.to + 1);
  if (isFree === true)
    return {
      en: 'you can undo that move yourself.',
      ja: 'その手は自分で取り消せます。',
    };
  return back.fault && WHY[back.fault];
}

/** The deed of a take-back that was agreed to: the state is what it was, as far as all know; the clocks are not. */
export function goingBack(live: Begun, by: Seat, back: Back | null, deed: Deed): Verdict {
  const reason = barOf(live, by, back);
  if (reason !== null) return no(refused('CANNOT_ASK', { reason }));
  if (back === null) return no(refused('NO_REQUEST'));
  return { deed: { ...deed, undoable: false, goesBack: true, state: back.state } };
}
