import { localeOf } from '../../language/locale.js';
import type { Asker, Command, Typing } from '../desk/reply.js';

/** The parts of a Discord interaction that are used. It is signed by Discord, so its shape is not checked. */
export interface Interaction {
  readonly id: string;
  readonly type: number;
  readonly token: string;
  readonly locale?: string;
  /** Set in a direct message; elsewhere `member` has the user. */
  readonly user?: User;
  readonly member?: { readonly user: User; readonly permissions?: string };
  readonly channel_id?: string;
  readonly channel?: { readonly type?: number };
  readonly message?: {
    readonly flags?: number;
    readonly interaction_metadata?: { readonly user?: { readonly id: string } };
  };
  readonly data?: {
    readonly name?: string;
    readonly options?: readonly Given[];
    readonly custom_id?: string;
    readonly values?: readonly string[];
  };
}

interface User {
  readonly id: string;
  readonly username: string;
  readonly global_name?: string | null;
}

interface Given {
  readonly name: string;
  readonly value?: unknown;
  readonly focused?: boolean;
  readonly options?: readonly Given[];
}

/** Discord's numbers of types of interactions. */
export const TYPES = { ping: 1, command: 2, component: 3, autocomplete: 4 } as const;

/** Discord's permissions to write in a channel, and in a thread: who has one of them may lack the other. */
const [IN_CHANNELS, IN_THREADS] = [1n << 11n, 1n << 38n];
/** Discord's numbers of types of channels that are threads. */
const THREADS: readonly unknown[] = [10, 11, 12];

/** The channel of an interaction; null: whoever makes it may not write there, so nothing is written there for them. */
function roomOf({ channel_id: id = '', channel, member }: Interaction): string | null {
  const needed = THREADS.includes(channel?.type) ? IN_THREADS : IN_CHANNELS;
  const may = BigInt(member?.permissions ?? needed) & needed;
  return /^\d+$/.test(id) && may !== 0n ? id : null;
}

export function askerOf(interaction: Interaction, origin: string, most: number): Asker | null {
  const user = interaction.member?.user ?? interaction.user;
  if (user === undefined) return null;
  return {
    ...{ app: 'discord', account: user.id, name: user.global_name ?? user.username },
    ...{ locale: localeOf(interaction.locale), origin, room: roomOf(interaction), most },
  };
}

const subcommandIn = ({ data }: Interaction): Given | undefined => data?.options?.[0];

function valuesIn({ options = [] }: Given): (name: string) => string | null {
  return (name) => {
    const value = options.find((one) => one.name === name)?.value;
    return typeof value === 'string' ? value : null;
  };
}

/** The game whose board is asked for; null: no game is named; undefined: the interaction asks for something else. */
export function boardAskedIn(interaction: Interaction): string | null | undefined {
  const given = subcommandIn(interaction);
  if (interaction.type === TYPES.command && given?.name === 'board') return valuesIn(given)('game');
  return /^board:([\da-f-]{36}):\d+$/.exec(
    interaction.data?.custom_id ?? pickedIn(interaction),
  )?.[1];
}

const pickedIn = ({ data }: Interaction): string => data?.values?.[0] ?? '';

/** The command or press; null: none that is known here. */
export function commandIn(interaction: Interaction): Command | null {
  const request = `discord:${interaction.id}`;
  if (interaction.type === TYPES.component) {
    const id = interaction.data?.values?.[0] ?? interaction.data?.custom_id ?? '';
    return { name: 'press', id, request };
  }
  const given = subcommandIn(interaction);
  if (given === undefined) return null;
  const value = valuesIn(given);
  const game = value('game');
  switch (given.name) {
    case 'link':
    case 'help':
    case 'notify':
      return { name: given.name, request };
    case 'play':
    case 'log':
    case 'undo':
    case 'resign':
      return { name: given.name, game, request };
    case 'watch':
      return { name: 'watch', game, event: value('event'), request };
    case 'standings':
      return { name: 'standings', event: value('event'), request };
    case 'move':
      return { name: 'move', game, text: value('what') ?? '', request };
    case 'join':
      return { name: 'join', game: game ?? '', invite: value('invite'), request };
    case 'new': {
      const against = value('against') === 'person' ? 'person' : 'computer';
      const [ruleset, scenario] = [value('ruleset') ?? '', value('scenario')];
      return { name: 'new', ruleset, scenario, against, request };
    }
    default:
      return null;
  }
}

const WHAT: { readonly [option: string]: Typing['what'] } = {
  game: 'game',
  event: 'event',
  what: 'choice',
  ruleset: 'ruleset',
  scenario: 'scenario',
};

/** The text that is being typed; null: no option that could be completed. */
export function typingIn(interaction: Interaction): Typing | null {
  const given = subcommandIn(interaction);
  const typed = given?.options?.find(({ focused }) => focused);
  const found = Object.entries(WHAT).find(([name]) => name === typed?.name)?.[1];
  if (given === undefined || typed === undefined || found === undefined) return null;
  const what = given.name === 'watch' && found === 'game' ? 'public-game' : found;
  const value = valuesIn(given);
  return { what, text: `${typed.value}`, game: value('game'), ruleset: value('ruleset') };
}

/** Whether somebody presses a button that was shown to somebody else. */
export function isForeign({ message }: Interaction, { account }: Asker): boolean {
  const owner = message?.interaction_metadata?.user?.id;
  return owner !== undefined && owner !== account;
}
