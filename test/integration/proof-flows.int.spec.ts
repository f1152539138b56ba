import fs from 'node:fs';

import { SentFileErasureService } from '../../backend/src/clients/index.js';
import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { FlowCleanup } from '../../backend/src/integrations/client-flows/flow-cleanup.js';
import { FlowFileRepository } from '../../backend/src/integrations/client-flows/flow-file.repository.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { Deliveries, ProofServer } from './delivered-consignments.fixture.js';
import { type FileFlow, FlowHarness } from '../support/client-flows.js';
import { parseJson } from '../support/json.js';

let harness: FlowHarness;
let deliveries: Deliveries;
beforeAll(async () => {
  harness = await FlowHarness.start('proof_flows');
  deliveries = await Deliveries.start(harness);
}, 120_000);
afterAll(() => harness.stop());
afterEach(async () => {
  jest.restoreAllMocks();
  await harness.backend.database.query('update integration_flow set is_active = false');
});

const settings = { kind: 'POD_OUT' };
const filesIn = ({ at }: FileFlow) => fs.readdirSync(at()).sort();
const contentsOf = (flow: FileFlow) =>
  filesIn(flow).map((name) => [name, fs.readFileSync(flow.at(name)).toString('base64')]);
const proofsIn = ({ at, flow }: FileFlow, number: number) =>
  parseJson<{ resend?: boolean; proofs: Record<string, unknown>[] }>(
    fs.readFileSync(at(`POD_${flow.id}_00000${number}.json`), 'utf8'),
  );
const onlyFileOf = async ({ flow }: FileFlow) => (await harness.filesOf(flow))[0]?.id ?? 0;

describe('a flow of proofs', () => {
  it('sends who signed for a delivery, with the signature as an image beside the file', async () => {
    const sent = await harness.fileFlow('SFTP', settings);
    const { flow, at } = sent;
    const { id, connoteNumber, signature } = await deliveries.add('J. Maher');
    await harness.until(flow, ['SENT']);

    const image = `POD_${flow.id}_000001_${connoteNumber}.png`;
    expect(filesIn(sent)).toEqual([`POD_${flow.id}_000001.json`, image]);
    expect(fs.readFileSync(at(image)).equals(signature)).toBe(true);
    expect(proofsIn(sent, 1).proofs).toEqual([
      {
        ...{ eventId: expect.stringMatching(/^evt_/), consignmentId: id, connoteNumber },
        ...{ references: ['PO 4711'], carrier: 'Southern', signedBy: 'J. Maher' },
        ...{ deliveredAt: '2026-03-05T02:55:00.000Z', signature: image },
      },
    ]);
  });

  it('offers each image of a sent file for download, to the client only', async () => {
    const sent = await harness.fileFlow('SFTP', settings);
    const { connoteNumber } = await deliveries.add('J. Maher');
    await harness.until(sent.flow, ['SENT']);
    const id = await onlyFileOf(sent);
    const outsider = await TestClient.signIn(harness.backend, {
      role: 'CUSTOMER_ADMIN',
      customerId: 2,
    });
    const statusOf = async (way: string, by = harness.admin) =>
      (await by.requestText('GET', `integration-file/${id}/attachment/${way}`)).status;

    expect((await harness.detailOf(id)).attachments).toEqual([
      { number: 1, name: `POD_${sent.flow.id}_000001_${connoteNumber}.png` },
    ]);
    const image = await harness.admin.requestText('GET', `integration-file/${id}/attachment/1`);
    expect(image.text).toContain('PNG');
    expect([await statusOf('2'), await statusOf('0'), await statusOf('99999')]).toEqual([
      404, 404, 404,
    ]);
    expect(await statusOf('1', outsider)).toBe(404);
  });

  it('sends neither proofs of pickup nor those of other clients', async () => {
    const other = await harness.connection(1, { clientId: 13, transferType: 'SFTP' });
    const foreign = await harness.flowOver(other.id, { ...settings, clientId: 13 });
    const own = await harness.fileFlow('SFTP', settings);
    const { id } = await deliveries.add('P. Picker', { kind: 'PICKUP' });
    const { id: delivered } = await deliveries.add('J. Maher');
    await harness.until(own.flow, ['SENT']);

    const proofs = proofsIn(own, 1).proofs.map(({ consignmentId }) => consignmentId);
    expect(proofs).toEqual([delivered]);
    expect(proofs).not.toContain(id);
    const before = new Date().toISOString();
    await harness.run(foreign);
    await waitUntil(
      () => deliveries.lastRunOf(foreign),
      (ranAt) => ranAt > before,
    );
    expect(await harness.filesOf(foreign)).toEqual([]);
  });

  it('sends proofs of pickup as well if asked, each with its consignment and kind', async () => {
    const options = { pickups: true };
    const sent = await harness.fileFlow('SFTP', { ...settings, options, isActive: false });
    const both = await deliveries.add('P. Picker', { kind: 'PICKUP' });
    await deliveries.prove(both, 'J. Maher');
    const other = await deliveries.add('K. Other');
    await harness.admin.request('POST', `integration-flow/${sent.flow.id}/resume`);
    await harness.until(sent.flow, ['SENT']);

    const { proofs: written } = proofsIn(sent, 1);
    const proofs = written.map(({ kind, signedBy, consignmentId: id }) => [id, kind, signedBy]);
    expect(proofs).toEqual([
      [both.id, 'PICKUP', 'P. Picker'],
      [both.id, 'DELIVERY', 'J. Maher'],
      [other.id, 'DELIVERY', 'K. Other'],
    ]);
    for (const { signature } of written)
      expect(fs.existsSync(sent.at(String(signature)))).toBe(true);
  });

  it('sends images before the file that names them, and the same bytes after a failure', async () => {
    const sent = await harness.fileFlow('SFTP', settings);
    const { flow, at } = sent;
    const document = `POD_${flow.id}_000001.json`;
    fs.writeFileSync(at(document), 'something else');
    const { id, connoteNumber } = await deliveries.add('J. Maher');
    const failing = await harness.untilFailing(flow);
    expect(failing?.failure).toContain(`Another file named ${document}`);
    const image = at(`POD_${flow.id}_000001_${connoteNumber}.png`);
    const firstImage = fs.readFileSync(image);

    await deliveries.erase(id);
    fs.rmSync(at(document));
    await harness.until(flow, ['SENT']);
    expect(fs.readFileSync(image).equals(firstImage)).toBe(true);
    expect(proofsIn(sent, 1).proofs[0]).toMatchObject({ signedBy: 'J. Maher' });
  });

  it('sends a file once, even if it was not recorded that it was sent', async () => {
    const sent = await harness.fileFlow('SFTP', settings);
    const files = harness.worker.get(FlowFileRepository);
    jest.spyOn(files, 'change').mockRejectedValueOnce(new Error('ended'));
    await deliveries.add('J. Maher');
    await harness.untilFailing(sent.flow);
    const first = contentsOf(sent);
    await harness.until(sent.flow, ['SENT']);

    expect(first).toHaveLength(2);
    expect(contentsOf(sent)).toEqual(first);
  });

  it('continues in the next file when the images are too large for one', async () => {
    const sent = await harness.fileFlow('SFTP', { ...settings, isActive: false });
    const size = 700_000; // twelve exceed 8 MiB
    const names = Array.from({ length: 12 }, (_, index) => `Signer ${index + 1}`);
    const added = [];
    for (const name of names) added.push(await deliveries.add(name, { size }));
    await harness.admin.request('POST', `integration-flow/${sent.flow.id}/resume`);
    await harness.until(sent.flow, ['SENT', 'SENT']);

    const [first, second] = [1, 2].map((number) =>
      proofsIn(sent, number).proofs.map(({ signedBy }) => signedBy),
    );
    expect(first).toEqual(names.slice(0, 11));
    expect(second).toEqual(names.slice(11));
    expect(filesIn(sent)).toHaveLength(14);
    const last = `POD_${sent.flow.id}_000002_${added[11]?.connoteNumber}.png`;
    expect(fs.statSync(sent.at(last)).size).toBe(size);
  });

  it('sends proofs again in new files that say so, with images of their own', async () => {
    const sent = await harness.fileFlow('SFTP', settings);
    const { connoteNumber } = await deliveries.add('J. Maher');
    await harness.until(sent.flow, ['SENT']);
    const way = `integration-flow/${sent.flow.id}/resend`;
    expect((await harness.admin.request('POST', way, { fromNumber: 1 })).status).toBe(204);
    await harness.until(sent.flow, ['SENT', 'SENT']);

    const [first, second] = [proofsIn(sent, 1), proofsIn(sent, 2)];
    expect([first.resend, second.resend]).toEqual([undefined, true]);
    expect(second.proofs).toEqual([
      { ...first.proofs[0], signature: `POD_${sent.flow.id}_000002_${connoteNumber}.png` },
    ]);
    expect(filesIn(sent)).toHaveLength(4);
  });

  it('posts images and file to a web service, each with its name and key, the same in every attempt', async () => {
    const server = await ProofServer.start(harness);
    const { id } = await harness.connection(server.port, {
      ...{ transferType: 'API', server: 'http://127.0.0.1', path: '/erp' },
    });
    const flow = await harness.flowOver(id, { ...settings, folder: '' });
    const { connoteNumber, signature } = await deliveries.add('J. Maher');
    await harness.untilFailing(flow);
    await harness.until(flow, ['SENT']);

    const stem = `POD_${flow.id}_000001`;
    const [image, document, ...again] = server.received;
    expect(image).toMatchObject({
      ...{ name: `${stem}_${connoteNumber}.png`, type: 'image/png' },
      ...{ key: `integration-flow/${flow.id}/1/${stem}_${connoteNumber}.png` },
    });
    expect(image?.body.equals(signature)).toBe(true);
    expect(document).toMatchObject({
      ...{ name: `${stem}.json`, type: 'application/json', key: `integration-flow/${flow.id}/1` },
    });
    expect(again).toEqual([image, document]);
  });
});

describe('a request for erasure', () => {
  const stored = async (id: number, { flow }: FileFlow) => {
    const files = harness.backend.app.get(SentFileErasureService);
    const found = await files.findByConsignmentsUnscoped([id]);
    return found.filter(({ name }) => name.startsWith(`POD_${flow.id}_`));
  };

  it('finds the sent files that a person signed, and deletes what is stored of them', async () => {
    const sent = await harness.fileFlow('SFTP', settings);
    const { id } = await deliveries.add('J. Maher');
    const { id: unrelated } = await deliveries.add('K. Other', { kind: 'PICKUP' });
    await harness.until(sent.flow, ['SENT']);
    const [file] = await stored(id, sent);
    expect(await stored(unrelated, sent)).toEqual([]);

    await deliveries.erase(id);
    expect(await stored(id, sent)).toEqual([]);
    expect(file).toMatchObject({ clientId: 10, isSent: true });
    expect(await harness.detailOf(file?.fileId ?? 0)).toMatchObject({
      ...{ state: 'SENT', hasContent: false, attachments: [] },
    });
  });

  it('deletes a file that is still to be sent once it has been sent, and leaves new ones without the person', async () => {
    const sent = await harness.fileFlow('SFTP', settings);
    fs.writeFileSync(sent.at(`POD_${sent.flow.id}_000001.json`), 'something else');
    const { id } = await deliveries.add('J. Maher');
    await harness.untilFailing(sent.flow);
    await deliveries.erase(id);
    expect(await stored(id, sent)).toMatchObject([{ isSent: false }]);
    await harness.worker.get(FlowCleanup).deleteOld();
    expect(await stored(id, sent)).toHaveLength(1);

    fs.rmSync(sent.at(`POD_${sent.flow.id}_000001.json`));
    await harness.until(sent.flow, ['SENT']);
    await harness.worker.get(FlowCleanup).deleteOld();
    expect(await stored(id, sent)).toEqual([]);
    const way = `integration-flow/${sent.flow.id}/resend`;
    await harness.admin.request('POST', way, { fromNumber: 1 });
    await harness.until(sent.flow, ['SENT', 'SENT']);
    expect(proofsIn(sent, 2).proofs).toMatchObject([{ signedBy: 'Erased', signature: null }]);
  });
});
