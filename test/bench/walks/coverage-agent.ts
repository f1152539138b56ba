// Preloaded into the product's processes (node --import): each responds, on a socket named after its process id, the
// source files entered since the previous request.
import { Session } from 'node:inspector/promises';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

import { enteredFiles } from './entered-files.js';

const dist = path.resolve(import.meta.dirname, '../../..');
const sockets = process.env['WALKS_SOCKETS'];

/** Maps dist/backend/src/x.js to backend/src/x.ts. */
function sourceOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const file = path.relative(dist, fileURLToPath(url));
  return /^(backend|projections)\//.test(file) ? file.replace(/\.js$/, '.ts') : undefined;
}

let session: Promise<Session> | undefined;

/** Counts every call from now on. It slows the process down, so it waits for the first request. */
async function startCounting(): Promise<Session> {
  const started = new Session();
  started.connect();
  await started.post('Profiler.enable');
  await started.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return started;
}

async function takeEntered(): Promise<string[]> {
  session ??= startCounting();
  const { result } = await (await session).post('Profiler.takePreciseCoverage');
  return enteredFiles(result, sourceOf);
}

// Worker threads preload this as well but would take over the process's socket, so their files are not counted.
if (sockets !== undefined && isMainThread)
  net
    .createServer((connection) => {
      void takeEntered().then((files) => connection.end(JSON.stringify(files)));
    })
    .listen(path.join(sockets, `${process.pid}.sock`))
    .unref();
