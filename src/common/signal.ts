/** A bell to wait for. If it was rung while nobody waited, the next one to wait returns at once. */
export class Signal {
  closed = false;
  private rung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Wakes whoever waits; from now on waiting returns at once. */
  close(): void {
    this.closed = true;
    this.ring();
  }

  async next(): Promise<void> {
    if (!this.rung) await new Promise<void>((done) => (this.wake = done));
    this.rung = this.closed;
    this.wake = undefined;
  }
}
