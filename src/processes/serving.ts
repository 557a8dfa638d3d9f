/** A running service, in one process or several. */
export interface Service {
  /** Base URL, without a path. */
  readonly url: string;
  /** Stops properly: nothing new is accepted, and requests in hand are answered. */
  close(): Promise<void>;
}
