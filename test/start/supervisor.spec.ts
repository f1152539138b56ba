import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Supervisor } from '../../tools/start/supervisor.mjs';

const endless = '../test/start/endless.mjs';

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

  it('go on when their ids cannot be written', async () => {
    const said: string[] = [];
    const nowhere = path.join(folder, 'missing', 'processes.json');
    const supervisor = new Supervisor({}, (message) => said.push(message), nowhere);

    expect(() => {
      supervisor.keepRunning('kept', endless);
    }).not.toThrow();

    await supervisor.stop();
    expect(said.join()).toContain('could not be written');
  });
});
