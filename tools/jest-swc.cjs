// @swc/jest for our TypeScript; for packages: only what is ESM becomes CommonJS, the rest passes through untouched.
// (Nest 12 is ESM only; Jest can require() ESM only on Node >= 24.9; @nestjs/throttler 6 is CommonJS and requires Nest.)
const fs = require('node:fs');
const path = require('node:path');
const { createTransformer } = require('@swc/jest');

const types = new Map();
function packageType(dir) {
  if (types.has(dir)) return types.get(dir);
  let t;
  try {
    t = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')).type ?? 'commonjs';
  } catch {
    t = path.dirname(dir) === dir ? 'commonjs' : packageType(path.dirname(dir));
  }
  types.set(dir, t);
  return t;
}
const isEsm = (f) =>
  f.endsWith('.mjs') || (!f.endsWith('.cjs') && packageType(path.dirname(f)) === 'module');

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    const skip = (f) => f.includes('/node_modules/') && !isEsm(f);
    return {
      canInstrument: swc.canInstrument ?? false,
      getCacheKey: (src, f, o) => (skip(f) ? `raw-${f}-${src.length}` : swc.getCacheKey(src, f, o)),
      process: (src, f, o) => (skip(f) ? { code: src } : swc.process(src, f, o)),
    };
  },
};
