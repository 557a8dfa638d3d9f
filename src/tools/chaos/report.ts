/** What a run of chaos has seen and done so far. */
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
  /** Answers that nobody foresaw. */
  readonly internal: number;
  readonly heard: number;
  /** Versions that were in the database when the first subscriber heard of them. */
  readonly witnessed: number;
  /** Webhooks that arrived, whether or not they were taken. */
  readonly mailed: number;
  readonly connections: number;
  /** Games played to their end after the last kill. */
  readonly finished: number;
}
