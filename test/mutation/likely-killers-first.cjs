const { durations, killedBy } = require('./killers.cjs');

/** Puts the spec first that killed the mutant before, a neighbour in the code, and then the quick ones. */
module.exports = class LikelyKillersFirst {
  sort(tests) {
    const last = [...killedBy.values()].at(-1);
    const rank = ({ path }) => (path === last ? -1 : (durations.get(path) ?? 0));
    return [...tests].sort((one, other) => rank(one) - rank(other));
  }

  cacheResults(_tests, { testResults }) {
    for (const { testFilePath: file, perfStats } of testResults)
      durations.set(file, Math.max(perfStats.runtime ?? 0, durations.get(file) ?? 0));
  }
};
