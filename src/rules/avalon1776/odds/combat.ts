import type { Odds, OddsRow } from '../../kernel/ruleset.js';
import { other } from '../components/side.js';
import { COLUMN_IDS, type MeetingInput } from './inputs.js';
import { modifiersIn } from './modifiers.js';
import { leftAfter, meetings, strengths } from './round.js';

/**
 * A1776-adv.combat.seq the odds of one combat of the Advanced Game: a row for each result, with the points left to
 * either side, and whether combat in the hex may go on.
 */
export function combatOdds(input: MeetingInput): Odds {
  const { attacker } = input;
  const whole = strengths(input);
  const meeting = meetings(input)(attacker, whole);
  if (meeting === null || meeting.column < 0) return { modifiers: [], rows: [] };
  const rows = meeting.rounds.map((round): OddsRow => {
    const left = leftAfter(round, attacker, whole);
    const [own, theirs] = [left[attacker], left[other(attacker)]];
    return {
      result: {
        odds: COLUMN_IDS[meeting.column] ?? null,
        result: round.result,
        attacker: own,
        defender: theirs,
        goesOn: !round.over && own > 0 && theirs > 0,
      },
      probability: round.probability,
    };
  });
  return { modifiers: modifiersIn(input, meeting), rows };
}
