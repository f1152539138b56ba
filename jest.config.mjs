/**
 * One Jest for every side, everything as CommonJS: no experimental flag, and packages that `require` the ESM-only
 * Nest still work. The product itself stays ESM.
 */
const swc = (transform, parser) => [
  '<rootDir>/tools/jest-swc.cjs',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, ...parser },
      transform,
    },
    module: { type: 'commonjs' },
  },
];

const aliases = {
  '^@contracts/(.*?)(\\.js)?$': '<rootDir>/backend/contracts/$1',
  '^@event-store/(.*?)(\\.js)?$': '<rootDir>/backend/event-store/$1',
  '^@monitoring/(.*?)(\\.js)?$': '<rootDir>/backend/monitoring/$1',
  '^@read-models/(.*?)(\\.js)?$': '<rootDir>/projections/read-models/$1',
  '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'], // first our *.ts, then a package's *.js
};

const server = {
  setupFiles: ['reflect-metadata'],
  testEnvironment: '<rootDir>/test/support/one-realm/environment.cjs',
  runtime: '<rootDir>/test/support/one-realm/runtime.cjs',
  moduleNameMapper: aliases,
  modulePathIgnorePatterns: ['<rootDir>/\\.stryker/'],
  transformIgnorePatterns: [],
  transform: {
    '\\.(ts|js|mjs)$': swc({
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
    }),
  },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...server,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/test/support/jest-timeout.ts'],
      testMatch: ['<rootDir>/{backend,projections,demo,test,clients}/**/*.spec.ts'],
      testPathIgnorePatterns: [
        '\\.int\\.spec\\.ts$',
        '/test/(acceptance|pictures)/',
        '/node_modules/',
        '/dist/',
      ],
    },
    {
      ...server,
      displayName: 'integration',
      setupFilesAfterEnv: ['<rootDir>/test/support/jest-timeout.ts'],
      testMatch: ['<rootDir>/{backend,projections,demo,test}/**/*.int.spec.ts'],
      globalSetup: '<rootDir>/test/support/start-postgres.mjs',
      globalTeardown: '<rootDir>/test/support/stop-postgres.mjs',
    },
    {
      displayName: 'ui',
      testEnvironment: '<rootDir>/test/support/jsdom-env.mjs',
      testMatch: ['<rootDir>/frontend/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/ui-setup.ts'],
      moduleNameMapper: { ...aliases, '\\.(css|woff2)$': '<rootDir>/test/support/empty.cjs' },
      modulePathIgnorePatterns: ['<rootDir>/\\.stryker/'],
      transformIgnorePatterns: [],
      transform: { '\\.(tsx?|js|mjs)$': swc({ react: { runtime: 'automatic' } }, { tsx: true }) },
    },
  ],
};
