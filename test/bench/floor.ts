import { fork } from 'node:child_process';
import path from 'node:path';

import { freePort } from '../../tools/embedded-pg.mjs';

export interface Floor {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/** Starts the bare Nest server in its own process, like the product's backend. */
export async function startFloor(databaseUrl: string): Promise<Floor> {
  const port = await freePort();
  const child = fork(path.join(import.meta.dirname, 'floor-server.js'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => {
      resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`the floor server ended (${code ?? 'signal'})`));
    });
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
