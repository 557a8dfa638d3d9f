import type { Player } from './player.entity.js';
import type { Rights } from './scopes.js';

/** The key by which a program calls. */
export interface Key extends Rights {
  readonly id: string;
}

/** Who sends a request. */
export interface Caller {
  readonly player: Player;
  /** Of a program; undefined: a person who is signed in, who may do anything. */
  readonly key?: Key;
  /** When the token they sent ends by itself, in milliseconds since 1970. */
  readonly expires: number;
}

/** A person may, and a key that opens that much. */
export const mayPlay = ({ key }: Caller): boolean => key?.scopes.includes('play') ?? true;
