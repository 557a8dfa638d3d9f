import type { Seen } from './platform.js';

/** How many faults are printed one by one. */
const TOLD = 10;

/** The numbers of one game. */
export class Figures {
  decisions = 0;
  presses = 0;
  private longest = '';
  private faults = 0;
  private readonly told = new Set<string>();
  private readonly ms: number[] = [];

  saw({ faults, labels, ms }: Seen): void {
    this.ms.push(ms);
    this.faults += faults.length;
    for (const fault of faults) if (this.told.size < TOLD) this.told.add(fault);
    for (const label of labels) if (label.length > this.longest.length) this.longest = label;
  }

  get isGood(): boolean {
    return this.faults === 0;
  }

  lines(): string[] {
    const sorted = [...this.ms].sort((a, b) => a - b);
    const at = (share: number): string =>
      (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    const each = (this.presses / Math.max(this.decisions, 1)).toFixed(2);
    return [
      `Played   ${this.decisions} decisions by ${this.presses} presses, ${each} each`,
      `Label    the longest has ${this.longest.length} characters: ${this.longest}`,
      `Answers  ${this.ms.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
      `Faults   ${this.faults === 0 ? 'none' : this.faults}`,
      ...[...this.told].map((fault) => `         ${fault}`),
    ];
  }
}
