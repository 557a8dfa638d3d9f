import type { Command } from '../desk/reply.js';
import { type Typed, typedIn } from './typed.js';

/** A command or press of Slack: who asks what, and where answers are sent. */
export interface Asking {
  /**
   * The ids of workspace and user. Workspaces of one enterprise share the enterprise's id in place of the workspace's.
   */
  readonly account: string;
  readonly user: string;
  readonly name: string;
  /** The ids of workspace and channel; null: Slack names no channel. */
  readonly room: string | null;
  /** URL at Slack that takes answers, valid for half an hour. */
  readonly answerTo: string;
  /** The command; null: none that is known here. */
  readonly typed: Typed | null;
  /** true: the press was made on a message that only the asker sees, so that the reply may replace it. */
  readonly inPlace: boolean;
}

/** The parts of a press that are used. It is signed by Slack, so its shape is not checked. */
interface Payload {
  readonly type: string;
  readonly user: { readonly id: string; readonly username?: string; readonly name?: string };
  readonly team?: { readonly id: string } | null;
  readonly enterprise?: { readonly id: string } | null;
  readonly channel?: { readonly id: string } | null;
  readonly container?: { readonly is_ephemeral?: boolean };
  readonly trigger_id: string;
  readonly response_url: string;
  readonly actions?: readonly {
    readonly action_id: string;
    readonly selected_option?: { readonly value: string } | null;
  }[];
}

const accountOf = (home: string, user: string): string => `${home}-${user}`;
const roomOf = (home: string, channel = ''): string | null =>
  channel === '' ? null : `${home}-${channel}`;

/** Reads the form of a command; null: the form is none. */
export function commandIn(form: URLSearchParams): Asking | null {
  const of = (field: string): string => form.get(field) ?? '';
  const home = of('enterprise_id') || of('team_id');
  const [user, trigger] = [of('user_id'), of('trigger_id')];
  if (home === '' || user === '' || trigger === '') return null;
  return {
    ...{ account: accountOf(home, user), user, name: of('user_name') || user },
    ...{ room: roomOf(home, of('channel_id')), answerTo: of('response_url'), inPlace: false },
    typed: typedIn(of('text'), `slack:${trigger}`),
  };
}

/** Reads the form of a press; null: the form is none. */
export function pressIn(form: URLSearchParams): Asking | null {
  const payload = payloadIn(form.get('payload') ?? '');
  const [action] = payload?.actions ?? [];
  const home = payload?.enterprise?.id ?? payload?.team?.id;
  if (payload?.type !== 'block_actions' || action === undefined || home === undefined) return null;
  const { user, channel, trigger_id, response_url, container } = payload;
  const id = action.selected_option?.value ?? action.action_id;
  return {
    ...{ account: accountOf(home, user.id), user: user.id, room: roomOf(home, channel?.id) },
    ...{ name: user.username ?? user.name ?? user.id, answerTo: response_url },
    inPlace: container?.is_ephemeral === true,
    typed: pressed({ name: 'press', id, request: `slack:${trigger_id}` }),
  };
}

function pressed(command: Extract<Command, { readonly name: 'press' }>): Typed {
  const game = /^board:([\da-f-]{36}):\d+$/.exec(command.id)?.[1];
  return game === undefined ? { name: 'command', command } : { name: 'board', game };
}

function payloadIn(text: string): Payload | null {
  try {
    return JSON.parse(text) as Payload | null;
  } catch {
    return null;
  }
}
