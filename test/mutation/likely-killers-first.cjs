const { durations, killedBy } = require('./killers.cjs');

/**
 * Runs the spec that killed the previous mutant first, since that is a neighbour in the code, and then the fastest
 * ones.
 */
module.exports = class LikelyKillersFirst {
  sort(tests) {
    const last = [...killedBy.values()].at(-1);
    const rank = ({ path }) => (path === last ? -1 : (durations.get(path) ?? 0));
    return [...tests].sort((a, b) => rank(a) - rank(b));
  }

  cacheResults(_tests, { testResults }) {
    for (const { testFilePath: file, perfStats } of testResults)
      durations.set(file, Math.max(perfStats.runtime ?? 0, durations.get(file) ?? 0));
  }
};
