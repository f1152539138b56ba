// A backup of one machine's installation, taken while it runs. The folder is a DATA_DIR: `npm start` runs from it.
import fs from 'node:fs';
import path from 'node:path';

import { writeManifest } from './backup-manifest.mjs';

/** Files that every start rewrites, or that belong to the running server. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'processes.json']);
const ONLY_FOLDER = new Set(['pg_replslot', 'pg_stat_tmp', 'pg_wal']);
/** Files with the ports of the copied installation. */
const MACHINE_SPECIFIC = new Set(['database-url', 'database-owner-url', 'monitoring-ports.json']);

/**
 * Copies the database using Postgres' own procedure for copying a running server, then keys and settings next to it.
 * @param {{dataDir:string, folder:string}} places the installation, and an empty folder
 */
export async function takeBackup({ dataDir, folder }) {
  assertEmpty(folder);
  const { default: pg } = await import('pg');
  const connectionString = fs.readFileSync(path.join(dataDir, 'database-owner-url'), 'utf8');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await copyDatabase(client, path.join(folder, 'postgres'));
  } finally {
    await client.end();
  }
  for (const name of fs.readdirSync(dataDir))
    if (name !== 'postgres' && !MACHINE_SPECIFIC.has(name))
      copy(path.join(dataDir, name), path.join(folder, name));
  writeManifest(folder);
}

function assertEmpty(folder) {
  fs.mkdirSync(folder, { recursive: true });
  if (fs.readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
}

/** The slot retains the WAL of writes made during the copy until it is copied, and ends with the connection. */
async function copyDatabase(client, target) {
  const { rows } = await client.query('show data_directory');
  const source = rows[0].data_directory;
  await client.query(`select pg_create_physical_replication_slot('linehaul_backup', true, true)`);
  await client.query(`select pg_backup_start('linehaul', true)`);
  copy(source, target);
  const stopped = await client.query('select labelfile from pg_backup_stop(false)');
  const label = path.join(target, 'backup_label');
  fs.writeFileSync(label, stopped.rows[0].labelfile, { mode: 0o600 });
  own(label, fs.statSync(source));
  const written = path.join(source, 'pg_wal');
  for (const name of fs.readdirSync(written))
    copy(path.join(written, name), path.join(target, 'pg_wal', name));
  copy(`${source}.password`, `${target}.password`);
}

/** Preserves ownership and permissions, which Postgres checks. Files deleted during the copy are not needed. */
function copy(from, to) {
  const name = path.basename(from);
  const stat = fs.lstatSync(from, { throwIfNoEntry: false });
  if (!stat || NOT_COPIED.has(name)) return;
  if (stat.isDirectory()) {
    fs.mkdirSync(to, { recursive: true, mode: stat.mode });
    if (!ONLY_FOLDER.has(name))
      for (const entry of fs.readdirSync(from)) copy(path.join(from, entry), path.join(to, entry));
  } else if (stat.isFile()) copyFile(from, to);
  else return;
  own(to, stat);
}

function copyFile(from, to) {
  try {
    fs.copyFileSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function own(file, { uid, gid }) {
  if (fs.existsSync(file)) fs.chownSync(file, uid, gid);
}
