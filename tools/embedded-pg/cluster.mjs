// The data directory: its location, its creation, and whether a server is still using it.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { canWrite, idsOf } from './account.mjs';

const exists = (dataDir) => fs.existsSync(path.join(dataDir, 'PG_VERSION'));

/** The requested folder, or one below `fallbackBase` if the account cannot access it. */
export function reachableFolder(wanted, account, fallbackBase, log) {
  if (!account) {
    fs.mkdirSync(wanted, { recursive: true, mode: 0o700 });
    return wanted;
  }
  own(wanted, account);
  if (canWrite(account, wanted)) return wanted;

  fs.rmdirSync(wanted);
  const name = createHash('sha1').update(wanted).digest('hex').slice(0, 12);
  const folder = path.join(fallbackBase, `data-${name}`);
  log(`data directory not accessible to ${account.name}: using ${folder}`);
  own(folder, account);
  return folder;
}

function own(folder, account) {
  fs.mkdirSync(folder, { recursive: true });
  fs.chownSync(folder, account.uid, account.gid);
}

/** Creates the cluster if there is none; returns its password. */
export function ensureCluster({ dataDir, native, account, env, user, password, log }) {
  const passwordFile = `${dataDir}.password`;
  const unfinished = `${dataDir}.unfinished`;
  // an interrupted initialisation would look complete
  if (fs.existsSync(unfinished)) empty(dataDir);
  if (exists(dataDir)) return password ?? fs.readFileSync(passwordFile, 'utf8').trim();

  const chosen = password ?? randomBytes(18).toString('base64url');
  fs.writeFileSync(passwordFile, `${chosen}\n`, { mode: 0o600 });
  fs.writeFileSync(unfinished, '');
  initialise({ dataDir, native, account, env, user, password: chosen });
  fs.rmSync(unfinished);
  log(`database cluster created in ${dataDir}`);
  return chosen;
}

function empty(folder) {
  for (const name of fs.readdirSync(folder))
    fs.rmSync(path.join(folder, name), { recursive: true });
}

function initialise({ dataDir, native, account, env, user, password }) {
  const handOver = path.join(os.tmpdir(), `pw-${randomBytes(6).toString('hex')}`);
  fs.writeFileSync(handOver, `${password}\n`, { mode: 0o600 });
  if (account) fs.chownSync(handOver, account.uid, account.gid);
  const { status, error, stdout, stderr } = spawnSync(
    path.join(native, 'bin/initdb'),
    [
      ...['-D', dataDir, '-U', user, '-A', 'scram-sha-256', `--pwfile=${handOver}`, '-E', 'UTF8'],
      // otherwise the encoding follows LANG: SQL_ASCII if unset, a failure if unknown
      ...['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      '--no-instructions',
    ],
    { ...idsOf(account), env, cwd: '/', encoding: 'utf8' },
  );
  fs.rmSync(handOver, { force: true });
  if (status !== 0) throw new Error(`initdb failed: ${error ?? ''} ${stdout}${stderr}`);
}

/** Waits for a server of an earlier run to end; removes the lock file of one that was killed. */
export async function waitUntilUnused(dataDir) {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  for (let tries = 0; fs.existsSync(pidFile); tries += 1) {
    const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
    if (!pid || !isPostgres(pid)) {
      if (pid) fs.rmSync(pidFile, { force: true });
      return;
    }
    if (tries > 150) throw new Error(`another PostgreSQL (pid ${pid}) is using ${dataDir}`);
    await wait(100);
  }
}

function isPostgres(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return false;
  }
}
