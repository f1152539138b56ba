import fs from 'node:fs';
import path from 'node:path';

import type { HostKeyView } from '@contracts/views/host-key.view.js';

import { systemActor } from '../../platform/actor.js';
import { HostKeyRepository } from './host-key.repository.js';
import {
  backend,
  admin,
  reader,
  otherAdmin,
  folder,
  port,
  changeKey,
  moveServer,
  save,
  send,
  readFeed,
  test,
  identified,
  hostKeys,
  onlyKey,
  entries,
  fingerprintOf,
  setUpHostKeys,
} from './host-keys.fixture.js';

setUpHostKeys('host_keys');

describe('H12 the host key of an SSH server', () => {
  it('is pinned by a test on first connection, for the transfer and the feed of the same server', async () => {
    const first = identified(await test());
    const { fingerprint, acceptedBy, refused, server: address } = await onlyKey();

    expect(first).toMatchObject({ outcome: 'DONE' });
    expect(first?.words).toBe(`first connection, pinned: ${fingerprint}`);
    expect({ address, acceptedBy, refused }).toEqual({
      address: `127.0.0.1:${port}`,
      acceptedBy: null,
      refused: null,
    });
    expect(identified(await test())?.words).toBe(`${fingerprint}, matches the pinned key`);
    await send();
    await readFeed();
    expect(await hostKeys()).toHaveLength(1);
  });

  it.each([
    ['a transfer', send],
    ['a feed', readFeed],
  ])(
    'is pinned by %s on first connection, audited, and another one is rejected',
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
        new RegExp(`The host key of 127.0.0.1:${port} has changed: SHA256:`),
      );
      const after = await onlyKey();
      expect(after.fingerprint).toBe(before.fingerprint);
      expect(after.refused?.fingerprint).toMatch(/^SHA256:/);
      expect(after.refused?.fingerprint).not.toBe(before.fingerprint);
      expect(fs.readdirSync(path.join(folder, 'in')).length).toBeLessThanOrEqual(1);
    },
  );

  it('is reported by a test that finds a different one, and no password is sent', async () => {
    await test();
    await changeKey();

    const result = await test();

    expect(result.isPassed).toBe(false);
    expect(identified(result)).toMatchObject({ outcome: 'FAILED' });
    expect(identified(result)?.words).toContain('has changed');
    expect(result.steps.find(({ name }) => name === 'Sign in')?.outcome).toBe('NOT_TRIED');
  });

  it('is pinned once by concurrent first connections; the others compare with it', async () => {
    await Promise.all(Array.from({ length: 8 }, readFeed));

    expect(await hostKeys()).toHaveLength(1);
    const { fingerprint } = await onlyKey();
    expect(
      (await entries()).filter(({ after }) => fingerprintOf(after) === fingerprint),
    ).toHaveLength(1);
  });

  it('if different, causes the connection to be rejected', async () => {
    const knownHosts = backend.app.get(HostKeyRepository).knownHostsOf(1, systemActor('Worker'));
    const checks = await Promise.all(
      ['SHA256:a', 'SHA256:b'].map((shown) => knownHosts.pinOrCompare('files.example:22', shown)),
    );

    expect(new Set(checks.map(({ pinned }) => pinned)).size).toBe(1);
    expect(checks.filter(({ isFirstConnection }) => isFirstConnection)).toHaveLength(1);
  });

  it('does not carry over to another address', async () => {
    await send();
    const old = port;
    await moveServer();
    await save({});

    await send();

    const pinned = await hostKeys();
    expect(pinned.map(({ server }) => server).sort()).toEqual(
      [`127.0.0.1:${old}`, `127.0.0.1:${port}`].sort(),
    );
  });

  it('is accepted again by an administrator who saw both', async () => {
    await send();
    await changeKey();
    await expect(send()).rejects.toThrow('host key');
    const { id, version, refused } = await onlyKey();

    const { status, body } = await admin.request<HostKeyView>('PUT', 'customer-carrier/host-key', {
      id,
      version,
      fingerprint: refused?.fingerprint,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ fingerprint: refused?.fingerprint, refused: null });
    expect(body.acceptedBy).not.toBeNull();
    await send();
    const stale = await admin.request('PUT', 'customer-carrier/host-key', {
      id,
      version,
      fingerprint: body.fingerprint,
    });
    expect(stale.status).toBe(409);
  });

  it('is pinned again once it is forgotten', async () => {
    await send();
    await changeKey();
    const { id, version, fingerprint } = await onlyKey();

    const { status } = await admin.request(
      'DELETE',
      `customer-carrier/host-key/${id}?version=${version}`,
    );

    expect(status).toBe(204);
    await send();
    expect((await onlyKey()).fingerprint).not.toBe(fingerprint);
  });

  it('is shown to readers, changed only with permission, and hidden from other customers', async () => {
    await send();
    const { id, fingerprint } = await onlyKey();
    const body = { id, fingerprint };

    expect(await hostKeys(reader)).toHaveLength(1);
    expect((await reader.request('PUT', 'customer-carrier/host-key', body)).status).toBe(403);
    expect((await otherAdmin.request('PUT', 'customer-carrier/host-key', body)).status).toBe(404);
    expect((await otherAdmin.request('DELETE', `customer-carrier/host-key/${id}`)).status).toBe(
      404,
    );
    expect((await otherAdmin.request('GET', 'customer-carrier/host-key?customerId=1')).status).toBe(
      403,
    );
    expect(await hostKeys(otherAdmin, 2)).toEqual([]);
    const wrong = { ...body, fingerprint: 'SHA256:short' };
    expect((await admin.request('PUT', 'customer-carrier/host-key', wrong)).status).toBe(400);
  });
});
