/** What a chaos run has found and done so far. */
export interface Report {
  readonly faults: readonly string[];
  readonly seconds: number;
  readonly kills: {
    readonly instance: number;
    readonly postgres: number;
    readonly sockets: number;
  };
  readonly games: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly requests: number;
  readonly retries: number;
  /** How many answers were errors that nobody foresaw. */
  readonly internal: number;
  readonly heard: number;
  /** How many versions were found in the database when a subscriber first heard of them. */
  readonly witnessed: number;
  /** How many webhooks arrived, accepted or not. */
  readonly mailed: number;
  readonly connections: number;
  /** How many games were played to their end after the last kill. */
  readonly finished: number;
}
