import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export interface SpawnedEventStoreDB {
  /** For EVENT_STORE_URL. */
  readonly url: string;
  /** Breaks every connection; new ones are accepted at once. */
  dropConnections(): void;
  stop(): Promise<void>;
}

/** The test server in its own process. */
export async function spawnEventStoreDB(): Promise<SpawnedEventStoreDB> {
  const child = spawn(
    process.execPath,
    ['--import', './tools/typescript.mjs', 'test/support/eventstoredb/main.ts'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: url.toString().trim(),
    dropConnections: () => child.kill('SIGUSR2'),
    stop: async () => {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}
