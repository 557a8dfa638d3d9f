/** Muster, taking requests, in one process or several. */
export interface Service {
  /** Without a path. */
  readonly url: string;
  /** In good order: nothing new is taken on, what is in hand is answered. */
  close(): Promise<void>;
}
