// A regular user: alternately requests a list and the health check, in a separate thread, so that the test's own load
// does not distort the times. Posts every response time; ends on a message from the test.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 50;
const TIMEOUT_MS = 15_000;
const { url, token } = workerData;

const requests = [
  ['health', () => fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) })],
  [
    'list',
    () =>
      fetch(`${url}/api/v1/consignment/list?permission=READ_CONSIGNMENT&size=25&page=0`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"search":"","criteriaFilters":[]}',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  ],
];

let isStopped = false;
parentPort.once('message', () => {
  isStopped = true;
});

for (let turn = 0; !isStopped; turn += 1) {
  const [what, call] = requests[turn % requests.length];
  const startedAt = performance.now();
  const status = await call().then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    (error) => String(error.cause ?? error),
  );
  parentPort.postMessage({ what, status, ms: performance.now() - startedAt });
  await sleep(PAUSE_MS);
}
process.exit();
