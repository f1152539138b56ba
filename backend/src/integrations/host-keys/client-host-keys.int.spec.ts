import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';
import type { HostKeyView } from '@contracts/views/host-key.view.js';
import type { IntegrationTestView } from '@contracts/views/integration-test.view.js';

import { TestClient } from '../../testing/test-client.js';
import { HostKeysOfClients1764000600120 } from './host-keys-of-clients.migration.js';
import {
  admin,
  backend,
  changeKey,
  hostKeys,
  onlyKey,
  otherAdmin,
  port,
  reader,
  send,
  setUpHostKeys,
} from './host-keys.fixture.js';

setUpHostKeys('client_host_keys');

const connection = async (clientId = 11) => {
  const { body } = await admin.request<ClientIntegrationView>('POST', 'client-integration', {
    ...{
      clientId,
      integrationType: 'XML',
      transferType: 'SFTP',
      server: 'SFTP://127.0.0.1/',
      port,
    },
    ...{ username: 'linehaul', password: 'the password', path: '/in' },
  });
  return body.id;
};

const test = async (id: number, by = admin) =>
  (await by.request<IntegrationTestView>('POST', `client-integration/${id}/test`, {})).body;
const keysOf = async (clientId: number, by = admin) => {
  const url = `client-integration/host-key?clientId=${clientId}`;
  return by.request<{ hostKeys: HostKeyView[] }>('GET', url);
};
const accept = (body: object, by = admin) =>
  by.request<HostKeyView>('PUT', 'client-integration/host-key', body);

describe("the host key of a client's server", () => {
  it("that changed is pinned with the client's permissions, and the carriers' key stays", async () => {
    const customerUser = reader; // may not change carriers
    const id = await connection();
    await send();
    expect((await test(id, customerUser)).isPassed).toBe(true);
    const ofCarrier = await onlyKey();
    await changeKey();

    const changed = await test(id, customerUser);
    const step = changed.steps.find((one) => one.step === 'HOST_KEY');
    expect(step).toMatchObject({ ok: false });
    expect(step?.message).toContain('operator of the server');
    expect(changed.steps.find((one) => one.step === 'SIGN_IN')?.ok).toBeNull();
    const [key] = (await keysOf(11, customerUser)).body.hostKeys;
    const fingerprint = key?.refused?.fingerprint;
    const pinned = await accept({ id: key?.id, version: key?.version, fingerprint }, customerUser);

    expect(pinned).toMatchObject({ status: 200, body: { fingerprint, refused: null } });
    expect((await test(id, customerUser)).isPassed).toBe(true);
    expect((await onlyKey()).fingerprint).toBe(ofCarrier.fingerprint);
    await expect(send()).rejects.toThrow('host key');
    const again = { id: key?.id, version: key?.version, fingerprint };
    expect((await accept(again, customerUser)).status).toBe(409);
  });

  it("is neither seen nor changed by another client, nor through the carriers' routes", async () => {
    const id = await connection();
    await test(id);
    await send();
    const [key] = (await keysOf(11)).body.hostKeys;
    const body = { id: key?.id, fingerprint: key?.fingerprint };
    const other = otherAdmin;
    const onlyReads = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 11 });
    const statusOf = async (by: TestClient, path: string) =>
      (await by.request('DELETE', `${path}/host-key/${key?.id}`)).status;

    expect((await keysOf(11, other)).status).toBe(403);
    expect((await accept(body, other)).status).toBe(404);
    expect(await statusOf(other, 'client-integration')).toBe(404);
    expect((await accept(body, onlyReads)).status).toBe(403);
    expect((await hostKeys()).map((one) => one.id)).not.toContain(key?.id);
    expect((await admin.request('PUT', 'customer-carrier/host-key', body)).status).toBe(404);
    expect(await statusOf(admin, 'customer-carrier')).toBe(404);
    const ofCarrier = { ...body, id: (await onlyKey()).id };
    expect((await accept(ofCarrier)).status).toBe(404);
  });

  it('is pinned again by the next connection once it is forgotten', async () => {
    const id = await connection();
    await test(id);
    await changeKey();
    const [key] = (await keysOf(11)).body.hostKeys;
    const url = `client-integration/host-key/${key?.id}?version=${key?.version}`;

    expect((await admin.request('DELETE', url)).status).toBe(204);
    expect((await test(id)).isPassed).toBe(true);
    expect((await keysOf(11)).body.hostKeys[0]?.fingerprint).not.toBe(key?.fingerprint);
  });

  it('is the one that the connection used before clients had their own', async () => {
    await send();
    await connection();
    const migration = new HostKeysOfClients1764000600120();
    const runner = backend.database.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();

    const { fingerprint } = await onlyKey();
    expect((await keysOf(11)).body.hostKeys).toMatchObject([
      { server: `127.0.0.1:${port}`, fingerprint, refused: null },
    ]);
    expect((await keysOf(12)).body.hostKeys).toEqual([]);
  });
});
