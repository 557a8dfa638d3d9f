// Loaded before spec files, for what jest-light-runner leaves out: a test that hangs is ended and does not hold up the
// others; a test in which no expect was reached fails, as it has shown nothing, and so does a describe without tests;
// whatever a spec file has replaced is restored after it.
import { addEventHandler } from 'jest-circus';

/** The time limit for a test or hook that sets none of its own, in ms. */
const LIMIT_MS = 30_000;
/** A limit is there to end what hangs, not to measure: limits are multiplied by this for slow and busy machines. */
const PATIENCE = 3;
// The real timers, taken before a test replaces them.
const { setTimeout, clearTimeout } = globalThis;

/**
 * Promises that were rejected without a handler since the last test; they would end the thread with all its results.
 */
const unheard = [];
process.on('unhandledRejection', (error) => unheard.push(error));

function within(work, limit) {
  return async () => {
    unheard.length = 0;
    let timer;
    const late = new Promise((_, fail) => {
      const says = `not done within ${limit} ms`;
      timer = setTimeout(() => fail(new Error(says)), limit);
    });
    try {
      await Promise.race([work(), late]);
      if (unheard.length > 0) throw unheard[0];
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Makes a test fail if it reaches no expect: a test that never asserts anything could never fail. */
export function asserting(work) {
  return async () => {
    const before = expect.getState().assertionCalls;
    await work();
    if (expect.getState().assertionCalls === before)
      throw new Error('no expect was reached: the test has shown nothing');
  };
}

addEventHandler(({ name }, { currentDescribeBlock }) => {
  const { children, hooks } = currentDescribeBlock;
  if (name === 'add_test' && children.at(-1)?.fn)
    children.at(-1).fn = asserting(children.at(-1).fn);
  // The describe block that has just ended is the last child of its parent.
  if (name === 'finish_describe_definition' && children.at(-1)?.children.length === 0)
    throw new Error(`no test in ${children.at(-1).name}`);
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : null;
  if (added?.fn) added.fn = within(added.fn, PATIENCE * (added.timeout ?? LIMIT_MS));
});

// Processes that tests start get the environment that users have.
delete process.env.NODE_OPTIONS;
