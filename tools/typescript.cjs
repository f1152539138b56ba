// node tools/typescript.cjs FILE.ts: runs a small TypeScript program without a build. A thread of a test requires it.
// It is CommonJS and synchronous: a thread can be terminated while it loads, and @swc/core may then abort the process
// if it is transforming in the background.
const Module = require('node:module');
const path = require('node:path');

const { transformFileSync } = require('@swc/core');

const isOurs = (file) => file?.endsWith('.ts') && !file.includes('/node_modules/');

/** As in tsconfig.base.json. */
const CONTRACTS_ALIAS = '@contracts/';
const contracts = path.join(__dirname, '../backend/contracts/');

/** Our imports name build output: './event-log.js' is event-log.ts. */
function sourceOf(specifier) {
  const isAlias = specifier.startsWith(CONTRACTS_ALIAS);
  if (!isAlias && !/^\.{1,2}\/.*\.js$/.test(specifier)) return specifier;
  const file = isAlias ? contracts + specifier.slice(CONTRACTS_ALIAS.length) : specifier;
  return file.replace(/\.js$/, '.ts');
}

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (specifier, parent, ...others) {
  const found = isOurs(parent?.filename) ? sourceOf(specifier) : specifier;
  return resolveFilename.call(this, found, parent, ...others);
};

/** Strips the types of our own files; `npm run typecheck` checks them. */
Module._extensions['.ts'] = (module, file) => {
  const { code } = transformFileSync(file, {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  module._compile(code, file);
};

if (require.main === module) require(path.resolve(process.argv[2]));
