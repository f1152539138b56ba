// The port of the product: free, or soon freed by an earlier run that was killed.
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { isFree } from '../embedded-pg/free-port.mjs';

const TIMEOUT_MS = 15_000;

/**
 * Waits for the processes of an earlier run to free the port: they end on their own when their supervisor is gone.
 * @param {number} port
 * @param {string} pidFile process ids of that run
 * @throws when another program listens on the port
 */
export async function untilPortIsFree(port, pidFile) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    if (await isFree(port)) return;
    if (!isAnyAlive(pidFile) || Date.now() > deadline)
      throw new Error(`PORT ${port} is in use by another program: set PORT to a free one`);
    await wait(100);
  }
}

function isAnyAlive(pidFile) {
  if (!fs.existsSync(pidFile)) return false;
  return Object.values(JSON.parse(fs.readFileSync(pidFile, 'utf8'))).some(isAlive);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
