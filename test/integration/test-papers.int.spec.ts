import { Readable } from 'node:stream';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';

import { readPdf } from '../../backend/src/paperwork/testing/read-pdf.js';
import {
  goods,
  requestOffer,
  shipment,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { backend, created, manifest, setUpShipping, user } from './shipped-consignments.fixture.js';
import { environmentId, program, shipperOf } from './test-environments.fixture.js';

setUpShipping('test_papers');

const paint = {
  unNumber: { id: 1263, hazardClass: '3', shippingName: 'PAINT', typeOfPackaging: 'II' },
  ...{ subRisk: 'N/A', typeOfPackaging: 'II', packageDescription: 'Drum', commonName: 'Enamel' },
  ...{ weight: 10, type: 'PACKAGED' },
};
const [item] = goods.items;
const dangerous = { items: [{ ...item, quantity: 12, dangerousGoods: [paint] }] };

beforeAll(async () => {
  await backend.database.query(`
    insert into un_entry values (1263, 0, 'PAINT', '3', null, 'II');
    update carrier set can_travel_dangerous_goods = true, display_name = display_name`);
});

/** All paperwork of one consignment and its manifest. */
const papersOf = (consignmentId: number, manifestId: number) => [
  `paperwork/label/con_id/${consignmentId}`,
  `paperwork/label/man_id/${manifestId}`,
  `paperwork/connote/con_id/${consignmentId}`,
  `paperwork/dangerous_goods/con_id/${consignmentId}`,
  `paperwork/consignment/${manifestId}`,
  `paperwork/freight_summary/man_id/${manifestId}`,
];

async function read(caller: typeof user, path: string) {
  const response = await caller.download(path);
  if (response.status !== 200)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const pages = await readPdf(
    Readable.from([Buffer.from(await response.arrayBuffer())], { objectMode: false }),
  );
  return { name: response.headers.get('content-disposition') ?? '', pages };
}

const manifestIdOf = async (caller: typeof user, id: number): Promise<number> =>
  (await caller.request<ConsignmentView>('GET', `consignment/${id}`)).body.manifestId ?? 0;

describe('documents', () => {
  it('of a test environment say TEST on every page and in their names, with TEST numbers in every barcode', async () => {
    const { client } = await program('test');
    const shipper = await shipperOf(client, await environmentId());
    const { id, connoteNumber } = await shipper.create('PO 1', 'Southern', dangerous);
    await client.request('POST', 'manifest', { consignmentIds: [id] });
    const manifestId = await waitUntil(
      () => manifestIdOf(client, id),
      (found) => found > 0,
    );

    for (const path of papersOf(id, manifestId)) {
      const { name, pages } = await read(client, path);
      expect(name).toMatch(/filename="TEST-/);
      expect(pages.length).toBeGreaterThan(0);
      for (const { text } of pages) expect(text.replaceAll(connoteNumber, '')).toContain('TEST');
    }
    const { pages } = await read(client, `paperwork/label/con_id/${id}`);
    for (const page of pages.slice(0, 3)) {
      const scans = await page.scan();
      expect(scans.length).toBe(2);
      for (const { text } of scans) expect(text).toMatch(/^TESTLKIZ/);
    }
  }, 60_000);

  it('of live consignments never say TEST', async () => {
    const offer = await requestOffer(user, 'Southern', shipment({}, dangerous));
    const { id } = await created(shipment({}, { ...offer, ...dangerous }));
    await manifest([id]);
    const manifestId = await waitUntil(
      () => manifestIdOf(user, id),
      (found) => found > 0,
    );

    for (const path of papersOf(id, manifestId)) {
      const { name, pages } = await read(user, path);
      expect(name).not.toContain('TEST');
      for (const { text } of pages) expect(text).not.toContain('TEST');
    }
  }, 60_000);

  it('are not mixed in one document, and not printed directly', async () => {
    const { client } = await program('test');
    const shipper = await shipperOf(client, await environmentId());
    const mine = await shipper.create();
    const theirs = await created();

    const path = `paperwork/label?ids=${mine.id},${theirs.id}`;
    expect((await user.download(path)).status).toBe(400);
    expect((await client.download(`print/label/con_id/${mine.id}`)).status).toBe(409);
  });
});
