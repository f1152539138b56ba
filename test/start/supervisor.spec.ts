import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { freePort } from '../../tools/embedded-pg.mjs';
import { Supervisor } from '../../tools/start/supervisor.mjs';
import { until } from '../support/load.js';

const listening = '../test/start/listening.mjs';
const endless = '../test/start/endless.mjs';

/** Ids of the processes that respond, each request on a separate connection. */
async function pidsOf(port: number): Promise<Set<number>> {
  const responses = Array.from({ length: 8 }, () =>
    fetch(`http://127.0.0.1:${port}`).then(
      async (response) => Number(await response.text()),
      () => 0,
    ),
  );
  return new Set(await Promise.all(responses));
}

describe('processes of one machine', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'supervisor-'));
  const pidFile = path.join(folder, 'processes.json');
  afterAll(() => {
    fs.rmSync(folder, { recursive: true });
  });

  it('end while the start is still waiting for one of them, and none is started afterwards', async () => {
    const supervisor = new Supervisor({}, () => undefined, pidFile);
    supervisor.keepRunning('kept', endless);
    const first = supervisor.runOnce(endless);

    expect(supervisor.processes).toMatchObject([{ name: 'kept', isUp: true, restarts: 0 }]);
    await Promise.all([supervisor.stop(), expect(first).rejects.toThrow('failed')]);
    supervisor.keepRunning('late', endless);

    expect(supervisor.processes).toMatchObject([{ name: 'kept', isUp: false }]);
    await expect(supervisor.runOnce(endless)).rejects.toThrow('stopped');
    expect(Object.keys(JSON.parse(fs.readFileSync(pidFile, 'utf8')) as object)).toEqual(['kept']);
  });

  it('share one port; when one is killed the other responds, and it is restarted', async () => {
    const port = await freePort();
    const supervisor = new Supervisor({ PORT: String(port) }, () => undefined, pidFile);
    const isUp = () => supervisor.processes.map((entry) => entry.isUp);
    for (const name of ['backend-1', 'backend-2'])
      supervisor.keepRunning(name, listening, { sharesPort: true });
    await until(
      () => pidsOf(port),
      ({ size }) => size === 2,
    );
    const [killed, kept] = supervisor.processes.map(({ pid = 0 }) => pid);

    process.kill(killed ?? 0, 'SIGKILL');
    await until(
      () => pidsOf(port),
      (pids) => pids.has(kept ?? 0) && !pids.has(killed ?? 0),
    );
    await until(
      () => Promise.resolve(supervisor.processes[0]?.restarts),
      (times) => times === 1,
    );
    const pids = await until(
      () => pidsOf(port),
      ({ size }) => size === 2,
    );

    expect(pids).toContain(kept);
    expect(pids).not.toContain(killed);
    expect(supervisor.processes).toMatchObject([{ restarts: 1 }, { restarts: 0 }]);
    await supervisor.stop();
    expect(isUp()).toEqual([false, false]);
  });

  it('continue when their ids cannot be written', async () => {
    const messages: string[] = [];
    const nowhere = path.join(folder, 'missing', 'processes.json');
    const supervisor = new Supervisor({}, (message) => messages.push(message), nowhere);

    expect(() => {
      supervisor.keepRunning('kept', endless);
    }).not.toThrow();

    await supervisor.stop();
    expect(messages.join()).toContain('could not be written');
  });
});
