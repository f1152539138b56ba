import { CommandBus } from '@nestjs/cqrs';

import type { ClientView } from '@contracts/views/organisation.view.js';

import { ClientRepository } from '../../clients/index.js';
import { OpenConsignmentQueries } from '../queries/open-consignment.queries.js';
import {
  backend,
  web,
  superAdmin,
  customerAdmin,
  admin,
  shipper,
  added,
  newClient,
  setUpClients,
} from './client.fixture.js';

setUpClients('delete_client');

describe('deleting a client', () => {
  it('CLIENT-16 CLIENT-17 GAP-49 deletes its sub clients and everything that belongs to them', async () => {
    const client = await added();
    const below = await added(`clientId=${client.id}`);
    await web.request(customerAdmin, 'POST', 'category', {
      clientId: client.id,
      categoryDesc: 'x',
    });
    const { body: apiKey } = await web.request<{ email: string; password: string }>(
      customerAdmin,
      'POST',
      `user/b2b-key?clientId=${client.id}&reference=Shop`,
    );
    const user = await web.signInNewUser({ role: 'CLIENT_USER', clientId: below.id });
    const { open, deleted } = mockOpenConsignment();

    expect((await web.request(customerAdmin, 'DELETE', `client/${client.id}`)).status).toBe(204);

    expect(open).toHaveBeenCalledWith(
      expect.arrayContaining([client.id, below.id]),
      expect.objectContaining({ after: 0 }),
    );
    expect(deleted).toHaveBeenCalledWith(expect.objectContaining({ ids: [7] }));
    const [left] = await backend.database.query<object[]>(
      `select (select count(*)::int from address where client_id = any($1)) as addresses,
              (select count(*)::int from category where client_id = any($1)) as categories,
              (select count(*)::int from user_role where client_id = any($1)) as roles,
              (select count(*)::int from user_account where email = $2) as keys`,
      [[client.id, below.id], apiKey.email],
    );
    expect(left).toEqual({ addresses: 0, categories: 0, roles: 0, keys: 0 });
    expect((await web.request(user, 'GET', `address?clientId=${below.id}`)).status).toBe(403);
    expect((await web.request(customerAdmin, 'PUT', 'client', { ...client })).status).toBe(404);
    expect(
      (
        await web.request(superAdmin, 'POST', 'category', {
          clientId: client.id,
          categoryDesc: 'x',
        })
      ).status,
    ).toBe(404);
    expect(await added('customerId=1', { name: client.name })).toMatchObject({ name: client.name });
  });

  it('is rejected before anything is deleted if someone else has changed the client', async () => {
    const client = await added();
    const saved = { ...client, name: `${client.name} renamed`, defaultSenderAddress: null };
    expect((await web.request(superAdmin, 'PUT', 'client', saved)).status).toBe(200);
    const { deleted } = mockOpenConsignment();

    const stale = `client/${client.id}?version=${client.version}`;
    expect(await web.request(customerAdmin, 'DELETE', stale)).toMatchObject({
      status: 409,
      body: { code: 'record.changed_by_another' },
    });
    expect(deleted).not.toHaveBeenCalled();
  });

  it('is completed once it has begun, even if someone else saves the client during it', async () => {
    const client = await added();
    const saved = { ...client, name: `${client.name} renamed`, defaultSenderAddress: null };
    const { deleted } = mockOpenConsignment();
    deleted.mockImplementationOnce(async () => {
      expect((await web.request(superAdmin, 'PUT', 'client', saved)).status).toBe(200);
    });

    const current = `client/${client.id}?version=${client.version}`;
    expect((await web.request(customerAdmin, 'DELETE', current)).status).toBe(204);
    expect((await web.request(superAdmin, 'PUT', 'client', saved)).status).toBe(404);
  });

  it('is done once the client is removed, even if the last consignments are left to the job', async () => {
    const client = await added();
    const { deleted } = mockOpenConsignment();
    deleted.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('connection lost'));

    expect((await web.request(customerAdmin, 'DELETE', `client/${client.id}`)).status).toBe(204);
    expect(deleted).toHaveBeenCalledTimes(2);
    const found = await backend.database.query<object[]>(
      'select removed_at is not null as "isRemoved" from client where id = $1',
      [client.id],
    );
    expect(found).toEqual([{ isRemoved: true }]);
  });

  it('also deletes a sub client that is added, or moved below it, during the deletion', async () => {
    const client = await added();
    const moved = await added();
    const { deleted } = mockOpenConsignment();
    const below: ClientView[] = [];
    deleted.mockImplementationOnce(async () => {
      below.push(await added(`clientId=${client.id}`));
      const move = { ...moved, parentId: client.id, defaultSenderAddress: null };
      expect((await web.request(superAdmin, 'PUT', 'client', move)).status).toBe(200);
    });

    expect((await web.request(customerAdmin, 'DELETE', `client/${client.id}`)).status).toBe(204);
    const left = await backend.database.query<object[]>(
      'select id from client where parent_id = $1 and removed_at is null',
      [client.id],
    );
    expect([below.length, left]).toEqual([1, []]);
  });

  it('adds no sub client while the deletion is being saved', async () => {
    const client = await added();
    mockOpenConsignment();
    const clients = backend.app.get(ClientRepository, { strict: false });
    const listBranch = clients.listWithEnvironments.bind(clients);
    const adding: Promise<{ readonly status: number }>[] = [];
    jest
      .spyOn(clients, 'listWithEnvironments')
      .mockImplementationOnce(listBranch)
      .mockImplementationOnce(async (id, manager) => {
        const branch = await listBranch(id, manager);
        const path = `client?clientId=${client.id}`;
        adding.push(web.request(customerAdmin, 'POST', path, newClient()));
        await Promise.race([...adding, waitForBlockedStatement()]);
        return branch;
      });

    const removal = await web.request(customerAdmin, 'DELETE', `client/${client.id}`);
    const [addition] = await Promise.all(adding);
    expect([removal.status, addition?.status]).toEqual([204, 404]);
  });

  it('GAP-50 is rejected for the caller\u2019s own client, outside the scope, and without DELETE_CLIENT', async () => {
    expect((await web.request(admin, 'DELETE', 'client/10')).status).toBe(409);
    expect((await web.request(admin, 'DELETE', 'client/13')).status).toBe(404);
    expect((await web.request(shipper, 'DELETE', 'client/10')).status).toBe(403);
  });
});

/** Resolves once a statement waits for a lock. */
async function waitForBlockedStatement(): Promise<void> {
  for (let isWaiting = false; !isWaiting;) {
    const [row] = await backend.database.query<{ isWaiting: boolean }[]>(
      `select exists (select from pg_stat_activity
                       where datname = current_database() and wait_event_type = 'Lock') as "isWaiting"`,
    );
    isWaiting = row?.isWaiting === true;
  }
}

/** Gives every client an open consignment; returns the spies of its list and of the command that deletes it. */
function mockOpenConsignment() {
  const open = jest
    .spyOn(backend.app.get(OpenConsignmentQueries), 'listIds')
    .mockResolvedValue([7]);
  const deleted = jest.spyOn(backend.app.get(CommandBus), 'execute').mockResolvedValue(undefined);
  return { open, deleted };
}
