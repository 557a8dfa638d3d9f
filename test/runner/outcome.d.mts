interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}
/** The parts of jest's `--json` report that are read. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly TestFile[];
}
export function toRunAgain(report: Report): string[];
export function outcomeOf(
  report: Report,
  again: Report | null,
): { passed: number; failed: number; unsteady: string[] };
