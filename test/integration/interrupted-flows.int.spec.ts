import fs from 'node:fs';

import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FlowRepository } from '../../backend/src/integrations/client-flows/flow.repository.js';
import { FlowFileRepository } from '../../backend/src/integrations/client-flows/flow-file.repository.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { FlowHarness, order, readAcknowledgement, webOrder } from '../support/client-flows.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('interrupted_flows');
}, 120_000);
afterAll(() => harness.stop());

describe('an interrupted run', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Stops the worker after an action, before it recorded it. */
  it.each([
    ['fetched', 1],
    ['planned', 2],
    ['acknowledged', 3],
    ['filed', 4],
  ])(
    'creates orders once, even if it was not recorded that the file was %s',
    async (step, lost) => {
      const { flow, at } = await harness.fileFlow('SFTP');
      const files = harness.worker.get(FlowFileRepository);
      let calls = 0;
      const noted = files.change.bind(files);
      jest.spyOn(files, 'change').mockImplementation((...values) => {
        calls += 1;
        return calls === lost ? Promise.reject(new Error('ended')) : noted(...values);
      });
      const content = importFile(order(`LOST-${step}-1`), order(`LOST-${step}-2`));
      fs.writeFileSync(at('day.csv'), content);
      await waitUntil(
        async () => {
          await harness.run(flow);
          return calls;
        },
        (count) => count >= lost,
      );
      await harness.backend.database.query('update integration_file set next_attempt_at = null');
      await harness.until(flow, ['FILED']);

      expect(await harness.countOf(`LOST-${step}-1`)).toBe(1);
      expect(await harness.countOf(`LOST-${step}-2`)).toBe(1);
      expect(fs.readdirSync(at('ack'))).toEqual(['day.csv.ack.json']);
      expect(fs.readdirSync(at('done'))).toEqual(['day.csv']);
      expect(readAcknowledgement(at('ack', 'day.csv.ack.json')).counts).toMatchObject({ taken: 2 });
    },
  );

  it('acknowledges a page of a web service once, even if its cursor was not recorded', async () => {
    const flows = harness.worker.get(FlowRepository);
    jest.spyOn(flows, 'saveCursor').mockRejectedValueOnce(new Error('ended'));
    const { flow, outcome: results } = await harness.webFlow([
      [webOrder('PAGE-1')],
      [webOrder('PAGE-2')],
    ]);
    await harness.untilFailing(flow);
    await harness.backend.database.query('update integration_file set next_attempt_at = null');
    await harness.until(flow, ['FILED', 'FILED']);

    expect(await harness.countOf('PAGE-1')).toBe(1);
    expect(results.map(({ orders }) => orders.map(({ result }) => result))).toEqual([
      ['TAKEN'],
      ['TAKEN'],
    ]);
  });
});
