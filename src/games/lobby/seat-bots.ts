import { invalidInput } from '../../errors/errors.js';
import type { Text } from '../../language/locale.js';
import { PLAYER_NAMES, type PlayerName, type Ruleset, type Seat } from '../../rules/index.js';
import type { SeatBot } from '../play/submission.js';
import type { Bots } from '../store/bots.js';

/** The seats of a new game that the computer plays, checked. `own`: the creator's seat. Throws INVALID_INPUT. */
export function botsOf(rules: Ruleset, asked: readonly SeatBot[], own: Seat): Bots {
  const bots: { [seat: Seat]: PlayerName } = {};
  for (const [i, { seat, level }] of asked.entries()) {
    const wrong = seatFault(rules, seat, own, bots);
    if (wrong !== null) throw at(i, wrong);
    const known = PLAYER_NAMES.find((name) => name === level);
    if (known === undefined) throw at(i, noLevel(level));
    bots[seat] = known;
  }
  return bots;
}

function seatFault(rules: Ruleset, seat: string, own: Seat, bots: Bots): Text | null {
  const seats = rules.seats.join(', ');
  if (!rules.seats.includes(seat))
    return {
      en: `there is no seat "${seat}"; the seats of ${rules.id} are ${seats}.`,
      ja: `席「${seat}」はありません。${rules.id}の席は${seats}です。`,
    };
  if (seat === own)
    return {
      en: `the seat "${seat}" is your own: give the computer another.`,
      ja: `席「${seat}」はあなた自身の席です。コンピューターには別の席を指定してください。`,
    };
  if (bots[seat] === undefined) return null;
  return {
    en: `the seat "${seat}" is named twice: name each once.`,
    ja: `席「${seat}」が二度指定されています。一度だけ指定してください。`,
  };
}

const noLevel = (level: string): Text => ({
  en: `there is no level "${level}"; the levels are ${PLAYER_NAMES.join(', ')}.`,
  ja: `強さ「${level}」はありません。あるのは${PLAYER_NAMES.join(', ')}です。`,
});

const at = (i: number, { en, ja }: Text): Error =>
  invalidInput({ en: `seatBots.${i}: ${en}`, ja: `seatBots.${i}: ${ja}` });
