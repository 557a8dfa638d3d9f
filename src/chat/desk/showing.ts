import type { GameReading, GamesService, LogEntry } from '../../games/index.js';
import { hasBegun, isOver } from '../../games/index.js';
import { type Action, type Asks, type Locale, seatNamesOf } from '../../rules/index.js';
import { firstPath, type Menu, menuOf, type Offer } from '../menus/menu.js';
import type { Path } from '../menus/path.js';
import { pathOfFound } from '../menus/search.js';
import { wordingOf } from '../menus/wording.js';
import { pressed } from './presses.js';
import type { Asker, Option, Reply } from './reply.js';
import { say } from './words.js';

/** How many lines of the log a message shows. */
const LINES = 8;
/** How many versions back these lines are looked for. */
const BACK = 40;

/** The choices that the reader has now. */
export async function offerOf(game: GameReading, { locale, most }: Asker): Promise<Offer> {
  const [choices, view] = [await game.choices(), await game.view()];
  return { choices, wording: wordingOf(game.rules, view, locale), most };
}

export const startOf = async (game: GameReading): Promise<Path> =>
  firstPath(game.id, game.version, await game.draft());

/** Whether nothing has been pressed yet. */
export const isStart = ({ verb, picks }: Path): boolean => verb === null && picks.length === 0;

/** A menu of some of the choices, by their indices, each as a whole sentence. */
export function menuOfSome(offer: Offer, path: Path, indices: readonly number[]): Menu | null {
  const some = indices.flatMap((index): { action: Action; index: number }[] => {
    const action = offer.choices[index];
    return action === undefined ? [] : [{ action, index }];
  });
  const [first] = some;
  if (first === undefined) return null;
  const { wording } = offer;
  return {
    ...{ kind: 'choices', look: some.length > 1 ? 'menu' : 'buttons', pages: 1, path, back: null },
    ...{ prompt: wording.prompt(first.action, null), settled: [] },
    options: some.map(({ action, index }) => {
      const label = wording.label(action);
      return { text: label, sentence: label, next: pathOfFound(path, { action, label, index }) };
    }),
  };
}

/** The first menu. A single choice is shown as a menu too, as it is not made without its player. */
function firstMenu(offer: Offer, path: Path): Menu | null {
  const step = menuOf(offer, path);
  return step?.kind === 'decided' ? menuOfSome(offer, path, [0]) : step;
}

export function askedIn({ text, counters }: Asks, locale: Locale): string {
  const counted = counters.map(({ label, value, of }) =>
    of === null ? `${label[locale]}: ${value}` : `${label[locale]}: ${value}/${of}`,
  );
  return [text[locale], ...counted].join(' · ');
}

function othersIn({ seats, seat }: GameReading): string {
  const others = seats.filter((one) => one.seat !== seat);
  return others.map(({ player }) => player?.name ?? '–').join(', ');
}

/** Title of a game in a list. */
export const titleOf = (game: GameReading, locale: Locale): string =>
  say('against', locale, { game: game.rules.title[locale], player: othersIn(game) });

async function headOf(game: GameReading, locale: Locale): Promise<string> {
  const stage = await game.stage();
  const title = game.rules.title[locale];
  return stage === null ? title : `${title} · ${stage[locale]}`;
}

function endOf({ outcome, rules, scenario }: GameReading, locale: Locale): string {
  if (outcome === null) return say('abandoned', locale);
  const { winner } = outcome;
  if (winner === null) return say('drawn', locale);
  return say('won', locale, { seat: seatNamesOf(rules, scenario)[winner]?.[locale] ?? winner });
}

const textsOf = (entries: readonly LogEntry[], locale: Locale): string[] =>
  entries.slice(-LINES).map((entry) => entry.text(locale));

/** The log lines that the reader heard after that version. */
export async function heardSince(
  games: GamesService,
  game: GameReading,
  version: number,
  locale: Locale,
): Promise<string[]> {
  const after = Math.max(version, game.version - BACK);
  return textsOf(await games.log(game, { after, first: 1_000 }), locale);
}

/** The log lines that the reader heard after they last did something. */
export async function newsIn(
  games: GamesService,
  game: GameReading,
  locale: Locale,
): Promise<string[]> {
  const after = Math.max(0, game.version - BACK);
  const all = await games.log(game, { after, first: 1_000 });
  const own = all.findLastIndex(({ side }) => side !== null && side === game.seat);
  return textsOf(all.slice(own + 1), locale);
}

/** How a game stands for its reader: the question and its first menu, or why there is none. */
export async function shownGame(
  game: GameReading,
  asker: Asker,
  before: readonly string[],
): Promise<Reply> {
  const { locale } = asker;
  const head = [...before, await headOf(game, locale)];
  if (game.seat === null) return { lines: [...head, say('watching', locale)] };
  const [asks, offer, start] = [await game.asks(), await offerOf(game, asker), await startOf(game)];
  const menu = asks === null ? null : firstMenu(offer, start);
  const buttons = await buttonsOf(game, menu === null, locale);
  if (asks !== null && menu !== null)
    return { lines: head, question: { text: askedIn(asks, locale), menu }, buttons };
  return { lines: [...head, standOf(game, locale)], buttons };
}

function standOf(game: GameReading, locale: Locale): string {
  if (isOver(game)) return endOf(game, locale);
  if (!hasBegun(game)) return say('notBegun', locale, { game: game.id });
  return say('wait', locale);
}

/** The buttons beside a question. */
export async function buttonsOf(
  game: GameReading,
  isWaiting: boolean,
  locale: Locale,
): Promise<Option[]> {
  const { id, version } = game;
  const of = (ask: 'undo' | 'board' | 'play', word: 'undo' | 'board' | 'again'): Option => ({
    label: say(word, locale),
    id: pressed({ ask, game: id, version }),
  });
  return [
    ...((await game.undoable()) === null ? [] : [of('undo', 'undo')]),
    ...(hasBegun(game) ? [of('board', 'board')] : []),
    ...(isWaiting && !isOver(game) ? [of('play', 'again')] : []),
  ];
}
