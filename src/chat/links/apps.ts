/** Chats in which games can be played. */
export const APPS = ['discord', 'slack'] as const;
export type App = (typeof APPS)[number];

export const APP_NAMES = { discord: 'Discord', slack: 'Slack' } as const satisfies Record<
  App,
  string
>;

/** Somebody in a chat. */
export interface Account {
  readonly app: App;
  /** As the app knows it; no other account of that app has the same. */
  readonly account: string;
}
