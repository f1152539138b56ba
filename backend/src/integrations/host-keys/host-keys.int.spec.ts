import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';
import type { ConnectionTestView } from '@contracts/views/connection-test.view.js';
import type { HostKeyView } from '@contracts/views/host-key.view.js';

import { newHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../demo/simulated-carrier/sftp/sftp-server.js';
import { systemActor } from '../../platform/actor.js';
import { LOOPBACK } from '../../platform/outgoing/outgoing-policy.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { someTariffs } from '../../pricing/testing/some-tariffs.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { FeedSources } from '../feeds/feed-sources.js';
import { CarrierConnections } from '../records/carrier-connections.js';
import { SftpTransfer } from '../transfers/ssh/sftp-transfer.js';
import { HostKeyRepository } from './host-key.repository.js';

const account = { username: 'linehaul', password: 'the password' };
const file = { name: 'a.json', contentType: '', body: '{}', idempotencyKey: '1' };

let backend: RunningBackend;
let admin: TestClient;
let reader: TestClient;
let otherAdmin: TestClient;
let folder: string;
let server: Awaited<ReturnType<typeof startSftpServer>>;
let port: number;

beforeAll(async () => {
  backend = await startBackend('host_keys', [], { OUTGOING_ALLOW: LOOPBACK });
  await someTariffs(backend);
  await backend.database.query(`
    update carrier set data_transfer_options = '{SFTP,SCP,FTP,API}' where id = 1;
    insert into customer_carrier (id, customer_id, carrier_id) values (3, 2, 1)`);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  reader = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
  otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
});
afterAll(() => backend.stop());

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-keys-'));
  fs.mkdirSync(path.join(folder, 'in'));
  await backend.database.query('delete from host_key');
  port = 0;
  await restart();
  await save({});
});
afterEach(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

/** A server with a new key, on the same port once there is one. */
async function restart(hostKey = newHostKey()) {
  server = await startSftpServer({ port, hostKey, account, folder, onArrival: () => undefined });
  port = server.port;
}

async function changeKey() {
  await server.close();
  await restart();
}

const settings = () => ({
  carrier: { id: 1 },
  transferType: 'SFTP',
  server: '127.0.0.1',
  port,
  path: '/in',
  bookingServer: 'http://127.0.0.1',
  ...account,
});
const feed = () => ({
  difotServer: 'sftp://127.0.0.1/',
  difotPort: port,
  difotPath: '/in',
  difotUsername: account.username,
  difotPassword: account.password,
});

async function save(more: object) {
  const body = { id: 1, ...settings(), ...feed(), ...more };
  const saved = await admin.ask<CustomerCarrierView>('PUT', 'customer-carrier?customerId=1', body);
  expect(saved.status).toBe(200);
}

const connections = () =>
  new CarrierConnections(
    backend.database,
    backend.app.get(SecretBox),
    backend.app.get(HostKeyRepository),
  );

async function send(): Promise<unknown> {
  const carrier = { customerCarrierId: 1, clientCarrierAccountId: 1 };
  const { target } = await connections().find(carrier);
  if (!target) throw new Error('no target');
  return new SftpTransfer(loopbackPolicy()).send(file, target);
}

async function readFeed(): Promise<void> {
  const [found] = await connections().feeds();
  if (!found) throw new Error('no feed');
  for await (const page of new FeedSources(loopbackPolicy()).of(found).pagesAfter('', found))
    expect(page.file).toBeDefined();
}

const test = async (more: object = {}) => {
  const body = { kind: 'TRANSFER', ...settings(), ...more };
  const url = 'customer-carrier/test?customerId=1';
  return (await admin.ask<ConnectionTestView>('POST', url, body)).body;
};
const identified = ({ steps }: ConnectionTestView) => steps.find(({ name }) => name === 'Host key');

async function hostKeys(by = admin, customerId = 1): Promise<HostKeyView[]> {
  const url = `customer-carrier/host-key?customerId=${customerId}`;
  return (await by.ask<{ hostKeys: HostKeyView[] }>('GET', url)).body.hostKeys;
}
const onlyKey = async () => (await hostKeys())[0]!;

const entries = () =>
  backend.database.query<
    { actor: { name: string }; before: object | null; after: object | null }[]
  >(`select actor, before, after from audit_entry where record_type = 'host_key' order by id desc`);

describe('H12 the host key of an SSH server', () => {
  it('is pinned by a test at first contact, for the transfer and the feed of the same server', async () => {
    const first = identified(await test());
    const { fingerprint, acceptedBy, refused, server: met } = await onlyKey();

    expect(first).toMatchObject({ outcome: 'DONE' });
    expect(first?.words).toBe(`first contact, pinned: ${fingerprint}`);
    expect({ met, acceptedBy, refused }).toEqual({
      met: `127.0.0.1:${port}`,
      acceptedBy: null,
      refused: null,
    });
    expect(identified(await test())?.words).toBe(`${fingerprint}, the pinned one`);
    await send();
    await readFeed();
    expect(await hostKeys()).toHaveLength(1);
  });

  it.each([
    ['a transfer', send],
    ['a feed', readFeed],
  ])(
    'is pinned by %s at first contact, audited, and another one is refused',
    async (_, contact) => {
      await contact();
      const before = await onlyKey();
      const [entry] = await entries();
      expect(entry).toMatchObject({
        actor: { name: 'Worker' },
        before: null,
        after: { fingerprint: before.fingerprint, server: `127.0.0.1:${port}` },
      });

      await changeKey();

      await expect(contact()).rejects.toThrow(
        new RegExp(
          `127.0.0.1:${port} is not the server it was: its host key is another one, SHA256:`,
        ),
      );
      const after = await onlyKey();
      expect(after.fingerprint).toBe(before.fingerprint);
      expect(after.refused?.fingerprint).toMatch(/^SHA256:/);
      expect(after.refused?.fingerprint).not.toBe(before.fingerprint);
      expect(fs.readdirSync(path.join(folder, 'in')).length).toBeLessThanOrEqual(1);
    },
  );

  it('is named by a test that finds another one, and sends no password', async () => {
    await test();
    await changeKey();

    const result = await test();

    expect(result.isPassed).toBe(false);
    expect(identified(result)).toMatchObject({ outcome: 'FAILED' });
    expect(identified(result)?.words).toContain('its host key is another one');
    expect(result.steps.find(({ name }) => name === 'Signed in')?.outcome).toBe('NOT_TRIED');
  });

  it('is pinned once by those that meet the server at once; the others compare', async () => {
    await Promise.all(Array.from({ length: 8 }, readFeed));

    expect(await hostKeys()).toHaveLength(1);
    const { fingerprint } = await onlyKey();
    expect(
      (await entries()).filter(({ after }) => fingerprintOf(after) === fingerprint),
    ).toHaveLength(1);
  });

  it('one that loses against another key is refused', async () => {
    const place = backend.app.get(HostKeyRepository).knownTo(1, systemActor('Worker'));
    const met = await Promise.all(
      ['SHA256:a', 'SHA256:b'].map((shown) => place.meet('files.example:22', shown)),
    );

    expect(new Set(met.map(({ pinned }) => pinned)).size).toBe(1);
    expect(met.filter(({ isFirstContact }) => isFirstContact)).toHaveLength(1);
  });

  it('does not carry over to another address', async () => {
    await send();
    const old = port;
    await server.close();
    port = 0;
    await restart();
    await save({});

    await send();

    const pinned = await hostKeys();
    expect(pinned.map(({ server: met }) => met).sort()).toEqual(
      [`127.0.0.1:${old}`, `127.0.0.1:${port}`].sort(),
    );
  });

  it('is accepted anew by an administrator who saw both', async () => {
    await send();
    await changeKey();
    await expect(send()).rejects.toThrow('host key');
    const { id, version, refused } = await onlyKey();

    const { status, body } = await admin.ask<HostKeyView>('PUT', 'customer-carrier/host-key', {
      id,
      version,
      fingerprint: refused?.fingerprint,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ fingerprint: refused?.fingerprint, refused: null });
    expect(body.acceptedBy).not.toBeNull();
    await send();
    const stale = await admin.ask('PUT', 'customer-carrier/host-key', {
      id,
      version,
      fingerprint: body.fingerprint,
    });
    expect(stale.status).toBe(409);
  });

  it('is pinned anew once it is forgotten', async () => {
    await send();
    await changeKey();
    const { id, version, fingerprint } = await onlyKey();

    const { status } = await admin.ask(
      'DELETE',
      `customer-carrier/host-key/${id}?version=${version}`,
    );

    expect(status).toBe(204);
    await send();
    expect((await onlyKey()).fingerprint).not.toBe(fingerprint);
  });

  it('is shown to readers, changed by nobody without the right, and unknown to other customers', async () => {
    await send();
    const { id, fingerprint } = await onlyKey();
    const body = { id, fingerprint };

    expect(await hostKeys(reader)).toHaveLength(1);
    expect((await reader.ask('PUT', 'customer-carrier/host-key', body)).status).toBe(403);
    expect((await otherAdmin.ask('PUT', 'customer-carrier/host-key', body)).status).toBe(404);
    expect((await otherAdmin.ask('DELETE', `customer-carrier/host-key/${id}`)).status).toBe(404);
    expect((await otherAdmin.ask('GET', 'customer-carrier/host-key?customerId=1')).status).toBe(
      403,
    );
    expect(await hostKeys(otherAdmin, 2)).toEqual([]);
    const wrong = { ...body, fingerprint: 'SHA256:short' };
    expect((await admin.ask('PUT', 'customer-carrier/host-key', wrong)).status).toBe(400);
  });
});

const fingerprintOf = (state: object | null) =>
  (state as { fingerprint?: string } | null)?.fingerprint;
