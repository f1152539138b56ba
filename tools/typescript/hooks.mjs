// Strips the types of our own files on load; `npm run typecheck` checks them.
import { fileURLToPath } from 'node:url';

import { transformFile } from '@swc/core';

const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');

/** As in tsconfig.base.json. */
const CONTRACTS_ALIAS = '@contracts/';
const contracts = new URL('../../backend/contracts/', import.meta.url);

/** Our imports name build output: './event-log.js' is event-log.ts. */
export function resolve(specifier, context, next) {
  const isAlias = isOurs(context.parentURL) && specifier.startsWith(CONTRACTS_ALIAS);
  const isSource = isAlias || (isOurs(context.parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier));
  if (!isSource) return next(specifier, context);
  const place = isAlias
    ? new URL(specifier.slice(CONTRACTS_ALIAS.length), contracts).href
    : specifier;
  return next(place.replace(/\.js$/, '.ts'), context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts') || !isOurs(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
