const { default: circus } = require('jest-circus/runner');

const { killedBy } = require('./killers.cjs');

/**
 * Runs a spec file until a test of it kills the mutant; once one has, the tests after it and the files after that are
 * skipped. Without it Jest runs every spec of a mutant to its end: its bail option ends the whole process.
 */
module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant === undefined)
    return circus(globalConfig, config, environment, runtime, testPath, ...rest);
  if (killedBy.has(mutant)) return skipped(testPath);

  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    await handle?.(event, state);
    if (event.name === 'test_done' && event.test.errors.length > 0) killedBy.set(mutant, testPath);
    if (event.name === 'test_start' && killedBy.has(mutant)) event.test.mode = 'skip';
  };
  return circus(globalConfig, config, environment, runtime, testPath, ...rest);
};

/** Result of a spec file that did not run; Jest rejects one without any test. */
const skipped = (testFilePath) => ({
  leaks: false,
  numFailingTests: 0,
  numPassingTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  openHandles: [],
  perfStats: {},
  skipped: true,
  snapshot: {
    added: 0,
    fileDeleted: false,
    matched: 0,
    unchecked: 0,
    uncheckedKeys: [],
    unmatched: 0,
    updated: 0,
  },
  testFilePath,
  testResults: [
    {
      ancestorTitles: [],
      failureDetails: [],
      failureMessages: [],
      fullName: testFilePath,
      numPassingAsserts: 0,
      status: 'pending',
      title: testFilePath,
    },
  ],
});
