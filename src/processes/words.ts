/** What the process that leads and those that serve say to each other. */

/** It takes requests, at this address. */
export interface Listening {
  readonly listening: string;
}

/** It is asked for the figures of all. */
export interface FiguresWanted {
  readonly wants: 'figures';
}

/** The figures of all that told their own in time. */
export interface Figures {
  readonly figures: string;
}

/** Tell your figures; the answer bears the same number. */
export interface Tell {
  readonly tell: number;
}

/** The figures of one, as prom-client has them in JSON. */
export interface Told {
  readonly told: number;
  readonly metrics: object[];
}

/** No more requests: answer those in hand, close, end. */
export interface Stop {
  readonly stop: true;
}
