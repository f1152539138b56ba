import { areas } from './areas.mjs';

const area = process.env.MUTATION_AREA;
const { root, code, lowest } = areas[area];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    ...code.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.{ts,tsx}`)),
    '!**/*.{spec,contract,fixture}.{ts,tsx}',
    '!**/testing/**',
  ],
  ignorePatterns: [
    '/*',
    `!/{backend,projections,${root.split('/')[0]},test,tools}`,
    '!/*.{json,mjs}',
    '/test/*',
    '!/test/{mutation,support}',
  ],
  testRunner: 'jest',
  jest: { configFile: 'test/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  disableTypeChecks: true,
  ignoreStatic: true,
  concurrency: 1, // a second Jest would compete for the same two cores
  incremental: true,
  incrementalFile: `.stryker/${area}.incremental.json`,
  tempDirName: '.stryker/sandbox',
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: `.stryker/${area}.json` },
  htmlReporter: { fileName: `.stryker/${area}.html` },
  clearTextReporter: { reportTests: false, reportMutants: false, allowColor: false },
  thresholds: { high: 92, low: lowest, break: lowest },
};
