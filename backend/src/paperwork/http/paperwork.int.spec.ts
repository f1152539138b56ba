import type { Readable } from 'node:stream';

import { EventStore } from '@event-store/event-store.js';

import {
  carton,
  content,
  numbered,
  owner,
  selected,
} from '../../consignments/testing/consignment.fixture.js';
import { write, writeManifest } from '../../integrations/testing/manifested-consignment.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { paint } from '../testing/paper.fixture.js';
import { readPdf } from '../testing/read-pdf.js';

let backend: RunningBackend;
let insider: string;
let outsider: string;

beforeAll(async () => {
  backend = await startBackend('paperwork');
  await backend.database.query(`
    insert into customer (id, name, bookings_email, contact_email)
      values (3, 'Coastline', 'b@x.example', 'c@x.example');
    insert into client (id, customer_id, name) values (7, 3, 'Wattle Medical'), (8, 3, 'Other')`);
  const token = async (email: string, clientId: number) => {
    const roles = [{ role: 'CLIENT_USER', clientId }] as const;
    return (await signedInUser(backend, { email, roles: [...roles] })).token;
  };
  insider = await token('insider@x.example', 7);
  outsider = await token('outsider@x.example', 8);

  const store = backend.app.get(EventStore);
  for (const id of [201, 202])
    await writeManifest(store, { id, customerCarrierId: 21, window: null, via: 'EMAIL' });
  await write(store, 'consignment-203', [
    { type: 'ConsignmentDrafted', data: { consignmentId: 203, owner, content: content() } },
  ]);
  const dangerous = content({ items: [carton({ dangerousGoods: [paint] })] });
  await write(store, 'consignment-204', [
    { type: 'ConsignmentCreated', data: { consignmentId: 204, owner, content: dangerous } },
    selected(),
    numbered,
  ]);
});

afterAll(() => backend.stop());

const get = (path: string, token = insider) =>
  fetch(`${backend.url}/api/v1/paperwork/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

const pagesOf = async (response: Response) => readPdf(response.body as unknown as Readable);

describe('paperwork', () => {
  it('PAPER-07 of one consignment is one label per piece', async () => {
    const response = await get('label/con_id/201');

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await pagesOf(response)).toHaveLength(4);
  });

  it('of several consignments is one document', async () => {
    expect(await pagesOf(await get('label?ids=201,202,201'))).toHaveLength(8);
  });

  it.each([
    ['PAPER-08', 'label/man_id/201', 'Wattle Medical'],
    ['PAPER-09', 'consignment/201', 'Manifest'],
    ['PAPER-10', 'freight_summary/man_id/201', 'Freight summary'],
  ])('%s of a manifest (%s) is available', async (_id, path, words) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const [page] = await pagesOf(response);

    expect(page?.text).toContain('LKIZ00000387');
    expect(page?.text).toContain(words);
  });

  it('of a consignment includes its consignment note', async () => {
    const [page] = await pagesOf(await get('connote/con_id/201'));

    expect(page?.text).toContain('Consignment note');
    expect(page?.text).toContain('LKIZ00000387');
  });

  it('declares dangerous goods, or is empty if there are none', async () => {
    const [page] = await pagesOf(await get('dangerous_goods/con_id/204'));
    const nothing = await Promise.all(
      ['dangerous_goods/con_id/201', 'dangerous_goods/man_id/201'].map((path) => get(path)),
    );

    expect(page?.text).toContain('UN1263');
    expect(nothing.map(({ status }) => status)).toEqual([204, 204]);
  });

  it.each([
    'label/con_id/203',
    'label?ids=201,203',
    'connote/con_id/203',
    'dangerous_goods/con_id/203',
  ])('PAPER-17 of a draft (%s) is not available yet', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'paperwork.not_available' });
  });

  it.each([
    'label/con_id/201',
    'label/man_id/201',
    'consignment/201',
    'freight_summary/man_id/201',
    'label?ids=201',
    'label/open_man_id/1',
    'connote/con_id/201',
    'dangerous_goods/con_id/201',
    'dangerous_goods/man_id/201',
  ])('of another client (%s) does not exist', async (path) => {
    const foreign = await get(path, outsider);
    const missing = await get(path.replace('201', '999'), outsider);

    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toEqual(await missing.json());
  });

  it.each([
    'label?ids=',
    'label?ids=1,x',
    `label?ids=${'1,'.repeat(2)}`,
    'label',
    'label/con_id/x',
  ])('requested incorrectly (%s) is rejected', async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});
