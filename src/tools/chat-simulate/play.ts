import { decodePath } from '../../chat/menus/path.js';
import { type Random, seeded } from '../../rules/index.js';
import type { Figures } from './figures.js';
import type { Member, Platform, Seen } from './platform.js';

/** At a menu with pages, one of so many presses turns to the next page. */
const TURNS = 8;

async function posted<T>(url: string, body: object, token?: string): Promise<T> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A user whose account is linked to a new player. */
async function linked(url: string, platform: Platform, account: string): Promise<Member> {
  const member = platform.member(url, account);
  const { text } = await member.command('link');
  const code = /#code=([^\s>]+)/.exec(text)?.[1];
  if (code === undefined) throw new Error(`no link to a page in: ${text}`);
  const { token } = await posted<{ token: string }>(`${url}/v1/players`, { name: account });
  await posted(`${url}/v1/chat/links`, { code }, token);
  return member;
}

async function begun(
  [first, second]: readonly [Member, Member],
  { ruleset, scenario }: Pick<Game, 'ruleset' | 'scenario'>,
): Promise<string> {
  const { text } = await first.command('new', { ruleset, scenario, against: 'person' });
  const [game] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(text.replaceAll('\\', '')) ?? [];
  if (game === undefined) throw new Error(`no game in: ${text}`);
  await second.command('join', { game });
  return game;
}

function picked({ choices, others, labels }: Seen, random: Random): string {
  const next = labels.indexOf('▶') < 0 || random(TURNS) > 0 ? undefined : nextPage(others);
  return next ?? choices[random(choices.length)] ?? '';
}

/** The press that turns to the next page: the last one of those that turn pages. */
const nextPage = (others: readonly string[]): string | undefined =>
  others.findLast((id) => (decodePath(id)?.page ?? 0) > 0);

const standOf = ({ choices }: Seen): string => {
  const path = decodePath(choices[0] ?? '');
  return path === null ? 'none' : `${path.version}.${path.draft}`;
};

export interface Game {
  readonly url: string;
  readonly platform: Platform;
  readonly ruleset: string;
  readonly scenario: string;
  readonly seed: number;
  /** Time limit in seconds; the game stops there, wherever it stands. */
  readonly seconds: number;
}

/** Plays while there is something to choose; returns whether the game is over then. */
export async function played(
  { url, platform, seed, seconds, ...wish }: Game,
  figures: Figures,
  tell: () => void,
): Promise<boolean> {
  const members = [await linked(url, platform, '101'), await linked(url, platform, '102')] as const;
  const game = await begun(members, wish);
  const random = seeded(seed);
  const end = performance.now() + seconds * 1_000;
  const saw = (seen: Seen): Seen => {
    figures.saw(seen);
    tell();
    return seen;
  };
  const spell = async (member: Member): Promise<boolean> => {
    let shown = saw(await member.command('play', { game }));
    const isAsked = shown.choices.length > 0;
    while (shown.choices.length > 0 && performance.now() < end) {
      const before = standOf(shown);
      shown = saw(await member.press(picked(shown, random)));
      figures.presses += 1;
      if (standOf(shown) !== before) figures.decisions += 1;
    }
    return isAsked;
  };
  while (performance.now() < end) {
    const [first, second] = [await spell(members[0]), await spell(members[1])];
    if (!first && !second) break;
  }
  saw(await members[0].command('board', { game }));
  const answer = await fetch(`${url}/v1/games/${game}`);
  return ((await answer.json()) as { status: string }).status === 'FINISHED';
}
