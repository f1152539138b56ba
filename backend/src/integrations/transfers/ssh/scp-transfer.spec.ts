import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startScpServer } from '../../testing/scp-server.js';
import type { OutgoingFile } from '../carrier-transfer.js';
import { describeCarrierTransfer, type ReceivingServer } from '../carrier-transfer.contract.js';
import { loopbackPolicy } from '../../../platform/outgoing/testing/loopback-policy.js';
import { ScpTransfer } from './scp-transfer.js';
import { newKnownHosts } from '../../testing/known-hosts.js';

const account = { username: 'linehaul', password: 'secret' };
const SOME_ROOM = 50_000;

async function startServer(inbox = 'in'): Promise<ReceivingServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scp-server-'));
  fs.mkdirSync(path.join(folder, inbox));
  let room = Infinity;
  const server = await startScpServer({ account, folder, room: () => room });
  return {
    target: {
      ...account,
      server: '127.0.0.1',
      port: server.port,
      path: inbox,
      apiKey: null,
      hostKeyFingerprint: null,
      knownHosts: newKnownHosts(),
    },
    received: () =>
      fs
        .readdirSync(path.join(folder, inbox))
        .filter((name) => !name.endsWith('.part'))
        .map((name) => ({ name, body: fs.readFileSync(path.join(folder, inbox, name), 'utf8') })),
    fill: (isFull) => {
      room = isFull ? SOME_ROOM : Infinity;
    },
    stop: async () => {
      await server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

describeCarrierTransfer('SCP', (policy) => new ScpTransfer(policy), startServer);

describe('SCP transfer', () => {
  const file: OutgoingFile = { name: 'a.csv', contentType: '', body: 'x', idempotencyKey: '1' };
  const policy = loopbackPolicy();

  it('uses the configured folder, whatever characters its name has', async () => {
    const server = await startServer("it's; rm -rf $(HOME)");

    await new ScpTransfer(policy).send(file, server.target);

    expect(server.received()).toEqual([{ name: 'a.csv', body: 'x' }]);
    await server.stop();
  });

  it('is rejected when the host key is not the pinned one', async () => {
    const server = await startServer();

    const sending = new ScpTransfer(policy).send(file, {
      ...server.target,
      hostKeyFingerprint: 'SHA256:another',
    });

    await expect(sending).rejects.toThrow('host key');
    expect(server.received()).toEqual([]);
    await server.stop();
  });
});
