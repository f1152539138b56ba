import { CommandBus } from '@nestjs/cqrs';

import { OpenConsignmentQueries } from '../queries/open-consignment.queries.js';
import {
  backend,
  web,
  superAdmin,
  customerAdmin,
  admin,
  shipper,
  added,
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
    const { open, deleted } = openConsignment();

    expect((await web.request(customerAdmin, 'DELETE', `client/${client.id}`)).status).toBe(204);

    expect(open).toHaveBeenCalledWith(expect.arrayContaining([client.id, below.id]));
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
    const { deleted } = openConsignment();

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
    const { deleted } = openConsignment();
    deleted.mockImplementationOnce(async () => {
      expect((await web.request(superAdmin, 'PUT', 'client', saved)).status).toBe(200);
    });

    const current = `client/${client.id}?version=${client.version}`;
    expect((await web.request(customerAdmin, 'DELETE', current)).status).toBe(204);
    expect((await web.request(superAdmin, 'PUT', 'client', saved)).status).toBe(404);
  });

  it('GAP-50 is rejected for the caller\u2019s own client, outside the scope, and without DELETE_CLIENT', async () => {
    expect((await web.request(admin, 'DELETE', 'client/10')).status).toBe(409);
    expect((await web.request(admin, 'DELETE', 'client/13')).status).toBe(404);
    expect((await web.request(shipper, 'DELETE', 'client/10')).status).toBe(403);
  });
});

/** Gives every client an open consignment; returns the spies of its list and of the command that deletes it. */
function openConsignment() {
  const open = jest
    .spyOn(backend.app.get(OpenConsignmentQueries), 'listIds')
    .mockResolvedValue([7]);
  const deleted = jest.spyOn(backend.app.get(CommandBus), 'execute').mockResolvedValue(undefined);
  return { open, deleted };
}
