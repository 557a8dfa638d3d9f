import { createHmac } from 'node:crypto';

import { checkMessage, type Sent } from '../../chat/slack/limits.js';
import { Mailbox } from './mailbox.js';
import {
  bring,
  faultsOf,
  lateness,
  type Member,
  type Opening,
  type Platform,
  type Seen,
} from './platform.js';

const TEAM = 'T0001';

interface Text {
  readonly text?: string;
}

interface Element {
  readonly type: string;
  readonly action_id: string;
  readonly text?: Text;
  readonly options?: readonly { readonly value: string; readonly text?: Text }[];
}

interface Message extends Sent {
  readonly response_type?: string;
  readonly replace_original?: boolean;
  readonly text?: string;
  readonly blocks?: readonly {
    readonly type: string;
    readonly text?: Text;
    readonly image_url?: string;
    readonly elements?: readonly Element[];
  }[];
}

/** The signature that Slack would make. `timestamp`: seconds since 1970. */
export function signed(
  secret: string,
  body: string,
  timestamp = `${Math.floor(Date.now() / 1_000)}`,
): Record<string, string> {
  const seal = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return {
    'content-type': 'application/x-www-form-urlencoded',
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': `v0=${seal}`,
  };
}

/** Whether a button turns pages or steps back: those stand among the choices, and are known by their labels. */
const isTurn = ({ text }: Element): boolean => /^[◀▶↩]/.test(text?.text ?? '');

function pressable(message: Message): Pick<Seen, 'choices' | 'others' | 'labels'> {
  const [asked = [], ...rest] = (message.blocks ?? []).flatMap(({ elements }) =>
    elements === undefined ? [] : [elements],
  );
  const all = [...asked, ...rest.flat()];
  const isAsked = asked.some(({ action_id, options }) => options ?? /~/.test(action_id));
  const chosen = isAsked ? asked.filter((one) => !isTurn(one)) : [];
  const idsOf = (one: Element): string[] =>
    one.options?.map(({ value }) => value) ?? [one.action_id];
  const labelsOf = (one: Element): string[] =>
    (one.options ?? [one]).map(({ text }) => text?.text ?? '');
  return {
    choices: chosen.flatMap(idsOf),
    others: all.filter((one) => !chosen.includes(one)).flatMap(idsOf),
    labels: all.flatMap(labelsOf),
  };
}

function seen(message: Message, faults: readonly string[], ms: number): Seen {
  const texts = (message.blocks ?? []).flatMap((one) => one.text?.text ?? one.image_url ?? []);
  const isOpen = message.response_type !== 'ephemeral';
  return {
    ...pressable(message),
    ...{ text: [message.text, ...texts].join('\n'), ms },
    faults: [
      ...faults,
      ...faultsOf(() => checkMessage(message)),
      ...(isOpen ? ['the answer is seen by everybody'] : []),
    ],
  };
}

let last = 0;

class SlackMember implements Member {
  constructor(
    private readonly service: string,
    private readonly secret: string,
    private readonly box: Mailbox,
    readonly account: string,
  ) {}

  command(name: string, values: Readonly<Record<string, string>> = {}): Promise<Seen> {
    return this.typed([name, ...Object.values(values)].join(' '));
  }

  /** Sends the text after `/muster`. */
  async typed(text: string): Promise<Seen> {
    const { path, trigger, began } = this.begun();
    const form = new URLSearchParams({
      ...{ command: '/muster', text, team_id: TEAM, user_id: this.account },
      ...{ user_name: this.account.toLowerCase(), trigger_id: trigger },
      response_url: this.box.url + path,
    });
    const answer = await this.bring('commands', form);
    const ms = performance.now() - began;
    const message = answer === '' ? await this.later(path) : (JSON.parse(answer) as Message);
    return seen(message, lateness(ms), ms);
  }

  async press(id: string, trigger = this.begun().trigger): Promise<Seen> {
    const { path, began } = this.begun();
    const payload = {
      ...{ type: 'block_actions', team: { id: TEAM }, enterprise: null, trigger_id: trigger },
      user: { id: this.account, username: this.account.toLowerCase(), team_id: TEAM },
      container: { type: 'message', is_ephemeral: true },
      response_url: this.box.url + path,
      actions: [{ type: 'button', block_id: 'x', action_id: id }],
    };
    await this.bring('actions', new URLSearchParams({ payload: JSON.stringify(payload) }));
    const acknowledged = performance.now() - began;
    const message = await this.later(path);
    const stays = message.replace_original !== true ? ['the message is not replaced'] : [];
    return seen(message, [...lateness(acknowledged), ...stays], performance.now() - began);
  }

  private begun(): { path: string; trigger: string; began: number } {
    last += 1;
    const trigger = `${last}.${TEAM}.${this.account}`;
    return { path: `/actions/${TEAM}/${last}`, trigger, began: performance.now() };
  }

  private bring(what: string, form: URLSearchParams): Promise<string> {
    const body = form.toString();
    return bring(`${this.service}/v1/slack/${what}`, body, signed(this.secret, body));
  }

  private async later(path: string): Promise<Message> {
    const { text } = await this.box.next(path);
    return JSON.parse(Buffer.from(text, 'latin1').toString()) as Message;
  }
}

/** A user's data, and where the bot is. Users whose id ends in J or 2 read Japanese. */
const userIn = ({ searchParams }: URL): object => ({
  ok: true,
  team_id: TEAM,
  user: { locale: searchParams.get('user')?.match(/[J2]$/) ? 'ja-JP' : 'en-US' },
});

export interface SlackPlatform extends Platform {
  member(url: string, account: string): SlackMember;
}

export async function openSlack({ secret, port }: Opening): Promise<SlackPlatform> {
  const box = await Mailbox.open(port, userIn);
  return {
    variables: {
      ...{ SLACK_SIGNING_SECRET: secret, SLACK_BOT_TOKEN: 'xoxb-stand-in' },
      SLACK_API: `${box.url}/api`,
    },
    member: (url, account) => new SlackMember(url, secret, box, account),
    close: () => box.close(),
  };
}
