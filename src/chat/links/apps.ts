/** Chats in which games can be played. */
export const APPS = ['discord', 'slack'] as const;
export type App = (typeof APPS)[number];

export const APP_NAMES = { discord: 'Discord', slack: 'Slack' } as const satisfies Record<
  App,
  string
>;

/** An account of a chat. */
export interface Account {
  readonly app: App;
  /** The app's id of the account, unique within the app. */
  readonly account: string;
}
