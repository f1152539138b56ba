// Strips the types of our own files on load; `npm run typecheck` checks them.
import { fileURLToPath } from 'node:url';

import { transformFile } from '@swc/core';

const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');

/** Our imports name the build output: './event-log.js' is event-log.ts. */
export function resolve(specifier, context, next) {
  const isSource = isOurs(context.parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier);
  return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
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
