/** More failed files than this are no matter of a busy machine: they are not run again. */
const FEW = 5;

const failedFiles = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** Paths of the spec files to run once more, by themselves, after a run of the whole suite; none where many failed. */
export function toRunAgain(report) {
  const failed = failedFiles(report);
  return failed.length > FEW ? [] : failed;
}

const passedIn = ({ assertionResults }) =>
  assertionResults.filter(({ status }) => status === 'passed').length;

/** A spec file that cannot be loaded has no counted tests, but it has failed. */
const failedIn = ({ numFailedTests, numRuntimeErrorTestSuites }) =>
  numFailedTests + numRuntimeErrorTestSuites;

/**
 * What came of a run (jest's report) and of the second run of files that failed in it (`again`; null: there was none).
 * `unsteady`: paths of files that passed only by themselves.
 */
export function outcomeOf(report, again) {
  if (again === null)
    return { passed: report.numPassedTests, failed: failedIn(report), unsteady: [] };
  const repeated = again.testResults.map(({ name }) => name);
  const before = report.testResults.filter(({ name }) => repeated.includes(name));
  const passed = before.reduce((sum, file) => sum - passedIn(file), report.numPassedTests);
  const failed = failedFiles(again);
  return {
    passed: passed + again.numPassedTests,
    failed: failedIn(again),
    unsteady: repeated.filter((name) => !failed.includes(name)),
  };
}
