import fs from 'node:fs';

import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FetchedFileService } from '../../backend/src/imports/index.js';
import { FlowRepository } from '../../backend/src/integrations/client-flows/flow.repository.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { FlowHarness, order } from '../support/client-flows.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('waiting_files');
}, 120_000);
afterAll(() => harness.stop());

describe('a flow of orders', () => {
  it('remembers a file that was left in place only for a time once it is removed', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { leavesFiles: true } });
    fs.writeFileSync(at('removed.csv'), importFile(order('REMOVED-1')));
    await harness.until(flow, ['FILED']);
    fs.rmSync(at('removed.csv'));
    await harness.run(flow);
    expect(await harness.states(flow)).toEqual(['FILED']);

    await harness.backend.database.query(
      `update integration_file set updated_at = now() - interval '401 days' where flow_id = $1`,
      [flow.id],
    );

    await harness.until(flow, []);
  });

  it('checks less and less often whether orders are listed, to acknowledge them', async () => {
    const orders = harness.worker.get(FetchedFileService, { strict: false });
    const listed = jest.spyOn(orders, 'listOrderOutcomes').mockResolvedValue(null);
    const { flow, at } = await harness.fileFlow('SFTP');
    const { database } = harness.backend;
    fs.writeFileSync(at('behind.csv'), importFile(order('BEHIND-1')));
    await harness.until(flow, ['COMMITTED']);
    const [file] = await harness.filesOf(flow);

    await database.query(
      `update import set ended_at = now() - interval '10 minutes' where id = $1`,
      [file?.importId],
    );
    await database.query('update integration_file set next_attempt_at = null where id = $1', [
      file?.id,
    ]);
    await waitUntil(
      () =>
        database.query<{ minutes: number }[]>(
          `select extract(epoch from next_attempt_at - now()) / 60 as minutes from integration_file where id = $1`,
          [file?.id],
        ),
      ([row]) => Number(row?.minutes) > 8,
    );
    listed.mockRestore();
    await database.query('update integration_file set next_attempt_at = null where id = $1', [
      file?.id,
    ]);

    await harness.until(flow, ['FILED']);
  });

  it('is not logged in to for found files while twenty are being planned', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { commit: 'REVIEW' } });
    const { database } = harness.backend;
    fs.writeFileSync(at('slow.csv'), importFile(order('SLOW-1')));
    await harness.until(flow, ['WAITS_FOR_REVIEW']);
    await database.query(
      `update import set state = 'PLANNING' where id = (select import_id from integration_file where flow_id = $1)`,
      [flow.id],
    );
    await database.query(
      `insert into integration_file (flow_id, client_id, name, bytes, version, state, import_id, found_at, updated_at, steps)
       select flow_id, client_id, n || '.csv', bytes, version, 'PLANNED', import_id, now(), now(), steps
         from integration_file, generate_series(1, 20) n where flow_id = $1`,
      [flow.id],
    );
    fs.writeFileSync(at('next.csv'), importFile(order('SLOW-2')));
    await waitUntil(
      async () => {
        await harness.run(flow);
        return harness.states(flow);
      },
      (states) => states.includes('FOUND'),
    );

    const isDue = async () => {
      const flows = await harness.worker.get(FlowRepository).listDue(new Date(), new Date());
      return flows.some(({ id }) => id === flow.id);
    };
    await waitUntil(isDue, (due) => !due);
    expect(await harness.states(flow)).toContain('FOUND');
  });
});

describe('flows', () => {
  it('run although the password of one cannot be decrypted', async () => {
    const lost = await harness.fileFlow('SFTP');
    const other = await harness.fileFlow('SFTP');
    await harness.backend.database.query(
      `update client_integration set password = 'lost.AAAA'
        where id = (select client_integration_id from integration_flow where id = $1)`,
      [lost.flow.id],
    );
    fs.writeFileSync(other.at('day.csv'), importFile(order('BESIDE-LOST')));

    expect(await harness.untilFailing(lost.flow)).toMatchObject({
      failure: "no encryption key with the id 'lost'",
    });
    await harness.until(other.flow, ['FILED']);
  });
});
