/** A bell for one who waits; rung while nobody waits, the next one does not wait at all. */
export class Signal {
  closed = false;
  private rung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Wakes whoever waits, and from now on nobody waits. */
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
