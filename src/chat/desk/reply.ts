import type { Locale } from '../../rules/index.js';
import type { Account } from '../links/apps.js';
import type { Menu } from '../menus/menu.js';

/** The account that asks, and how it is answered. */
export interface Asker extends Account {
  /** Name of the account in its app. */
  readonly name: string;
  readonly locale: Locale;
  /** Base URL of the service, without a slash at its end. */
  readonly origin: string;
  /** The room in which they ask, as the app knows it; null: none in which they may write. */
  readonly room: string | null;
  /** How many options a menu of the app may hold. */
  readonly most: number;
}

/** A command or press. `request` is its id: a repetition changes nothing more. */
export type Command = { readonly request: string } & (
  | { readonly name: 'link' | 'help' | 'notify' }
  | {
      readonly name: 'play' | 'log' | 'undo' | 'resign';
      /** Id of the game; null: the only one there is. */
      readonly game: string | null;
    }
  /** Id of the game, or id or slug of the event; both null: asks what the room shall follow, or no longer. */
  | { readonly name: 'watch'; readonly game: string | null; readonly event: string | null }
  /** Id or slug of the event; null: the only one that its asker plays in, or asks which. */
  | { readonly name: 'standings'; readonly event: string | null }
  /** The text of a choice, or enough of it to tell it from others; or the path that a press on it would have. */
  | { readonly name: 'move'; readonly game: string | null; readonly text: string }
  | {
      readonly name: 'new';
      readonly ruleset: string;
      /** null: the first scenario. */
      readonly scenario: string | null;
      readonly against: 'computer' | 'person';
    }
  | { readonly name: 'join'; readonly game: string; readonly invite: string | null }
  /** The id of a button or an option. */
  | { readonly name: 'press'; readonly id: string }
);

/** Text that somebody is typing, before it is sent as a command. */
export interface Typing {
  readonly what: 'game' | 'public-game' | 'event' | 'choice' | 'ruleset' | 'scenario';
  readonly text: string;
  readonly game: string | null;
  readonly ruleset: string | null;
}

export interface Option {
  readonly label: string;
  /** The id that a press on it sends. */
  readonly id: string;
}

/** A reply that only the asker sees. */
export interface Reply {
  /** Plain sentences, not escaped yet; the last ones matter most. */
  readonly lines: readonly string[];
  /** Lines below them of which the first matter most; it is told how many did not fit. `total`: the number of all. */
  readonly table?: { readonly rows: readonly string[]; readonly total: number };
  /** URL of a page to open. */
  readonly link?: string;
  readonly question?: { readonly text: string; readonly menu: Menu };
  /** Options of which the asker picks one. */
  readonly options?: readonly Option[];
  readonly buttons?: readonly Option[];
}
