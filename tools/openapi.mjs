// Writes openapi/openapi.json, the API as OpenAPI 3.1, from the compiled controllers and the types of their sources.
// --check fails if the file is out of date. Builds the server first.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'openapi/openapi.json');

const { status } = spawnSync(process.execPath, ['tools/build.mjs', '--server'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const { makeDocument } = await import('./openapi/document.mjs');
const text = await prettier.format(JSON.stringify(await makeDocument()), {
  ...(await prettier.resolveConfig(file)),
  parser: 'json',
});
if (!process.argv.includes('--check')) {
  fs.writeFileSync(file, text);
} else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
  console.error('openapi/openapi.json is out of date: npm run openapi');
  process.exit(1);
}
process.exit(0);
