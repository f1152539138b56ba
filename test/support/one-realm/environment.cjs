// jsdom copies the names of Node's globals while it loads: it has to load before a package of a spec file adds its own.
// Jest's environment would load it only with the first spec file of the front end.
require(require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] }));

const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const { globalsOfPackages } = require('./packages.cjs');

/** Node's own realm, in which packages and spec files meet; changes by a spec file are reverted. */
module.exports = class OneRealmEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null; // the legacy kind
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      process: { exit: process.exit, getBuiltinModule: process.getBuiltinModule }, // Jest has its own
      env: { ...process.env },
    };
  }

  async setup() {}

  async teardown() {
    const { globals, process: processBefore, env } = this.before;
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    restoreGlobals(globals);
    Object.assign(process, processBefore);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};

/** Also clears the metadata of our classes in TypeORM and class-validator, which they keep in globals. */
function restoreGlobals(before) {
  for (const key of Reflect.ownKeys(globalThis))
    if (!(key in before) && !globalsOfPackages.has(key)) delete globalThis[key];
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, key);
    if (now?.value !== before[key].value || now?.get !== before[key].get)
      Object.defineProperty(globalThis, key, before[key]);
  }
}
