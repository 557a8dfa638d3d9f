// Loaded before spec files: what jest-light-runner leaves out. A test that has no answer must not hold the others up for ever,
// and what a file has put in the place of something goes with it.
import { addEventHandler } from 'jest-circus';

/** What a test, or what is done before and after it, may take where it names no limit of its own, in ms. */
const LIMIT_MS = 30_000;
/** A limit ends what hangs; it does not measure: a slow and busy machine has that many times as long. */
const PATIENCE = 3;
// As they are before any test puts a clock of its own in their place.
const { setTimeout, clearTimeout } = globalThis;

/** Promises that failed with nobody to hear of it since the last test; they would end the thread, with all its results. */
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

addEventHandler(({ name }, { currentDescribeBlock }) => {
  const { children, hooks } = currentDescribeBlock;
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : null;
  if (added?.fn) added.fn = within(added.fn, PATIENCE * (added.timeout ?? LIMIT_MS));
});

// The processes that tests start are to be as their users start them.
delete process.env.NODE_OPTIONS;
