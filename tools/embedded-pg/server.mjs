// The running server: ends with the process that started it, even after a kill -9.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import { idsOf } from './account.mjs';

/** Ends Postgres when this shell's standard input closes, which happens when its parent ends. */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
PG=$!
( read -r _ <&3; kill -INT $PG 2>/dev/null ) &
W=$!
trap 'kill -INT $PG 2>/dev/null' INT TERM
while kill -0 $PG 2>/dev/null; do wait $PG; RC=$?; done
kill $W 2>/dev/null
exit $RC`;

const MAX_START_MS = 60_000;

/** @returns the child process with `gone`, a promise that resolves when it exits, and `logPath` */
export function spawnServer({ dataDir, native, account, env, settings }) {
  const logPath = `${dataDir}.log`;
  const log = fs.openSync(logPath, 'a');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [path.join(native, 'bin/postgres'), '-D', dataDir, ...flags];
  // detached: Ctrl-C in the terminal must not stop Postgres before the others have closed their pools
  const child = spawn('/bin/sh', ['-c', GUARD, 'pg-guard', ...command], {
    ...idsOf(account),
    env,
    cwd: '/',
    detached: true,
    stdio: ['pipe', log, log],
  });
  fs.closeSync(log);
  child.stdin.on('error', () => undefined);
  const gone = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(String(code ?? signal)));
  });
  return { child, gone, logPath };
}

/** Waits until the server responds, then creates the database if it is missing. */
export async function waitUntilReady({ child, logPath }, connection, database) {
  const deadline = Date.now() + MAX_START_MS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`postgres exited; last lines of its log:\n${lastLines(logPath)}`);
    try {
      return await ensureDatabase(connection, database);
    } catch (error) {
      if (error.code === '28P01' || Date.now() > deadline) {
        child.stdin.end();
        throw error;
      }
      await wait(25);
    }
  }
}

async function ensureDatabase(connection, database) {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      database,
    ]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const lastLines = (file) => fs.readFileSync(file, 'utf8').split('\n').slice(-8).join('\n');
