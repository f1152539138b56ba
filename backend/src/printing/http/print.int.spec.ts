import { EventStore } from '@event-store/event-store.js';
import { printingTexts } from '@contracts/texts/spec/printing.js';

import { content, owner } from '../../consignments/testing/consignment.fixture.js';
import { write, writeManifest } from '../../integrations/testing/manifested-consignment.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { startPrintNodeServer, type PrintNodeServer } from '../testing/print-node-server.js';

const apiKey = 'k'.repeat(43);
let service: PrintNodeServer;
let backend: RunningBackend;
let insider: string;
let outsider: string;
let insiderId: number;

beforeAll(async () => {
  service = await startPrintNodeServer(apiKey);
  backend = await startBackend('printing', [], { PRINT_SERVICE_URL: service.url });
  const { ciphertext, salt } = backend.app.get(SecretBox).seal(apiKey);
  await backend.database.query(
    `insert into customer (id, name, bookings_email, contact_email)
       values (3, 'Coastline', 'b@x.example', 'c@x.example')`,
  );
  await backend.database.query(
    `insert into client (id, customer_id, name, print_node_api, print_node_api_key, salt)
       values (7, 3, 'Wattle Medical', true, $1, $2), (8, 3, 'Other', false, null, null)`,
    [ciphertext, salt],
  );
  const user = (email: string, clientId: number) =>
    signedInUser(backend, { email, roles: [{ role: 'CLIENT_USER', clientId }] });
  ({ id: insiderId, token: insider } = await user('insider@x.example', 7));
  ({ token: outsider } = await user('outsider@x.example', 8));
  const store = backend.app.get(EventStore);
  await writeManifest(store, { id: 301, customerCarrierId: 21, window: null, via: 'EMAIL' });
  await write(store, 'consignment-302', [
    { type: 'ConsignmentDrafted', data: { consignmentId: 302, owner, content: content() } },
  ]);
});

afterAll(async () => {
  await backend.stop();
  await service.stop();
});

beforeEach(() => choosePrinters(34, 35));

const choosePrinters = (label: number | null, other: number | null) =>
  backend.database.query(
    'update user_account set label_printer_id = $1, other_printer_id = $2 where id = $3',
    [label, other, insiderId],
  );

const get = (path: string, token = insider) =>
  fetch(`${backend.url}/api/v1/print${path}`, { headers: { Authorization: `Bearer ${token}` } });

const typesOf = async (stream: string) =>
  (await backend.app.get(EventStore).readStream(stream, { limit: 100 })).map(({ type }) => type);

describe('direct printing', () => {
  it.each([
    ['PAPER-11 labels', '/label/con_id/301', 34, 'Labels LKIZ00000387'],
    ["PAPER-13 a manifest's labels", '/label/man_id/301', 34, 'Labels LKIZ00000387'],
    ['PAPER-12 a manifest', '/consignment/301', 35, 'Manifest MAN-301'],
    ['PAPER-14 a freight summary', '/freight_summary/man_id/301', 35, 'Freight summary MAN-301'],
  ])('sends %s to its selected printer', async (_, path, printerId, title) => {
    const response = await get(path);

    expect(response.status).toBe(204);
    const job = service.jobs.at(-1);
    expect(job).toMatchObject({ printerId, title });
    expect(Buffer.from(job?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
  });

  it('PAPER-19 marks printed documents for all users', async () => {
    const response = await fetch(`${backend.url}/api/v1/consignment/301`, {
      headers: { Authorization: `Bearer ${insider}` },
    });
    expect(await response.json()).toMatchObject({ printedLabel: true });
    expect(await typesOf('consignment-301')).toContain('LabelPrinted');
    expect(
      (await typesOf('manifest-301')).filter((type) => type === 'ManifestPrinted'),
    ).toHaveLength(3);
  });

  it.each([
    ['a draft', '/label/con_id/302', 409, 'Labels are not available yet'],
    ['a missing consignment', '/label/con_id/999', 404, 'Record not found'],
    ['no number', '/label/con_id/x', 400, ''],
  ])('PAPER-16 rejects %s in plain text', async (_, path, status, text) => {
    const response = await get(path);

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain(text);
  });

  it('reports that no printer is selected', async () => {
    await choosePrinters(null, null);

    const response = await get('/label/con_id/301');

    expect([response.status, await response.text()]).toEqual([409, printingTexts.noPrinter]);
  });

  it("reports the print service's message", async () => {
    service.respondWith(500);

    const response = await get('/label/con_id/301');

    expect(response.status).toBe(502);
    expect(await response.text()).toContain('responded with 500: not now');
  });

  it('does not exist for consignments and manifests of others', async () => {
    const paths = ['/label/con_id/301', '/label/man_id/301', '/consignment/301'];

    const responses = await Promise.all(paths.map((path) => get(path, outsider)));

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('list of printers', () => {
  it('contains those of the client', async () => {
    const response = await get('?clientId=7');

    expect(await response.json()).toEqual([
      { id: 34, name: 'Zebra', computer: { id: 7, hostname: 'dock-1.local' } },
    ]);
  });

  it.each([
    ['another client', '?clientId=8', 403],
    ['no client', '', 400],
  ])('is rejected for %s', async (_, query, status) => {
    expect((await get(query)).status).toBe(status);
  });

  it('PAPER-15 is rejected while direct printing is off', async () => {
    const response = await get('?clientId=8', outsider);

    expect([response.status, await response.json()]).toMatchObject([
      409,
      { message: printingTexts.off },
    ]);
  });
});
