import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-start-'));

test.afterAll(() => {
  fs.rmSync(scratch, { recursive: true, force: true });
});

const aFile = path.join(scratch, 'a-file');
fs.writeFileSync(aFile, '');

for (const [name, value, expected] of [
  ['PORT', '70000', "PORT is '70000': expected a number from 1 to 65535"],
  ['PORT', 'web', "PORT is 'web': expected a number from 1 to 65535"],
  ['DEMO', 'yes', "DEMO is 'yes': expected true or false"],
  ['DATA_DIR', aFile, `DATA_DIR is '${aFile}': expected a writable folder`],
  ['DATABASE_URL', 'mysql://root:secret@db/x', 'DATABASE_URL is invalid'],
  ['EVENT_STORE_URL', 'http://admin:secret@es', 'EVENT_STORE_URL is invalid'],
] as const) {
  test(`npm start names what is wrong: ${name}=${value.replace(aFile, 'a file')}`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: scratch, [name]: value },
      encoding: 'utf8',
    });

    expect(status).toBe(1);
    expect(stderr).toContain(expected);
    expect(stderr).not.toContain('secret');
  });
}
