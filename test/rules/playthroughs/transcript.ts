import { actionKey } from '../../../src/rules/kernel/action.js';
import type { State } from '../../../src/rules/kernel/frame.js';
import { choices } from '../../../src/rules/kernel/play.js';
import type { Ruleset } from '../../../src/rules/kernel/ruleset.js';
import { type Event,heard } from '../../../src/rules/kernel/table.js';
import { LOCALES } from '../../../src/rules/kernel/text.js';
import { type RecordedGame, type Step,viewersOf } from '../support/world.js';

/**
 * A recorded game as text: a line for every action (seat, number of choices, action, label, the three views in short),
 * a line for every event a spectator hears, and the board at the end.
 */
export function transcriptOf(rules: Ruleset, heading: string, game: RecordedGame): string {
  const { outcome } = game.last;
  return [
    heading,
    ...eventLines(rules, game.opening.events),
    ...game.steps.flatMap((step, i) => [
      stepLine(rules, step, i + 1),
      ...eventLines(rules, step.played.events),
    ]),
    `ends: ${outcome?.reason ?? 'not'} (${outcome?.clause ?? ''}), won by ${outcome?.winner ?? 'nobody'}`,
    ...LOCALES.map((locale) => rules.board.text(rules.view(game.last, null), locale).trimEnd()),
    '',
  ].join('\n');
}

function stepLine(rules: Ruleset, { before, seat, action, played }: Step, number: number): string {
  const label = rules.describeAction(action, rules.view(before, seat), 'en');
  const all = choices(rules, before, seat).length;
  const text = actionKey(action).replaceAll('|', ' ');
  const views = viewersOf(rules).map((viewer) => viewText(rules, played.state, viewer));
  const note = played.secret ? ' secret' : played.stopped === 'END' ? '' : ` ${played.stopped}`;
  return `${number} ${seat} ${text} [1 of ${all}]${note} ${views.join(' ')} "${label}"`;
}

const viewText = (rules: Ruleset, state: State, viewer: string | null): string =>
  `${viewer ?? 'all'}=${shortOf(JSON.stringify(rules.view(state, viewer)))}`;

function eventLines(rules: Ruleset, events: readonly Event[]): string[] {
  return events.map((event) => {
    const known = heard(event, null);
    const dice = known.rolls.map((roll) => `${roll.purpose} ${roll.dice.join(' ')}`).join(', ');
    return `  ${event.clause} ${rules.describeEvent(known, 'en')}${dice === '' ? '' : ` (${dice})`}`;
  });
}

/** FNV-1a of a text in eight digits: enough to tell that a view has changed. */
function shortOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
