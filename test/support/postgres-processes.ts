import fs from 'node:fs';
import path from 'node:path';

import pg from 'pg';

/** Process id of the embedded Postgres of a product. @throws while it starts: 0 would mean the caller's own processes */
export function postmasterOf(dataDir: string): number {
  const [pid = ''] = fs
    .readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8')
    .split('\n');
  if (!(Number(pid) > 0)) throw new Error('Postgres is starting');
  return Number(pid);
}

/** Its current child processes: connections, writers, checkpointer. */
export function postgresChildrenOf(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
}

/** Stops all of its processes, like hanging storage; returns a function that resumes them. */
export function freezePostgres(dataDir: string): () => void {
  // the postmaster first
  const frozen = [postmasterOf(dataDir)];
  process.kill(frozen[0] ?? 0, 'SIGSTOP');
  for (const pid of postgresChildrenOf(dataDir)) if (signal(pid, 'SIGSTOP')) frozen.push(pid);
  return () => {
    for (const pid of frozen.splice(0).reverse()) signal(pid, 'SIGCONT');
  };
}

/**
 * Suspends the processes that notify the backends of changes, like a slow network; returns a function that resumes
 * them.
 */
export async function delayNotifications(dataDir: string): Promise<() => void> {
  const database = new pg.Client({
    connectionString: fs.readFileSync(path.join(dataDir, 'database-owner-url'), 'utf8'),
  });
  await database.connect();
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'linehaul listener'`,
  );
  await database.end();
  const stopped = rows.map(({ pid }) => pid).filter((pid) => signal(pid, 'SIGSTOP'));
  return () => {
    for (const pid of stopped) signal(pid, 'SIGCONT');
  };
}

/** False if it has already ended. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function parentOf(pid: number): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/** As root, its files may be elsewhere, reached through a link. */
const clusterOf = (dataDir: string): string => fs.realpathSync(path.join(dataDir, 'postgres'));
