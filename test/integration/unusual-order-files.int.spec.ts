import fs from 'node:fs';

import type { IntegrationFileDetailView } from '../../backend/contracts/views/integration-flow.view.js';
import { FlowHarness, readAcknowledgement, webOrder } from '../support/client-flows.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('unusual_order_files');
}, 120_000);
afterAll(() => harness.stop());

const escaped = (reference: string) =>
  JSON.stringify(webOrder(reference)).replace('New Shop', String.raw`New\u0000 \ud83dShop`);

describe('orders with characters that cannot be stored', () => {
  it('are accepted from a file without those characters', async () => {
    const { flow, at } = await harness.fileFlow('SFTP');
    fs.writeFileSync(at('escaped.json'), `[${escaped('ESC-1')}]`);
    await harness.until(flow, ['FILED']);

    const { orders } = readAcknowledgement(at('ack', 'escaped.json.ack.json'));
    expect(orders).toMatchObject([{ reference: 'ESC-1', result: 'TAKEN' }]);
  });

  it('do not hold up the later pages of a web service', async () => {
    const unusual = JSON.parse(escaped('ESC-2')) as object;
    const { flow, outcome: results } = await harness.webFlow([[unusual], [webOrder('ESC-3')]]);
    await harness.until(flow, ['FILED', 'FILED']);

    const taken = results.flatMap(({ orders }) => orders.map(({ reference }) => reference));
    expect(taken.sort()).toEqual(['ESC-2', 'ESC-3']);
  });
});

describe('a page without orders', () => {
  it('does not hold up the later pages of a web service', async () => {
    const { flow, outcome } = await harness.webFlow([[], [webOrder('LATER-1')], [], []]);
    await harness.until(flow, ['FILED']);
    await waitUntil(
      async () => {
        await harness.run(flow);
        const [row] = await harness.backend.database.query<{ cursor: string | null }[]>(
          'select cursor from integration_flow where id = $1',
          [flow.id],
        );
        return row?.cursor;
      },
      (cursor) => cursor === '4',
    );

    await harness.run(flow);
    expect(await harness.states(flow)).toEqual(['FILED']);
    expect(outcome.map(({ orders }) => orders)).toEqual([
      [expect.objectContaining({ reference: 'LATER-1', result: 'TAKEN' })],
    ]);
  });
});

describe('orders with long numbers as references', () => {
  it('are told apart', async () => {
    const { flow, at } = await harness.fileFlow('FTP');
    const text = JSON.stringify([webOrder('FIRST'), webOrder('SECOND')])
      .replace('"FIRST"', '1234567890123456781')
      .replace('"SECOND"', '1234567890123456782');
    fs.writeFileSync(at('long.json'), text);
    await harness.until(flow, ['FILED']);

    expect(await harness.countOf('1234567890123456781')).toBe(1);
    expect(await harness.countOf('1234567890123456782')).toBe(1);
  });
});

describe('a file that cannot be planned', () => {
  /** A flow of two pages whose first one failed eight times, since the user it acts for was unknown. */
  async function failFirstPage(...pages: readonly (readonly object[])[]) {
    // Inactive at first, since the worker runs an active flow as soon as it is created.
    const { flow } = await harness.webFlow(pages, { isActive: false });
    const { database } = harness.backend;
    const [before] = await database.query<{ id: number }[]>(
      'select acts_for as id from integration_flow where id = $1',
      [flow.id],
    );
    const activate = 'update integration_flow set acts_for = 0, is_active = true where id = $1';
    await database.query(activate, [flow.id]);
    const attempts = async () => {
      await harness.run(flow);
      const [row] = await database.query<{ attempts: number; state: string }[]>(
        'select attempts, state from integration_file where flow_id = $1',
        [flow.id],
      );
      return row;
    };
    await waitUntil(attempts, (row) => row?.attempts === 1);
    const skip =
      'update integration_file set attempts = $2, next_attempt_at = null where flow_id = $1';
    await database.query(skip, [flow.id, 6]);
    await waitUntil(attempts, (row) => row?.attempts === 7);
    await database.query(skip, [flow.id, 7]);
    await waitUntil(attempts, (row) => row?.state === 'FAILED');
    return { flow, actsFor: before?.id };
  }

  it('is given up after eight attempts, and not skipped by a web service', async () => {
    const { flow } = await failFirstPage([webOrder('NEVER-1')], [webOrder('NEVER-2')]);

    await waitUntil(
      async () => {
        await harness.run(flow);
        return harness.flowOf(flow);
      },
      (found) => found?.failure?.includes('is retried') === true,
    );
    expect(await harness.states(flow)).toEqual(['FAILED']);
  });

  it('is skipped permanently by a web service once a user ignores it', async () => {
    const { flow, actsFor } = await failFirstPage([webOrder('SKIP-1')], [webOrder('SKIP-2')]);
    const [failed] = await harness.filesOf(flow);
    const change = (action: string) =>
      harness.admin.request<IntegrationFileDetailView>(
        'POST',
        `integration-file/${failed?.id}/${action}`,
      );
    expect((await harness.detailOf(failed?.id ?? 0)).canRetry).toBe(true);
    const ignored = await change('ignore');
    await harness.backend.database.query(
      'update integration_flow set acts_for = $2 where id = $1',
      [flow.id, actsFor],
    );
    await harness.until(flow, ['FILED', 'IGNORED']);
    const retried = await change('retry');
    await harness.run(flow);

    expect(ignored.body).toMatchObject({ state: 'IGNORED', canRetry: false });
    expect(retried.status).toBe(409);
    expect(await harness.states(flow)).toEqual(['FILED', 'IGNORED']);
    expect(await harness.countOf('SKIP-2')).toBe(1);
  });
});

describe.each(['SFTP', 'FTP'] as const)('a file over %s', (type) => {
  it('stays on the monitor if the worker stopped after moving it', async () => {
    const { flow, at } = await harness.fileFlow(type);
    fs.writeFileSync(at('wrong.csv'), 'Nothing,of,this\n1,2,3\n');
    await harness.until(flow, ['FAILED']);
    await harness.backend.database.query(
      `update integration_file set state = 'FOUND', failure = null where flow_id = $1`,
      [flow.id],
    );
    await harness.until(flow, ['FAILED']);

    const [file] = await harness.filesOf(flow);
    expect(file).toMatchObject({ name: 'wrong.csv', failure: expect.stringContaining('Rejected') });
    expect((await harness.detailOf(file?.id ?? 0)).hasContent).toBe(true);
    await waitUntil(
      () => harness.flowOf(flow),
      (found) => found?.failures === 0,
    );
  });
});
