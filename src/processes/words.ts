/** What the process that leads and those that serve say to each other. */

/** It takes requests, at this address. */
export interface Listening {
  readonly listening: string;
}

/** It is asked for the figures of all. */
export interface FiguresWanted {
  readonly wants: 'figures';
}

/** The figures of all; null where one did not tell its own in time. */
export interface Figures {
  readonly figures: string | null;
}

/** No more requests: answer those in hand, close, end. */
export interface Stop {
  readonly stop: true;
}
