import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { parseJson } from '../json.js';

const root = path.resolve(import.meta.dirname, '../../..');

export interface SpawnedEventStoreDB {
  /** For EVENT_STORE_URL: over TLS, as a user of the programs. */
  readonly url: string;
  /** For EVENT_STORE_ADMIN_URL. */
  readonly adminUrl: string;
  /** Breaks every connection; new ones are accepted at once. */
  dropConnections(): void;
  stop(): Promise<void>;
}

/** The test server in its own process. */
export async function spawnEventStoreDB(): Promise<SpawnedEventStoreDB> {
  const child = spawn(
    process.execPath,
    ['tools/typescript.cjs', 'test/support/eventstoredb/main.ts'],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  const { url, adminUrl } = parseJson<{ url: string; adminUrl: string }>(text.toString());
  return {
    url,
    adminUrl,
    dropConnections: () => child.kill('SIGUSR2'),
    stop: async () => {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}
