import type { NewGame } from '../../../client/src/index.js';
import { muster } from '../session.js';
import { addressOf } from './address.js';

/** The levels of the computer, the stronger ones first. */
export const LEVELS = ['greedy', 'random'];

const OPTION = 'option ';

/** The name of an option's field in the form. */
export const fieldOf = (option: string): string => OPTION + option;

/** Creates the game that the form describes, and goes to it. */
export async function create(
  form: HTMLFormElement,
  seats: readonly string[],
  requestId: string,
): Promise<void> {
  const data = new FormData(form);
  const text = (name: string): string => `${data.get(name) ?? ''}`;
  // Options that are off are sent too, as some are on by default.
  const options = form.querySelectorAll<HTMLInputElement>(`input[name^="${OPTION}"]`);
  const [seat, level] = [text('seat'), text('level')];
  const others = seats.filter((one) => LEVELS.includes(level) && one !== seat);
  const { id, invite } = await muster().createGame(
    {
      ruleset: text('ruleset'),
      scenario: text('scenario'),
      seat,
      seatBots: others.map((one) => ({ seat: one, level })),
      options: Object.fromEntries(
        [...options].map(({ name, checked }) => [name.slice(OPTION.length), checked]),
      ),
      private: data.has('private'),
      // Empty where the form asks for no clock, or has not asked yet.
      clock: text('clock') || null,
      whenEmpty: (text('whenEmpty') as NewGame['whenEmpty']) || null,
    },
    requestId,
  );
  location.assign(addressOf(id, invite));
}
