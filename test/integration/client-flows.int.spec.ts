import fs from 'node:fs';

import type { IntegrationFilesView } from '@contracts/views/integration-flow.view.js';

import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FlowCleanup } from '../../backend/src/integrations/client-flows/flow-cleanup.js';
import { FlowBench, order, readAnswer, webOrder } from '../support/client-flows.js';

let bench: FlowBench;
beforeAll(async () => {
  bench = await FlowBench.start('client_flows');
}, 120_000);
afterAll(() => bench.stop());

describe('a flow of orders', () => {
  it('waits for a user if its plans have to be reviewed', async () => {
    const { flow, at } = await bench.fileFlow('SFTP', { options: { commit: 'REVIEW' } });
    fs.writeFileSync(at('look.csv'), importFile(order('REVIEW-1')));
    await bench.until(flow, ['WAITS_FOR_REVIEW']);
    expect(await bench.flowOf(flow)).toMatchObject({ figures: { toReview: 1 } });
    expect(await bench.countOf('REVIEW-1')).toBe(0);

    const [file] = await bench.filesOf(flow);
    const { body } = await bench.admin.ask<{ planHash: string }>('GET', `import/${file?.importId}`);
    await bench.admin.ask('POST', `import/${file?.importId}/commit`, { planHash: body.planHash });
    await bench.until(flow, ['FILED']);
    expect(await bench.countOf('REVIEW-1')).toBe(1);
  });

  it('leaves files in place on a server that does not allow moving them', async () => {
    const { flow, at } = await bench.fileFlow('SFTP', { options: { leavesFiles: true } });
    fs.writeFileSync(at('stays.csv'), importFile(order('STAYS-1')));
    await bench.until(flow, ['FILED']);
    await bench.run(flow);
    await bench.run(flow);

    expect(fs.existsSync(at('stays.csv'))).toBe(true);
    expect(await bench.states(flow)).toEqual(['FILED']);
  });

  it('rejects a file larger than 2 GiB (32-bit overflow), and accepts the others', async () => {
    const { flow, at } = await bench.fileFlow('SFTP');
    fs.writeFileSync(at('huge.csv'), '');
    fs.truncateSync(at('huge.csv'), 3 * 1024 ** 3);
    fs.writeFileSync(at('small.csv'), importFile(order('BESIDE-HUGE')));
    await bench.until(flow, ['FAILED', 'FILED']);

    expect(readAnswer(at('ack', 'huge.csv.ack.json')).refusal).toContain('20 MB');
    expect(await bench.countOf('BESIDE-HUGE')).toBe(1);
  });

  it('reports why it fails, and recovers automatically', async () => {
    const { flow, at } = await bench.fileFlow('SFTP', { folder: 'missing' });
    const failing = await bench.untilFailing(flow);
    expect(failing?.failure).toContain('127.0.0.1');
    fs.mkdirSync(at('../missing'));
    fs.writeFileSync(at('../missing/late.csv'), importFile(order('LATE-1')));
    await bench.until(flow, ['FILED']);
    expect(await bench.flowOf(flow)).toMatchObject({
      failures: 0,
      failure: null,
      failingSince: null,
    });
  });

  it('collects nothing for a user who can no longer create consignments', async () => {
    const keeper = await TestClient.signIn(bench.backend, { role: 'CUSTOMER_USER', customerId: 1 });
    const { flow, at } = await bench.fileFlow('SFTP');
    await keeper.ask('PUT', `integration-flow/${flow.id}`, {
      ...{ folder: 'orders', pattern: '*', everyMinutes: 1_440, isActive: true },
      version: flow.version,
    });
    await bench.backend.database.query(
      `update user_account set status = 'DISABLED' where email = 'customer_user-1@x.example'`,
    );
    fs.writeFileSync(at('nobody.csv'), importFile(order('NOBODY-1')));
    const failing = await bench.untilFailing(flow);
    expect(failing?.failure).toContain('can no longer create consignments');
    expect(await bench.countOf('NOBODY-1')).toBe(0);
  });

  it('collects orders from a web service page by page, and acknowledges them there', async () => {
    const { flow, answers } = await bench.webFlow([
      [webOrder('WEB-1'), webOrder('WEB-2')],
      [webOrder('WEB-3')],
    ]);
    await bench.until(flow, ['FILED', 'FILED']);

    expect(answers.flatMap(({ orders }) => orders)).toEqual(
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
    const { flow, at } = await bench.fileFlow('SFTP');
    fs.writeFileSync(at('old.csv'), importFile(order('OLD-1')));
    await bench.until(flow, ['FILED']);
    const [file] = await bench.filesOf(flow);
    const content = () => bench.admin.askText('GET', `integration-file/${file?.id}/content`);
    expect((await content()).text).toContain('OLD-1');

    const { database } = bench.backend;
    const cleanup = bench.worker.get(FlowCleanup);
    await database.query(`update integration_content set kept_at = now() - interval '31 days'`);
    await cleanup.deleteOld();
    expect((await content()).status).toBe(404);
    expect(await bench.states(flow)).toEqual(['FILED']);
    await database.query(`update integration_file set updated_at = now() - interval '401 days'`);
    await cleanup.deleteOld();
    expect(await bench.states(flow)).toEqual([]);
  });
});

describe('outgoing files', () => {
  it('are numbered without gaps, and contain each event once', async () => {
    const incoming = await bench.fileFlow('SFTP');
    const outgoing = await bench.fileFlow('FTP', { kind: 'CONSIGNMENTS_OUT' }, 'XML');
    fs.writeFileSync(incoming.at('a.csv'), importFile(order('OUT-1')));
    await bench.until(incoming.flow, ['FILED']);
    await bench.until(outgoing.flow, ['SENT']);
    fs.writeFileSync(incoming.at('b.csv'), importFile(order('OUT-2')));
    await bench.until(incoming.flow, ['FILED', 'FILED']);
    await bench.until(outgoing.flow, ['SENT', 'SENT']);

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
    const { flow, at } = await bench.fileFlow('SFTP');
    fs.writeFileSync(at('own.csv'), importFile(order('OWN-1')));
    await bench.until(flow, ['FILED']);
    const [file] = await bench.filesOf(flow);
    const stranger = await TestClient.signIn(bench.backend, {
      role: 'CUSTOMER_ADMIN',
      customerId: 2,
    });

    const statusOf = async (method: string, way: string, body?: object) =>
      (await stranger.ask(method, way, body)).status;
    expect(await statusOf('GET', `integration-file/${file?.id}`)).toBe(404);
    expect(await statusOf('GET', `integration-file/${file?.id}/content`)).toBe(404);
    expect(await statusOf('POST', `integration-file/${file?.id}/retry`)).toBe(404);
    expect(await statusOf('POST', `integration-flow/${flow.id}/run`)).toBe(404);
    expect((await stranger.ask('GET', 'integration-flow')).body).toEqual([]);
    expect(
      (await stranger.ask<IntegrationFilesView>('GET', 'integration-file')).body.files,
    ).toEqual([]);
  });
});
