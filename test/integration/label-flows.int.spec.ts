import fs from 'node:fs';

import { PDFDocument } from '@cantoo/pdf-lib';

import { fileFormats } from '@contracts/file-formats/file-formats.js';

import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { SentFileErasureService } from '../../backend/src/clients/index.js';
import { FlowServers } from '../../backend/src/integrations/client-flows/flow-servers.js';
import { PaperworkService } from '../../backend/src/paperwork/index.js';
import { FlowHarness, order, readAcknowledgement, webOrder } from '../support/client-flows.js';
import { jsonErrors } from '../support/schema-errors.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('label_flows');
}, 120_000);
afterEach(() => jest.restoreAllMocks());
afterAll(() => harness.stop());

const options = { labels: true };

const pagesOf = async (bytes: Buffer) => (await PDFDocument.load(bytes)).getPageCount();
const labelsOf = (acknowledgement: string) =>
  readAcknowledgement(acknowledgement).orders.map(({ labels }) => labels);

describe('a flow of orders with labels', () => {
  it('writes the labels of the accepted orders beside the acknowledgement, which names them', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options });
    expect(flow.options.labels).toBe(true);
    const faulty = order('LABEL-3').replace('Brunswick', 'Nowhere');
    fs.writeFileSync(at('shop.csv'), importFile(order('LABEL-1'), order('LABEL-2'), faulty));
    await harness.until(flow, ['FILED']);

    const [file] = await harness.filesOf(flow);
    const name = `shop.csv.${file?.id}.labels.pdf`;
    expect(fs.readdirSync(at('ack')).sort()).toEqual(['shop.csv.ack.json', name].sort());
    expect(labelsOf(at('ack', 'shop.csv.ack.json'))).toEqual([name, name, null]);
    const bytes = fs.readFileSync(at('ack', name));
    expect(await pagesOf(bytes)).toBe(4); // two cartons each
    const detail = await harness.detailOf(file?.id ?? 0);
    expect(detail.attachments).toEqual([{ number: 1, name }]);
    expect(detail.steps.map(({ step, details }) => [step, details])).toContainEqual([
      'LABELS',
      '2 consignments, 1 PDF',
    ]);
    const json = fs.readFileSync(at('ack', 'shop.csv.ack.json'), 'utf8');
    expect(jsonErrors(json, fileFormats.acknowledgement.jsonSchema)).toEqual([]);
  });

  it('writes nothing else for orders that were known, nor without the option', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options });
    fs.writeFileSync(at('known.csv'), importFile(order('LABEL-1')));
    await harness.until(flow, ['FILED']);
    const plain = await harness.fileFlow('SFTP', { options: { labels: null } });
    fs.writeFileSync(plain.at('plain.csv'), importFile(order('LABEL-PLAIN')));
    await harness.until(plain.flow, ['FILED']);

    expect(fs.readdirSync(at('ack'))).toEqual(['known.csv.ack.json']);
    expect(labelsOf(at('ack', 'known.csv.ack.json'))).toEqual([null]);
    expect(fs.readdirSync(plain.at('ack'))).toEqual(['plain.csv.ack.json']);
    expect(labelsOf(plain.at('ack', 'plain.csv.ack.json'))).toEqual([undefined]);
  });

  it('divides many labels into several files, and writes the same bytes after a failure, before the acknowledgement', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options });
    const many = Array.from({ length: 3 }, (_, no) => order(`PARTS-${no}`).replace(',2,', ',300,'));
    const servers = harness.worker.get(FlowServers);
    const withSource = servers.withSource.bind(servers);
    const sent: Record<string, Buffer[]> = {};
    let failures = 0;
    jest.spyOn(servers, 'withSource').mockImplementation((running, work) =>
      withSource(running, (source) => {
        const writeLabels = source.writeLabels.bind(source);
        source.writeLabels = async (file) => {
          (sent[file.name] ??= []).push(file.body);
          expect(fs.existsSync(at('ack', 'many.csv.ack.json'))).toBe(false);
          await writeLabels(file);
          if (file.name.endsWith('-2.pdf') && failures++ === 0) throw new Error('connection lost');
        };
        return work(source);
      }),
    );
    fs.writeFileSync(at('many.csv'), importFile(...many));
    await harness.until(flow, ['COMMITTED']);
    await harness.untilFailing(flow);
    await harness.backend.database.query(
      `update integration_file set next_attempt_at = null where flow_id = $1`,
      [flow.id],
    );
    await harness.until(flow, ['FILED']);

    const [file] = await harness.filesOf(flow);
    const names = ['labels', 'labels-2', 'labels-3'].map(
      (one) => `many.csv.${file?.id}.${one}.pdf`,
    );
    expect(labelsOf(at('ack', 'many.csv.ack.json'))).toEqual(names);
    for (const name of names) {
      expect(await pagesOf(fs.readFileSync(at('ack', name)))).toBe(300);
      for (const body of sent[name] ?? [])
        expect(body.equals(fs.readFileSync(at('ack', name)))).toBe(true);
    }
    expect(sent[names[0] ?? '']).toHaveLength(2);
  }, 120_000);

  it('begins again if a process crashed before all labels were stored', async () => {
    const papers = harness.worker.get(PaperworkService, { strict: false });
    const labels = papers.labels.bind(papers);
    let drawn = 0;
    jest.spyOn(papers, 'labels').mockImplementation((ids, actor) => {
      drawn += 1;
      return drawn === 2 ? Promise.reject(new Error('worker stopped')) : labels(ids, actor);
    });
    const { flow, at } = await harness.fileFlow('SFTP', { options });
    const two = [1, 2].map((no) => order(`DIED-${no}`).replace(',2,', ',300,'));
    fs.writeFileSync(at('died.csv'), importFile(...two));
    await harness.until(flow, ['COMMITTED']);
    await harness.untilFailing(flow);
    expect(fs.existsSync(at('ack'))).toBe(false);
    await harness.backend.database.query(
      `update integration_file set next_attempt_at = null where flow_id = $1`,
      [flow.id],
    );
    await harness.until(flow, ['FILED']);

    expect(fs.readdirSync(at('ack'))).toHaveLength(3);
    expect(new Set(labelsOf(at('ack', 'died.csv.ack.json'))).size).toBe(2);
  }, 120_000);

  it('posts them to a web service, below its path', async () => {
    const { flow, outcome, labels } = await harness.webFlow([[webOrder('WEB-LABEL')]], { options });
    await harness.until(flow, ['FILED']);

    expect(outcome).toHaveLength(1);
    expect(labels).toMatchObject([
      { name: outcome[0]?.orders[0]?.['labels'], type: 'application/pdf', acknowledged: 0 },
    ]);
    expect(await pagesOf(labels[0]!.body)).toBe(2);
  });

  it('fails with the reason if its person may no longer print labels', async () => {
    const reviewed = { ...options, commit: 'REVIEW' };
    const { flow, at } = await harness.fileFlow('SFTP', { options: reviewed });
    fs.writeFileSync(at('person.csv'), importFile(order('PERSON-1')));
    await harness.until(flow, ['WAITS_FOR_REVIEW']);
    await harness.backend.database.query('update integration_flow set acts_for = 0 where id = $1', [
      flow.id,
    ]);
    await harness.commit(flow, 'person.csv');
    const failing = await harness.untilFailing(flow);

    expect(failing?.failure).toContain('can no longer print labels');
    expect(fs.existsSync(at('ack'))).toBe(false);
  });

  it('is found by a request for erasure, which deletes the stored labels', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options });
    fs.writeFileSync(at('erase.csv'), importFile(order('ERASE-1')));
    await harness.until(flow, ['FILED']);
    const [{ consignmentId } = {}] = readAcknowledgement(at('ack', 'erase.csv.ack.json')).orders;
    const erasure = harness.backend.app.get(SentFileErasureService);

    const found = await erasure.findByConsignmentsUnscoped([Number(consignmentId)]);
    for (const file of found) await erasure.deleteUnscoped(file);

    expect(found).toMatchObject([{ name: 'erase.csv', isSent: true }]);
    expect(await harness.detailOf(found[0]?.fileId ?? 0)).toMatchObject({ attachments: [] });
  });
});
