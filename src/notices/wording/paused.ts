import type { Locale } from '../../language/locale.js';
import type { HeldLine } from '../store/deliveries.repository.js';
import type { Channel } from '../store/kinds.js';
import type { ChoiceTold } from './choice-told.js';
import type { Told } from './told.js';

/** The body of a notice that an endpoint was paused, which is sent to other endpoints of its player. */
export interface Paused {
  readonly type: 'endpoint.paused';
  readonly timestamp: string;
  readonly data: {
    /** Of its address only the host is told; it may contain secrets. */
    readonly endpoint: { readonly id: string; readonly channel: Channel; readonly host: string };
    readonly failingSince: string;
  };
}

/** What a channel is given to put into words. */
export type Said = Told | ChoiceTold | Paused;

export const isPaused = (said: Said): said is Paused => said.type === 'endpoint.paused';

/** Channels whose addresses say nothing to a reader. */
const APPS: { readonly [C in Channel]?: string } = {
  ...{ discord: 'Discord', discord_channel: 'Discord', slack: 'Slack', slack_channel: 'Slack' },
};

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address.replace(/^.*@/, '');

/** The body as JSON. Times are milliseconds since 1970. */
export function pausedBody(
  { endpointId: id, channel, address }: HeldLine,
  { failingSince, at }: { readonly failingSince: number; readonly at: number },
): string {
  const host = APPS[channel] ?? hostOf(address);
  const paused: Paused = {
    ...{ type: 'endpoint.paused', timestamp: new Date(at).toISOString() },
    data: {
      endpoint: { id, channel, host },
      failingSince: new Date(failingSince).toISOString(),
    },
  };
  return JSON.stringify(paused);
}

const EN = {
  title: 'Notices to {host} were paused',
  said: 'Nothing has arrived at {host} since {since}, for five days, so nothing more is sent there.',
  webhook:
    'What there is to tell gathers for up to 60 days. Once it answers again, resume it: POST /v1/endpoints/{id}/resume, or `resumeEndpoint`.',
  push: 'To be told in that browser again, have it notify you anew.',
  mail: 'To be written to again, give your address anew.',
  discord: 'To be written to again, type /muster notify there.',
  slack: 'To be written to again, type /muster notify there.',
  discord_channel: 'To have the channel told again, type /muster watch there.',
  slack_channel: 'To have the channel told again, type /muster watch there.',
};

const JA: typeof EN = {
  title: '{host}への通知を停止しました',
  said: '{since}から5日間、{host}に何も届いていません。そのため、送信を停止しました。',
  webhook:
    '通知は最長60日間ためておきます。応答できるようになったら、POST /v1/endpoints/{id}/resume または `resumeEndpoint` で再開してください。',
  push: 'そのブラウザで通知を受け取るには、もう一度通知を有効にしてください。',
  mail: 'メールを受け取るには、もう一度アドレスを登録してください。',
  discord: '通知を受け取るには、Discordで /muster notify と入力してください。',
  slack: '通知を受け取るには、Slackで /muster notify と入力してください。',
  discord_channel: 'チャンネルへの通知を再開するには、そこで /muster watch と入力してください。',
  slack_channel: 'チャンネルへの通知を再開するには、そこで /muster watch と入力してください。',
};

const WORDS = { en: EN, ja: JA } as const satisfies Record<Locale, typeof EN>;

/** A title, what has happened, and what its reader may do. */
export function pausedWords(
  { data: { endpoint, failingSince } }: Paused,
  locale: Locale,
): { readonly title: string; readonly said: string; readonly remedy: string } {
  const { title, said, ...remedies } = WORDS[locale];
  const { id, channel, host } = endpoint;
  const since = `${failingSince.slice(0, 16).replace('T', ' ')} UTC`;
  const filled = (text: string): string =>
    text.replace(/\{(host|since|id)\}/g, (_, name: 'host' | 'since' | 'id') => {
      return { host, since, id }[name];
    });
  return { title: filled(title), said: filled(said), remedy: filled(remedies[channel]) };
}
