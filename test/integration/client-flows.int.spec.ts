import fs from 'node:fs';

import type { IntegrationFilesView } from '@contracts/views/integration-flow.view.js';

import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FlowCleanup } from '../../backend/src/integrations/client-flows/flow-cleanup.js';
import { FlowHarness, order, readAcknowledgement, webOrder } from '../support/client-flows.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('client_flows');
}, 120_000);
afterAll(() => harness.stop());

describe('a flow of orders', () => {
  it('waits for a user if its plans have to be reviewed', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { commit: 'REVIEW' } });
    fs.writeFileSync(at('look.csv'), importFile(order('REVIEW-1')));
    await harness.until(flow, ['WAITS_FOR_REVIEW']);
    expect(await harness.flowOf(flow)).toMatchObject({ figures: { toReview: 1 } });
    expect(await harness.countOf('REVIEW-1')).toBe(0);

    await harness.commit(flow, 'look.csv');
    await harness.until(flow, ['FILED']);
    expect(await harness.countOf('REVIEW-1')).toBe(1);
  });

  it('accepts a file that only updates known orders', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { whenKnown: 'UPDATE' } });
    fs.writeFileSync(at('first.csv'), importFile(order('UPDATED-1')));
    await harness.until(flow, ['FILED']);
    fs.writeFileSync(at('again.csv'), importFile(order('UPDATED-1').replace(',2,', ',3,')));
    await harness.until(flow, ['FILED', 'FILED']);

    expect(fs.readdirSync(at('done')).sort()).toEqual(['again.csv', 'first.csv']);
    expect(readAcknowledgement(at('ack', 'again.csv.ack.json')).counts).toMatchObject({ taken: 1 });
    const files = await harness.filesOf(flow);
    expect(files.find(({ name }) => name === 'again.csv')).toMatchObject({ taken: 1, refused: 0 });
  });

  it('skips an order that another file has created since the plan', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { commit: 'REVIEW' } });
    fs.writeFileSync(at('one.csv'), importFile(order('BOTH-1')));
    fs.writeFileSync(at('two.csv'), importFile(order('BOTH-1'), order('BOTH-2')));
    await harness.until(flow, ['WAITS_FOR_REVIEW', 'WAITS_FOR_REVIEW']);
    await harness.commit(flow, 'one.csv');
    await harness.until(flow, ['FILED', 'WAITS_FOR_REVIEW']);
    await harness.commit(flow, 'two.csv');
    await harness.until(flow, ['FILED', 'FILED']);

    const [created] = readAcknowledgement(at('ack', 'one.csv.ack.json')).orders;
    const { counts, orders } = readAcknowledgement(at('ack', 'two.csv.ack.json'));
    expect(counts).toMatchObject({ taken: 1, known: 1, refused: 0 });
    expect(orders[0]).toMatchObject({
      ...{ result: 'KNOWN', consignmentId: created?.['consignmentId'], totalCost: null },
    });
    expect(fs.existsSync(at('error'))).toBe(false);
  });

  it('leaves files in place on a server that does not allow moving them', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { leavesFiles: true } });
    fs.writeFileSync(at('stays.csv'), importFile(order('STAYS-1')));
    await harness.until(flow, ['FILED']);
    await harness.run(flow);
    await harness.backend.database.query(
      `update integration_file set updated_at = now() - interval '401 days' where flow_id = $1`,
      [flow.id],
    );
    await harness.worker.get(FlowCleanup).deleteOld();
    await harness.run(flow);
    await harness.run(flow);

    expect(fs.existsSync(at('stays.csv'))).toBe(true);
    expect(await harness.states(flow)).toEqual(['FILED']);
  });

  it('rejects a file larger than 2 GiB (32-bit overflow), and accepts the others', async () => {
    const { flow, at } = await harness.fileFlow('SFTP');
    fs.writeFileSync(at('huge.csv'), '');
    fs.truncateSync(at('huge.csv'), 3 * 1024 ** 3);
    fs.writeFileSync(at('small.csv'), importFile(order('BESIDE-HUGE')));
    await harness.until(flow, ['FAILED', 'FILED']);

    expect(readAcknowledgement(at('ack', 'huge.csv.ack.json')).refusal).toContain('20 MB');
    expect(await harness.countOf('BESIDE-HUGE')).toBe(1);
  });

  it('reports why it fails, and recovers automatically', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { folder: 'missing' });
    const failing = await harness.untilFailing(flow);
    expect(failing?.failure).toContain('127.0.0.1');
    fs.mkdirSync(at('../missing'));
    fs.writeFileSync(at('../missing/late.csv'), importFile(order('LATE-1')));
    await harness.until(flow, ['FILED']);
    expect(await harness.flowOf(flow)).toMatchObject({
      failures: 0,
      failure: null,
      failingSince: null,
    });
  });

  it('collects nothing for a user who can no longer create consignments', async () => {
    const keeper = await TestClient.signIn(harness.backend, {
      role: 'CUSTOMER_USER',
      customerId: 1,
    });
    const { flow, at } = await harness.fileFlow('SFTP');
    await keeper.request('PUT', `integration-flow/${flow.id}`, {
      ...{ folder: 'orders', pattern: '*', everyMinutes: 1_440, isActive: true },
      version: flow.version,
    });
    await harness.backend.database.query(
      `update user_account set status = 'DISABLED' where email = 'customer_user-1@x.example'`,
    );
    fs.writeFileSync(at('nobody.csv'), importFile(order('NOBODY-1')));
    const failing = await harness.untilFailing(flow);
    expect(failing?.failure).toContain('can no longer create consignments');
    expect(await harness.countOf('NOBODY-1')).toBe(0);
  });

  it('collects orders from a web service page by page, and acknowledges them there', async () => {
    const { flow, outcome: results } = await harness.webFlow([
      [webOrder('WEB-1'), webOrder('WEB-2')],
      [webOrder('WEB-3')],
    ]);
    await harness.until(flow, ['FILED', 'FILED']);

    expect(results.flatMap(({ orders }) => orders)).toEqual(
      expect.arrayContaining(
        ['WEB-1', 'WEB-2', 'WEB-3'].map((reference): unknown =>
          expect.objectContaining({ reference, result: 'TAKEN' }),
        ),
      ),
    );
  });
});

describe('written files', () => {
  it('are deleted after 30 days, and their records after 400', async () => {
    const { flow, at } = await harness.fileFlow('SFTP');
    fs.writeFileSync(at('old.csv'), importFile(order('OLD-1')));
    await harness.until(flow, ['FILED']);
    const [file] = await harness.filesOf(flow);
    const content = () => harness.admin.requestText('GET', `integration-file/${file?.id}/content`);
    expect((await content()).text).toContain('OLD-1');

    const { database } = harness.backend;
    const cleanup = harness.worker.get(FlowCleanup);
    await database.query(`update integration_content set kept_at = now() - interval '31 days'`);
    await cleanup.deleteOld();
    expect((await content()).status).toBe(404);
    expect(await harness.states(flow)).toEqual(['FILED']);
    await database.query(`update integration_file set updated_at = now() - interval '401 days'`);
    await cleanup.deleteOld();
    expect(await harness.states(flow)).toEqual([]);
  });
});

describe('outgoing files', () => {
  it('are numbered without gaps, and contain each event once', async () => {
    const incoming = await harness.fileFlow('SFTP');
    const outgoing = await harness.fileFlow('FTP', { kind: 'CONSIGNMENTS_OUT' }, 'XML');
    fs.writeFileSync(incoming.at('a.csv'), importFile(order('OUT-1')));
    await harness.until(incoming.flow, ['FILED']);
    await harness.until(outgoing.flow, ['SENT']);
    fs.writeFileSync(incoming.at('b.csv'), importFile(order('OUT-2')));
    await harness.until(incoming.flow, ['FILED', 'FILED']);
    await harness.until(outgoing.flow, ['SENT', 'SENT']);

    const names = fs.readdirSync(outgoing.at()).sort();
    const { id } = outgoing.flow;
    expect(names).toEqual([`CON_${id}_000001.xml`, `CON_${id}_000002.xml`]);
    const text = names.map((name) => fs.readFileSync(outgoing.at(name), 'utf8')).join();
    const ids = [...text.matchAll(/<id>(evt_\w+)<\/id>/g)].map(([, event]) => event);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text).toContain('<reference>OUT-1</reference>');
    expect(text).toContain('<reference>OUT-2</reference>');
  });
});

describe('another client', () => {
  it('sees neither flows nor files, and changes nothing', async () => {
    const { flow, at } = await harness.fileFlow('SFTP');
    fs.writeFileSync(at('own.csv'), importFile(order('OWN-1')));
    await harness.until(flow, ['FILED']);
    const [file] = await harness.filesOf(flow);
    const outsider = await TestClient.signIn(harness.backend, {
      role: 'CUSTOMER_ADMIN',
      customerId: 2,
    });

    const statusOf = async (method: string, way: string, body?: object) =>
      (await outsider.request(method, way, body)).status;
    expect(await statusOf('GET', `integration-file/${file?.id}`)).toBe(404);
    expect(await statusOf('GET', `integration-file/${file?.id}/content`)).toBe(404);
    expect(await statusOf('POST', `integration-file/${file?.id}/retry`)).toBe(404);
    expect(await statusOf('POST', `integration-flow/${flow.id}/run`)).toBe(404);
    expect((await outsider.request('GET', 'integration-flow')).body).toEqual([]);
    expect(
      (await outsider.request<IntegrationFilesView>('GET', 'integration-file')).body.files,
    ).toEqual([]);
  });
});
