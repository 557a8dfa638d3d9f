import type { Turn } from '../../kernel/phase.js';
import type { OperationFrame } from '../frames.js';
import type { OpsState } from '../state.js';

/** OPS-general.ops takes OPS from an operation, which ends when none are left. */
export function pay({ frame, done }: Turn<OpsState, OperationFrame>, ops: number): void {
  frame.ops -= ops;
  if (frame.ops <= 0) done();
}
