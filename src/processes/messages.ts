/** What the process that leads and those that serve say to each other. */

/** From a serving process: it takes requests now, at this address. */
export interface Listening {
  readonly listening: string;
}

/** From a serving process that was asked for `/metrics`: it needs the figures of all processes. */
export interface FiguresWanted {
  readonly wants: 'figures';
}

/** To the process that wanted them: the figures of all that told their own in time. */
export interface Figures {
  readonly figures: string;
}

/** To each serving process: it is to tell its figures, in an answer that bears the same number. */
export interface Tell {
  readonly tell: number;
}

/** From a serving process: its figures, as prom-client has them in JSON. */
export interface Told {
  readonly told: number;
  readonly metrics: object[];
}

/** To each serving process: it is to take no more requests, answer those it has, close and end. */
export interface Stop {
  readonly stop: true;
}
