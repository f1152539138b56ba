// Writes openapi/openapi.json, the API as OpenAPI 3.1, from the compiled controllers and the types of their sources,
// the types of clients/typescript from that, and the chapter of changes since the last release. --check fails if a file is out of date. Builds the server first.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';

const root = path.resolve(import.meta.dirname, '..');

const { status } = spawnSync(process.execPath, ['tools/build.mjs', '--server'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const { buildDocument } = await import('./openapi/document.mjs');
const { buildClientTypes } = await import('./openapi/client-types.mjs');
const { CHANGES, changesOf } = await import('./openapi/changes.mjs');
const { readGuide } = await import('./openapi/guide.mjs');
const document = await buildDocument();
await write(CHANGES, changesOf(document));
document.info.description = readGuide();
const files = { 'openapi/openapi.json': JSON.stringify(document) };
for (const [name, text] of Object.entries(await buildClientTypes(document)))
  files[`clients/typescript/src/generated/${name}`] = text;

for (const [name, text] of Object.entries(files)) await write(path.join(root, name), text);
process.exit(process.exitCode ?? 0);

async function write(file, text) {
  const rules = await prettier.resolveConfig(file);
  const formatted = await prettier.format(text, { ...rules, filepath: file });
  if (!process.argv.includes('--check')) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, formatted);
  } else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== formatted) {
    console.error(`${path.relative(root, file)} is out of date: run npm run openapi`);
    process.exitCode = 1;
  }
}
