import type { Player } from './player.entity.js';
import type { Rights } from './scopes.js';

/** The API key by which a program calls. */
export interface Key extends Rights {
  readonly id: string;
}

/** The caller: who sends a request. */
export interface Caller {
  readonly player: Player;
  /** The key of a program; undefined: a person who is signed in, who may do anything. */
  readonly key?: Key;
  /** When the token expires, in milliseconds since 1970. */
  readonly expires: number;
}

/** Whether the caller may play: a person may, and a key with the scope `play`. */
export const mayPlay = ({ key }: Caller): boolean => key?.scopes.includes('play') ?? true;
