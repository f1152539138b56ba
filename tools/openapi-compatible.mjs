// Compares the public operations of openapi/openapi.json with those of the last release: a change that breaks existing
// programs is an error (docs/api-guide/08-versions.md). --release writes openapi/released/<version>.json, and gives the
// changes since the last one their version.
import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';

import { CHANGES, changesReleased, lastRelease, releasedDocument } from './openapi/changes.mjs';
import { breaksBetween } from './openapi/compatibility/operations.mjs';
import { releasedPart } from './openapi/compatibility/released-part.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'openapi/released');
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const current = read(path.join(root, 'openapi/openapi.json'));

if (process.argv.includes('--release')) await release();
else compare();

async function release() {
  const { version } = current.info;
  const file = path.join(folder, `${version}.json`);
  if (version !== lastRelease())
    fs.writeFileSync(
      CHANGES,
      changesReleased(fs.readFileSync(CHANGES, 'utf8'), lastRelease(), version),
    );
  fs.mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(releasedPart(current));
  fs.writeFileSync(file, await prettier.format(text, { parser: 'json', printWidth: 100 }));
  console.log(`${path.relative(root, file)} is what programs may rely on from now on`);
}

function compare() {
  const last = lastRelease();
  const breaks = breaksBetween(releasedDocument(last), current);
  for (const one of breaks) console.error(`${one} (since ${last})`);
  if (breaks.length > 0) {
    console.error(
      `${breaks.length} breaking changes: add alongside what exists, or release a new path`,
    );
    process.exit(1);
  }
}
