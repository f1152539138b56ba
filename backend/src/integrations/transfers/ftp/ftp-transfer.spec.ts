import '../../testing/errors-of-node.js';

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { selfSigned } from '../../testing/certificates.js';
import { startFtpServer, type InjectedFault } from '../../testing/ftp-server.js';
import type { OutgoingFile } from '../carrier-transfer.js';
import { describeCarrierTransfer, type ReceivingServer } from '../carrier-transfer.contract.js';
import type { OutgoingPolicy } from '../../../platform/outgoing/outgoing.policy.js';
import { loopbackPolicy } from '../../../platform/outgoing/testing/loopback-policy.js';
import { FtpTransfer } from './ftp-transfer.js';
import { newKnownHosts } from '../../testing/known-hosts.js';

const account = { username: 'linehaul', password: 'secret' };

async function startServer(protocol: 'ftp' | 'ftps'): Promise<ReceivingServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ftp-server-'));
  const inbox = path.join(folder, 'in');
  fs.mkdirSync(inbox);
  let fault: InjectedFault = 'NONE';
  const shared = { account, folder, ...(protocol === 'ftps' && { tls: selfSigned }) };
  const server = await startFtpServer({ ...shared, fault: () => fault });
  return {
    target: {
      ...account,
      server: `${protocol}://127.0.0.1`,
      port: server.port,
      path: '/in',
      apiKey: null,
      hostKeyFingerprint: protocol === 'ftps' ? selfSigned.fingerprint : null,
      knownHosts: newKnownHosts(),
    },
    received: () =>
      fs
        .readdirSync(inbox)
        .filter((name) => !name.endsWith('.part'))
        .map((name) => ({ name, body: fs.readFileSync(path.join(inbox, name), 'utf8') })),
    fill: (isFull) => {
      fault = isFull ? 'FULL' : 'NONE';
    },
    loginBytes: 40,
    startDroppingConnection: () => startFtpServer({ ...shared, fault: () => 'BREAK' }),
    stop: async () => {
      await server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

const create = (policy: OutgoingPolicy) => new FtpTransfer(policy);
describeCarrierTransfer('FTP', create, () => startServer('ftp'));
describeCarrierTransfer('FTPS', create, () => startServer('ftps'));

describe('FTPS server', () => {
  const file: OutgoingFile = { name: 'a.xml', contentType: '', body: '<a/>', idempotencyKey: '1' };
  const policy = loopbackPolicy();

  it.each([
    ['whose certificate is from an unknown authority', null, 'unknown authority'],
    ['whose certificate is not the pinned one', 'SHA256:another', 'does not match the pinned one'],
  ])('%s gets neither the password nor the file', async (_, hostKeyFingerprint, reason) => {
    const server = await startServer('ftps');

    const sending = create(policy).send(file, { ...server.target, hostKeyFingerprint });

    await expect(sending).rejects.toThrow(reason);
    expect(server.received()).toEqual([]);
    await server.stop();
  });

  it('without the configured folder is distinguished from a full one', async () => {
    const server = await startServer('ftp');

    const sending = create(policy).send(file, { ...server.target, path: '/elsewhere' });

    await expect(sending).rejects.toThrow('has no such folder');
    await server.stop();
  });
});
