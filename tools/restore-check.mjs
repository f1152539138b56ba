// npm run restore:check [-- FOLDER]: backs this installation up, restores it into a separate folder, and checks every
// event, number and read model there. The backup stays in FOLDER if one is given. With -- --of FOLDER it checks an
// earlier backup, first file by file, then on a copy.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { findDamage } from './start/backup-manifest.mjs';
import { takeBackup } from './start/backup.mjs';
import { startDatabase, withEmbeddedDatabase } from './start/database.mjs';

const root = path.resolve(import.meta.dirname, '..');
const CHECKS = [
  'backend/src/migrate.js',
  'projections/src/audit-verify.js',
  'backend/src/verify-snapshots.js',
];

const run = (file, environment, ...args) =>
  spawnSync(process.execPath, [path.join(root, file), ...args], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  }).status === 0;

/** Creates a folder that Postgres' account can access. */
function newFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-restored-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}

async function isIntact(folder, { EVENT_STORE_URL }) {
  const server = await startDatabase({ dataDir: folder });
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    ...(EVENT_STORE_URL && { EVENT_STORE_URL }),
  };
  try {
    return CHECKS.every((file) =>
      run(path.join('dist', file), {
        ...environment,
        ...(file.endsWith('migrate.js') && { DATABASE_OWNER_URL: server.ownerUrl }),
      }),
    );
  } finally {
    await server.stop();
  }
}

/**
 * Checks an earlier backup: files as written, and data intact when started. Works on a copy, to leave the backup
 * unchanged.
 */
async function checkExistingBackup(backup, environment) {
  const damage = findDamage(backup);
  for (const line of damage) console.error(line);
  const folder = newFolder();
  fs.cpSync(backup, folder, { recursive: true, preserveTimestamps: true });
  own(backup, folder);
  const intact = damage.length === 0 && (await isIntact(folder, environment));
  fs.rmSync(folder, { recursive: true });
  console.log(`${backup}: ${intact ? 'no defects' : 'DEFECTIVE'}`);
  return intact ? 0 : 1;
}

/** Postgres requires its own ownership and permissions, which copying does not preserve. */
function own(from, to) {
  const { uid, gid, mode } = fs.lstatSync(from);
  fs.chownSync(to, uid, gid);
  fs.chmodSync(to, mode);
  if (!fs.lstatSync(from).isDirectory()) return;
  for (const name of fs.readdirSync(from)) own(path.join(from, name), path.join(to, name));
}

async function check(environment) {
  const [kept, earlier] = process.argv.slice(2);
  if (kept === '--of' && earlier) return checkExistingBackup(path.resolve(earlier), environment);
  const folder = kept ? path.resolve(kept) : newFolder();
  const startedAt = Date.now();
  await takeBackup({ dataDir: environment.DATA_DIR, folder });
  const takenAt = Date.now();
  const intact = await isIntact(folder, environment);
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(
    `backup taken in ${seconds(startedAt, takenAt)}, restored and checked in ${seconds(takenAt, Date.now())}: ` +
      (intact ? 'no defects' : 'DEFECTIVE'),
  );
  if (kept) console.log(`kept in ${folder}: start it with DATA_DIR=${folder} npm start`);
  else fs.rmSync(folder, { recursive: true });
  return intact ? 0 : 1;
}

if (process.env.DATABASE_URL) {
  console.error(
    'DATABASE_URL is set, so the database is not in DATA_DIR: see docs/operations.md, Backup and restore',
  );
  process.exit(1);
}
if (!run('tools/build.mjs', {}, '--server')) process.exit(1);
process.exitCode = await withEmbeddedDatabase(check);
