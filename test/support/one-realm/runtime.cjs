const { compileFunction } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

const { loadOnce } = require('./packages.cjs');

/** prom-client's registry rejects a second metric of the same name, so the package is reloaded with our modules. */
const FRESH = /\/node_modules\/prom-client\//;
const isShared = (file) =>
  /\.[cm]?js$/.test(file) && file.includes('/node_modules/') && !FRESH.test(file);

/**
 * Loads packages as Node does, once per worker, and only our own modules for every spec file: loading Nest, TypeORM
 * and others each time was two thirds of an integration test. Both run in Node's realm (see environment.cjs), so
 * that Array, Date and Error are the same.
 */
module.exports = class OneRealmRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isActual) {
    const isJests = options?.isInternalModule;
    if (isJests || (name && this._resolution.isCoreModule(name)))
      return super.requireModule(from, name, options, isActual);
    const file = name ? this._resolution.resolveCjs(from, name) : from;
    return isShared(file) ? loadOnce(file) : super.requireModule(from, name, options, isActual);
  }
};
