import { isUuid } from '../../common/uuid.js';
import type { Command } from '../desk/reply.js';

/** `board` is asked for apart, since its answer is a picture; `rulesets`: which games there are to begin. */
export type Typed =
  | { readonly name: 'command'; readonly command: Command }
  | { readonly name: 'board'; readonly game: string | null }
  | { readonly name: 'rulesets' };

const commanded = (command: Command): Typed => ({ name: 'command', command });

/**
 * What stands behind `/muster`: a word, and what that word takes, in order. Games are named by their ids. null: the
 * word is none that is known.
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
      return commanded({ name, request });
    case 'play':
    case 'log':
    case 'undo':
    case 'resign':
      return commanded({ name, game: first, request });
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

/** `[game] what to do` */
function moved(words: readonly string[], request: string): Command {
  const [game = ''] = words;
  const isNamed = isUuid(game);
  const text = words.slice(isNamed ? 1 : 0).join(' ');
  return { name: 'move', game: isNamed ? game : null, text, request };
}

/** `ruleset [scenario] [person]` */
function begun(words: readonly string[], request: string): Typed {
  const against = words.at(-1) === 'person' ? 'person' : 'computer';
  const [ruleset, scenario = null] = words.filter((word) => word !== 'person');
  if (ruleset === undefined) return { name: 'rulesets' };
  return commanded({ name: 'new', ruleset, scenario, against, request });
}
