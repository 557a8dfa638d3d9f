import { canonical, type Json } from '../../rules/index.js';

export interface Receipt {
  readonly version: number;
  readonly applied: number;
  readonly stopped: string;
  readonly rolls: readonly { readonly dice: readonly number[]; readonly purpose: string }[];
}

export interface Submission {
  readonly gameId: string;
  readonly requestId: string;
  readonly version: number;
  readonly actions: readonly Json[];
}

/** The answer to a submission: its receipt, or the code of the refusal. */
export type Answer = { readonly receipt: Receipt } | { readonly refused: string };

export interface Acknowledged {
  readonly submission: Submission;
  readonly seat: string;
  readonly receipt: Receipt;
}

/** What the service has promised: every answer that its clients have got. */
export class Ledger {
  readonly played = new Map<string, Acknowledged>();
  readonly refused = new Map<string, Submission>();
  /** Promises that were broken during the run, a sentence each. */
  readonly faults: string[] = [];

  note(submission: Submission, seat: string, answer: Answer): void {
    const { requestId } = submission;
    const known = this.played.get(requestId);
    if ('receipt' in answer) {
      if (known === undefined)
        this.played.set(requestId, { submission, seat, receipt: answer.receipt });
      else if (canonical(known.receipt) !== canonical(answer.receipt))
        this.faults.push(`exactly once: request ${requestId} has two receipts`);
    } else if (known !== undefined) {
      this.faults.push(`exactly once: request ${requestId} was played, then ${answer.refused}`);
    } else {
      this.refused.set(requestId, submission);
    }
  }
}
