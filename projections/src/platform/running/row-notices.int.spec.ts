import { channels } from '@contracts/realtime/messages.js';
import pg from 'pg';

import { consignmentList } from '../../consignment-list/consignment-list.projection.js';
import { waitUntil } from '../../testing/eventually.js';
import { created, manifested } from '../../testing/sample-consignment.js';
import { append } from '../../testing/store-of-consignments.js';
import { models, running, start, caughtUp, setUpReadModels } from './runner.fixture.js';

setUpReadModels('row_notices');

describe('notices of changed rows', () => {
  const listen = async () => {
    const client = new pg.Client({ connectionString: models.url });
    const received: Record<string, unknown>[] = [];
    client.on('notification', ({ payload }) => received.push(JSON.parse(payload ?? '') as never));
    await client.connect();
    await client.query(`listen ${channels.rowsChanged}; listen ${channels.projectionProgress}`);
    running.push({ stop: () => client.end() });
    return received;
  };

  it('name the rows of each client, and their position', async () => {
    start(consignmentList);
    await caughtUp(consignmentList);
    const received = await listen();

    const position = await append(models.store, 1, created(1));

    await waitUntil(
      () => Promise.resolve(received.length),
      (length) => length >= 3,
    );
    expect(received).toEqual([
      { name: 'consignment-list', position },
      {
        readModel: 'consignment-list',
        clientId: 7,
        customerId: 3,
        position,
        rows: [
          {
            consignmentId: 1,
            connoteNumber: 'NL00000001',
            status: 'CREATED',
            move: { before: null, after: 'OPEN', columns: [] },
          },
        ],
      },
      { readModel: 'open-manifest', clientId: 7, customerId: 3, position, rows: [] },
    ]);
  });

  it('name no single rows while catching up, and then report once that lists have changed', async () => {
    await append(models.store, 1, [...created(1), manifested(4)]);
    const received = await listen();

    start(consignmentList);
    const { position } = await caughtUp(consignmentList);

    await waitUntil(
      () => Promise.resolve(received.length),
      (length) => length >= 2,
    );
    expect(received.map(({ rows }) => rows)).not.toContainEqual([expect.anything()]);
    expect(received).toContainEqual({ name: 'consignment-list', position });
  });
});
