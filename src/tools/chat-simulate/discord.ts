import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

import { checkMessage, type Sent } from '../../chat/discord/limits.js';
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

const APP_ID = '1234';
const EPHEMERAL = 64;
/** The bytes before the 32 bytes of an Ed25519 private key in DER. */
const DER = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Discord's numbers of types of interactions. */
const [COMMAND, PRESS] = [2, 3];
const [LATER, LATER_IN_PLACE] = [5, 6];
const [BUTTON, PRIMARY] = [2, 1];

interface Component {
  readonly type: number;
  readonly style?: number;
  readonly label?: string;
  readonly custom_id: string;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

interface Interaction {
  readonly type: number;
  readonly data: object;
  /** The message on which a button is pressed. */
  readonly message?: object;
}

interface Message extends Sent {
  readonly content?: string;
  readonly components?: readonly { readonly components: readonly Component[] }[];
}

interface Answer {
  readonly type: number;
  readonly data?: Message & { readonly flags?: number };
}

function keyOf(secret: string): KeyObject {
  const seed = createHash('sha256').update(secret).digest();
  return createPrivateKey({ key: Buffer.concat([DER, seed]), format: 'der', type: 'pkcs8' });
}

const publicHex = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

function pressable({ components = [] }: Message): Pick<Seen, 'choices' | 'others' | 'labels'> {
  const all = components.flatMap((row) => row.components);
  const isOther = ({ type, style }: Component): boolean => type === BUTTON && style !== PRIMARY;
  return {
    choices: all
      .filter((one) => !isOther(one))
      .flatMap((one) => one.options?.map(({ value }) => value) ?? [one.custom_id]),
    others: all.filter(isOther).map(({ custom_id }) => custom_id),
    labels: all.flatMap((one) => (one.options ?? [one]).map(({ label }) => label ?? '')),
  };
}

/** The message in a request; beside a picture it is one part of a form. */
function messageIn(text: string): Message {
  const part = /name="payload_json"\r\n(?:[^\r]+\r\n)*\r\n(.*)\r\n/.exec(text)?.[1];
  return JSON.parse(Buffer.from(part ?? text, 'latin1').toString()) as Message;
}

let last = 0;

class DiscordMember implements Member {
  constructor(
    private readonly service: string,
    private readonly key: KeyObject,
    private readonly box: Mailbox,
    readonly account: string,
  ) {}

  command(name: string, values: Readonly<Record<string, string>> = {}): Promise<Seen> {
    const options = Object.entries(values).map(([key, value]) => ({ name: key, type: 3, value }));
    const data = { name: 'muster', options: [{ name, type: 1, options }] };
    return this.interact({ type: COMMAND, data });
  }

  press(custom_id: string): Promise<Seen> {
    const user = { id: this.account };
    const message = { flags: EPHEMERAL, interaction_metadata: { user } };
    return this.interact({ type: PRESS, message, data: { custom_id } });
  }

  private async interact(what: Interaction): Promise<Seen> {
    const began = performance.now();
    last += 1;
    const [id, token] = [`9${last}`, `token${last}`];
    const user = { id: this.account, username: `user${this.account}`, global_name: null };
    const { type, data = {} } = await this.bring({ id, token, member: { user }, ...what });
    const ms = performance.now() - began;
    const isLater = type === LATER || type === LATER_IN_PLACE;
    const message = isLater ? await this.later(token) : data;
    const isOpen = what.type === COMMAND && data.flags !== EPHEMERAL;
    return {
      ...pressable(message),
      ...{ text: message.content ?? '', ms },
      faults: [
        ...lateness(ms),
        ...faultsOf(() => checkMessage(message)),
        ...(isOpen ? ['the answer is seen by everybody'] : []),
      ],
    };
  }

  /** Sends an interaction. Accounts that end in 2 read Japanese. */
  private async bring(interaction: object): Promise<Answer> {
    const locale = this.account.endsWith('2') ? 'ja' : 'en-US';
    const body = JSON.stringify({ ...interaction, locale });
    const timestamp = `${Math.floor(Date.now() / 1_000)}`;
    const headers = {
      'content-type': 'application/json',
      'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), this.key).toString('hex'),
      'x-signature-timestamp': timestamp,
    };
    const text = await bring(`${this.service}/v1/discord/interactions`, body, headers);
    return JSON.parse(text) as Answer;
  }

  private async later(token: string): Promise<Message> {
    const path = `/api/v10/webhooks/${APP_ID}/${token}/messages/@original`;
    return messageIn((await this.box.next(path)).text);
  }
}

export async function openDiscord({ secret, port }: Opening): Promise<Platform> {
  const key = keyOf(secret);
  const box = await Mailbox.open(port, () => ({}));
  return {
    variables: {
      ...{ DISCORD_PUBLIC_KEY: publicHex(key), DISCORD_APP_ID: APP_ID },
      DISCORD_API: `${box.url}/api`,
    },
    member: (url, account) => new DiscordMember(url, key, box, account),
    close: () => box.close(),
  };
}
