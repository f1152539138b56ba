/** Spec file that killed a mutant, by the mutant's id; shared by the test runner and the sequencer of one worker. */
const killedBy = new Map();

/** Slowest run of each spec file so far, in milliseconds. */
const durations = new Map();

module.exports = { durations, killedBy };
