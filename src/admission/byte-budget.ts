/** The bytes on their way that one connection keeps in memory. */
export class Stay {
  bytes = 0;

  /** `network`: whose connection it is; `cut` ends the connection. */
  constructor(
    readonly network: string,
    readonly cut: () => void,
  ) {}
}

/**
 * A limit on the bytes on their way, over all connections. When it is exceeded, the network with the most bytes loses
 * its oldest connection: whoever takes most gives way, and nobody else.
 */
export class ByteBudget {
  /** The oldest ones first. */
  private readonly stays = new Set<Stay>();
  private total = 0;

  constructor(private readonly bytes: number) {}

  /** Notes that `bytes` have come; a negative number: that they have gone. */
  add(stay: Stay, bytes: number): void {
    const after = Math.max(0, stay.bytes + bytes);
    this.total += after - stay.bytes;
    stay.bytes = after;
    if (after === 0) this.stays.delete(stay);
    else this.stays.add(stay);
    while (this.total > this.bytes) this.cutOne();
  }

  leave(stay: Stay): void {
    this.add(stay, -stay.bytes);
  }

  private cutOne(): void {
    const shares = new Map<string, number>();
    for (const { network, bytes } of this.stays)
      shares.set(network, (shares.get(network) ?? 0) + bytes);
    const most = Math.max(...shares.values());
    const oldest = [...this.stays].find(({ network }) => shares.get(network) === most);
    if (oldest === undefined) return;
    this.leave(oldest);
    oldest.cut();
  }
}
