import { muster } from '../session.js';
import { addressOf } from './address.js';

/** The levels that the computer plays at, the stronger ones first. */
export const LEVELS = ['greedy', 'random'];

const OPTION = 'option ';

/** What an option is called in the form. */
export const fieldOf = (option: string): string => OPTION + option;

/** Makes the game of the form, and goes there. */
export async function create(
  form: HTMLFormElement,
  seats: readonly string[],
  requestId: string,
): Promise<void> {
  const data = new FormData(form);
  const text = (name: string): string => `${data.get(name) ?? ''}`;
  // Those not wanted are said too: some are on unless said otherwise.
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
      ...(others.length === 0 && { clock: text('clock') }),
    },
    requestId,
  );
  location.assign(addressOf(id, invite));
}
