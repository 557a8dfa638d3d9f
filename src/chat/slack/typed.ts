import { isUuid } from '../../common/uuid.js';
import type { Command } from '../desk/reply.js';

/** A typed command. `board` is apart, as its answer is a picture; `rulesets` asks which games can be begun. */
export type Typed =
  | { readonly name: 'command'; readonly command: Command }
  | { readonly name: 'board'; readonly game: string | null }
  | { readonly name: 'rulesets' };

const commanded = (command: Command): Typed => ({ name: 'command', command });

/**
 * Reads the text after `/muster`: a word, then what that word takes, in order. Games are named by their ids. null: the
 * word is unknown.
 */
export function typedIn(text: string, request: string): Typed | null {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const [first = null, second = null] = rest;
  const name = word.toLowerCase();
  switch (name) {
    case '':
      return commanded({ name: 'help', request });
    case 'link':
    case 'help':
    case 'notify':
      return commanded({ name, request });
    case 'play':
    case 'log':
    case 'undo':
    case 'resign':
      return commanded({ name, game: first, request });
    case 'watch':
      return commanded({ name, ...watchedIn(first), request });
    case 'standings':
      return commanded({ name, event: first, request });
    case 'board':
      return { name, game: first };
    case 'move':
      return commanded(moved(rest, request));
    case 'join':
      return commanded({ name, game: first ?? '', invite: second, request });
    case 'new':
      return begun(rest, request);
    default:
      return null;
  }
}

/** Reads `[game] what to do`. */
function moved(words: readonly string[], request: string): Command {
  const [game = ''] = words;
  const isNamed = isUuid(game);
  const text = words.slice(isNamed ? 1 : 0).join(' ');
  return { name: 'move', game: isNamed ? game : null, text, request };
}

/** Reads `ruleset [scenario] [person]`. */
function begun(words: readonly string[], request: string): Typed {
  const against = words.at(-1) === 'person' ? 'person' : 'computer';
  const [ruleset, scenario = null] = words.filter((word) => word !== 'person');
  if (ruleset === undefined) return { name: 'rulesets' };
  return commanded({ name: 'new', ruleset, scenario, against, request });
}

/** Reads `[game or event]`: a game is named by its id, an event by its slug. */
const watchedIn = (named: string | null): { game: string | null; event: string | null } =>
  named === null || isUuid(named) ? { game: named, event: null } : { game: null, event: named };
