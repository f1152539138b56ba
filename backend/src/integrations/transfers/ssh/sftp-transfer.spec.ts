import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadOrCreateHostKey } from '../../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../../demo/simulated-carrier/sftp/sftp-server.js';
import type { OutgoingFile } from '../carrier-transfer.js';
import { describeCarrierTransfer, type ReceivingServer } from '../carrier-transfer.contract.js';
import { loopbackPolicy } from '../../../platform/outgoing/testing/loopback-policy.js';
import { SftpTransfer } from './sftp-transfer.js';
import { newKnownHosts } from '../../testing/known-hosts.js';

const account = { username: 'linehaul', password: 'secret' };

let fullDisk: jest.SpyInstance | null = null;

/** Simulates a disk that fills up after the first bytes. */
function fillUp(): jest.SpyInstance {
  const write = fs.writeSync.bind(fs) as (descriptor: number, bytes: Buffer) => number;
  return jest.spyOn(fs, 'writeSync').mockImplementation((descriptor, bytes: unknown) => {
    write(descriptor, (bytes as Buffer).subarray(0, 1000));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
}

async function startServer(): Promise<ReceivingServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sftp-server-'));
  const inbox = path.join(folder, 'files/in');
  fs.mkdirSync(inbox, { recursive: true });
  const server = await startSftpServer({
    port: 0,
    hostKey: loadOrCreateHostKey(folder),
    account,
    folder: path.join(folder, 'files'),
    onArrival: () => undefined,
  });
  return {
    target: {
      ...account,
      server: '127.0.0.1',
      port: server.port,
      path: '/in',
      apiKey: null,
      hostKeyFingerprint: null,
      knownHosts: newKnownHosts(),
    },
    received: () =>
      fs
        .readdirSync(inbox)
        .filter((name) => !name.endsWith('.part'))
        .map((name) => ({ name, body: fs.readFileSync(path.join(inbox, name), 'utf8') })),
    fill: (isFull) => {
      fullDisk?.mockRestore();
      fullDisk = isFull ? fillUp() : null;
    },
    stop: async () => {
      await server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

describeCarrierTransfer('SFTP', (policy) => new SftpTransfer(policy), startServer);

describe('pinned host key', () => {
  const file: OutgoingFile = { name: 'a.json', contentType: '', body: '{}', idempotencyKey: '1' };

  it('rejects a different server', async () => {
    const server = await startServer();

    const sending = new SftpTransfer(loopbackPolicy()).send(file, {
      ...server.target,
      hostKeyFingerprint: 'SHA256:another',
    });

    await expect(sending).rejects.toThrow('host key');
    expect(server.received()).toEqual([]);
    await server.stop();
  });
});

describe('missing folder', () => {
  it('is named as the reason', async () => {
    const server = await startServer();
    const file: OutgoingFile = { name: 'a.json', contentType: '', body: '{}', idempotencyKey: '1' };

    const sending = new SftpTransfer(loopbackPolicy()).send(file, {
      ...server.target,
      path: '/elsewhere',
    });

    await expect(sending).rejects.toThrow('has no such folder');
    await server.stop();
  });
});
