import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';

import { EventStore } from '@event-store/event-store.js';

import { Address } from '../../address-book/index.js';
import { OpenConsignmentQueries } from '../queries/open-consignment.queries.js';
import { TryAgainLater } from '../../platform/jobs/job-task.js';
import { CleanUpRemovedClientsTask } from './clean-up-removed-clients.task.js';
import { added, backend, customerAdmin, setUpClients, web } from './client.fixture.js';

setUpClients('clean_up_clients');

/** More than one transaction deletes. */
const ADDRESSES = 1_200;

async function withAddresses(clientId: number): Promise<void> {
  const addresses = backend.database.getRepository(Address);
  const { status, addressClass, company, addressLine1, searchText } = await addresses.findOneOrFail(
    {
      where: { clientId },
      select: {
        ...{ id: true, status: true, addressClass: true },
        ...{ company: true, addressLine1: true, searchText: true },
      },
    },
  );
  const copy = { clientId, status, addressClass, company, addressLine1, searchText };
  const copies = Array.from({ length: ADDRESSES - 1 }, () => ({ ...copy, isDefault: false }));
  await addresses.insert(copies);
}

const countOf = async (table: string, clientId: number, condition = 'true') => {
  const [row] = await backend.database.query<{ count: number }[]>(
    `select count(*)::integer as count from ${table} where client_id = $1 and ${condition}`,
    [clientId],
  );
  return row?.count;
};

/** Runs the queued job, as the worker does. */
async function cleanUp(clientId: number): Promise<void> {
  const jobs = await backend.database.query<{ payload: unknown }[]>(
    'select payload from linehaul_jobs._private_jobs where key = $1',
    [`clean-up-removed-clients/${clientId}`],
  );
  expect(jobs).toHaveLength(1);
  await backend.app.get(CleanUpRemovedClientsTask).run(jobs[0]?.payload);
}

describe('cleaning up after the deletion of a client', () => {
  it('deletes the rest of a long address book in short transactions, while its customer is locked', async () => {
    const client = await added();
    await withAddresses(client.id);

    expect((await web.request(customerAdmin, 'DELETE', `client/${client.id}`)).status).toBe(204);
    expect(await countOf('address', client.id)).toBe(ADDRESSES - 500);

    const locking = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
    await locking.connect();
    await locking.query('begin; select from customer where id = 1 for update');
    try {
      await cleanUp(client.id);
    } finally {
      await locking.end();
    }
    expect(await countOf('address', client.id)).toBe(0);
    const [audit] = await backend.database.query<object[]>(
      `select count(*)::integer as count, count(distinct actor ->> 'name')::integer as people
         from audit_entry where record_type = 'address' and after is null
          and before ->> 'clientId' = $1`,
      [String(client.id)],
    );
    expect(audit).toEqual({ count: ADDRESSES, people: 1 });
  });

  it('completes a deletion whose request could not delete the last consignments', async () => {
    const client = await added();
    await backend.database.query(
      `update client_carrier_account set client_id = $1, withdrawn_at = null
        where id = (select min(id) from client_carrier_account)`,
      [client.id],
    );
    const open = jest.spyOn(backend.app.get(OpenConsignmentQueries), 'listIds');
    open.mockResolvedValueOnce([]).mockResolvedValue([7]);
    const commands = jest.spyOn(backend.app.get(CommandBus), 'execute');
    commands.mockRejectedValueOnce(new Error('connection lost')).mockResolvedValue(undefined);

    expect((await web.request(customerAdmin, 'DELETE', `client/${client.id}`)).status).toBe(204);
    expect(await countOf('client_carrier_account', client.id, 'withdrawn_at is null')).toBe(0);
    expect((await web.request(customerAdmin, 'DELETE', `client/${client.id}`)).status).toBe(404);

    open.mockRestore();
    // an event that the list will not reach
    const store = jest.spyOn(backend.app.get(EventStore, { strict: false }), 'lastPosition');
    store.mockResolvedValueOnce('9'.repeat(20));
    await expect(cleanUp(client.id)).rejects.toThrow(TryAgainLater);
    expect(commands).toHaveBeenCalledTimes(1);

    jest.spyOn(backend.app.get(OpenConsignmentQueries), 'listIds').mockResolvedValue([7]);
    await cleanUp(client.id);
    expect(commands).toHaveBeenCalledTimes(2);
    expect(commands).toHaveBeenLastCalledWith(expect.objectContaining({ ids: [7] }));
  });
});
