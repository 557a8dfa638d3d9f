import type { Player } from './player.entity.js';

/** Who sends a request. `apiTokenId`: by which key, if it is a program; undefined when signed in. */
export interface Caller {
  readonly player: Player;
  readonly apiTokenId?: string;
}
