import type { Locale } from '../../rules/index.js';
import type { Account } from '../links/apps.js';
import type { Menu } from '../menus/menu.js';

/** Who asks, and how they are answered. */
export interface Asker extends Account {
  /** What the account is called there. */
  readonly name: string;
  readonly locale: Locale;
  /** Where people find the service, without a slash at its end. */
  readonly origin: string;
  /** The most options that a menu of the app holds. */
  readonly most: number;
}

/** `request`: what asks is known by it, so the same again changes nothing more. */
export type Command = { readonly request: string } & (
  | { readonly name: 'link' | 'help' }
  | {
      readonly name: 'play' | 'log' | 'undo' | 'resign';
      /** Its id; null: the only one there is. */
      readonly game: string | null;
    }
  /** The text of a choice, or as much of it as tells it apart; or where a press on it would lead. */
  | { readonly name: 'move'; readonly game: string | null; readonly text: string }
  | {
      readonly name: 'new';
      readonly ruleset: string;
      /** null: the first. */
      readonly scenario: string | null;
      readonly against: 'computer' | 'person';
    }
  | { readonly name: 'join'; readonly game: string; readonly invite: string | null }
  /** What stands in a button or an option. */
  | { readonly name: 'press'; readonly id: string }
);

/** What somebody types, before it is a command. */
export interface Typing {
  readonly what: 'game' | 'choice' | 'ruleset' | 'scenario';
  readonly text: string;
  readonly game: string | null;
  readonly ruleset: string | null;
}

export interface Option {
  readonly label: string;
  /** What a press on it says. */
  readonly id: string;
}

/** For the asker's eyes alone. */
export interface Reply {
  /** Plain sentences, to be escaped; the last are the ones that matter most. */
  readonly lines: readonly string[];
  /** A page to open. */
  readonly link?: string;
  readonly question?: { readonly text: string; readonly menu: Menu };
  /** One of them is asked for. */
  readonly options?: readonly Option[];
  readonly buttons?: readonly Option[];
}
