// Postgres refuses to run as root: selects an existing unprivileged account, and creates none.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

function accountNamed(name) {
  const fields = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([first]) => first === name);
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]), name };
}

/** Account to run Postgres as; undefined for the current one. */
export function accountFor(dataDir) {
  if (process.platform === 'win32' || process.getuid() !== 0) return undefined;
  const cluster = fs.statSync(path.join(dataDir, 'PG_VERSION'), { throwIfNoEntry: false });
  if (cluster && cluster.uid !== 0)
    return { uid: cluster.uid, gid: cluster.gid, name: `uid ${cluster.uid}` };

  const account = [process.env.PG_RUN_AS, 'postgres', 'nobody']
    .map((name) => name && accountNamed(name))
    .find((found) => found && found.uid !== 0);
  if (!account)
    throw new Error(
      'running as root, and neither PG_RUN_AS, postgres nor nobody exists in /etc/passwd',
    );
  return account;
}

export const idsOf = (account) => (account ? { uid: account.uid, gid: account.gid } : {});

/** Whether the account can run the command. */
export const canRun = (account, command, args) =>
  spawnSync(command, args, { ...idsOf(account), stdio: 'ignore', cwd: '/' }).status === 0;

export const canWrite = (account, folder) =>
  canRun(account, '/bin/sh', ['-c', 'cd "$1" && [ -w . ]', 'sh', folder]);
