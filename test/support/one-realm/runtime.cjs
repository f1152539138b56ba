const { compileFunction } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

const { loadOnce } = require('./packages.cjs');

/** Its registry refuses a metric of the same name: our modules, made anew, need it anew. */
const FRESH = /\/node_modules\/prom-client\//;
const isShared = (file) =>
  /\.[cm]?js$/.test(file) && file.includes('/node_modules/') && !FRESH.test(file);

/**
 * Loads packages as Node does, once a worker, and only our own modules anew for every spec file: to load Nest, TypeORM
 * and their like again each time was two thirds of what an integration test took. Both live in the realm of Node
 * (see environment.cjs), so that an Array, a Date or an Error of the one is one for the other.
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
