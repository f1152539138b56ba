import { randomUUID } from 'node:crypto';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { TestClient, seedShipping } from '../../consignments/testing/shipping.fixture.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  consignmentColumns,
  type ConsignmentColumn,
} from '../consignments/consignment-template.js';

let backend: RunningBackend;
let shipper: TestClient;

beforeAll(async () => {
  backend = await startBackend('import_drafts');
  await seedShipping(backend);
  await backend.database.query("select setval(pg_get_serial_sequence('address', 'id'), 100)");
  // No projection runs here, so nothing must wait for one.
  await backend.database.query(
    `insert into projection_checkpoint (name, position) values ('consignment-list', repeat('9', 19))`,
  );
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
}, 60_000);
afterAll(() => backend.stop());

type Cells = Partial<Record<ConsignmentColumn, string>>;

const goodReceiverCells: Cells = {
  'Receiver Company': 'New Shop',
  'Contact Name': 'Sam Lee',
  'Phone Number': '0400 000 000',
  Email: 'sam@shop.example',
  'Address Line 1': '7 High Street',
  'Address Line 2': 'Rear lane',
  Suburb: 'Brunswick',
  Postcode: '3056',
  State: 'VIC',
};
const goodRow: Cells = {
  ...goodReceiverCells,
  'Special Instructions': 'Ring twice',
  'Authority To Leave': 'yes',
  'Tailgate Required': 'no',
  Quantity: '2',
  'Length (m)': '0.6',
  'Width (m)': '0.4',
  'Height (m)': '0.4',
  'Weight (kg)': '12',
};

/** Imports one row whose other cells are valid, and returns the report with the draft it became. */
async function importRow(faulty: Cells, options: Record<string, string> = {}) {
  const cells: Cells = { ...goodRow, Reference: randomUUID(), ...faulty };
  const line = consignmentColumns.map((column) => `"${cells[column] ?? ''}"`).join(',');
  const form = new FormData();
  for (const [name, value] of Object.entries({ clientId: '10', ...options }))
    form.append(name, value);
  form.append('file', new Blob([[consignmentColumns.join(','), line].join('\n')]), 'shop.csv');
  const { body: report } = await shipper.upload<ImportReportView>(
    'consignment/bulk-consignment-upload',
    form,
  );
  const [last] = await backend.database.query<{ id: number }[]>(
    `select max(substring(stream from '^consignment-([0-9]+)$')::integer) as id
       from event_store.events where stream like 'consignment-%'`,
  );
  const { body: draft } = await shipper.request<ConsignmentView>('GET', `consignment/${last?.id}`);
  return { report, draft };
}

const long = (length: number) => 'x'.repeat(length);

const goodReceiver = {
  contactName: 'Sam Lee',
  phoneNumber: '0400 000 000',
  email: 'sam@shop.example',
  addressLine1: '7 High Street',
  addressLine2: 'Rear lane',
  suburb: { name: 'BRUNSWICK', postcode: '3056' },
};
const goodItem = { itemTypeName: 'Carton', quantity: 2, length: 0.6, weight: 12 };
const goodOffer = { specialInstructions: 'Ring twice', authorityToLeave: true };

type Kept = readonly [receiver: object, item: object, offer: object];

describe('BULK-14 a draft of a row with errors', () => {
  it.each<[ConsignmentColumn, string, ...Kept]>([
    ['Receiver Company', '', { company: '' }, {}, {}],
    ['Receiver Company', long(60), { company: long(60) }, {}, {}],
    ['Contact Name', long(60), { contactName: long(60) }, {}, {}],
    ['Phone Number', '12', { phoneNumber: '12' }, {}, {}],
    ['Email', 'sam at shop', { email: 'sam at shop' }, {}, {}],
    ['Address Line 1', '', { addressLine1: '' }, {}, {}],
    ['Address Line 1', long(300), { addressLine1: long(300) }, {}, {}],
    ['Suburb', 'Nowhere', { suburb: null }, {}, {}],
    ['Special Instructions', long(300), {}, {}, { specialInstructions: long(300) }],
    ['Authority To Leave', 'maybe', {}, {}, { authorityToLeave: false }],
    ['Quantity', 'two', {}, { quantity: 0 }, {}],
    ['Quantity', '-1', {}, { quantity: 0 }, {}],
    ['Quantity', '1.5', {}, { quantity: 1.5 }, {}],
    ['Weight (kg)', 'heavy', {}, { weight: 0 }, {}],
    ['Weight (kg)', '9999999', {}, { weight: 9_999_999 }, {}],
    ['Item Type', 'Crate', {}, { itemTypeId: 0, itemTypeName: 'Crate' }, {}],
  ])(
    'keeps every other cell, and %s "%s" as far as it can be stored',
    async (column, text, receiver, item, offer) => {
      const company = `Shop ${randomUUID()}`;
      const { report, draft } = await importRow({ 'Receiver Company': company, [column]: text });

      expect(report).toMatchObject({ inserted: 1, drafts: 1, failed: 0 });
      expect(report.errors).toEqual([
        expect.objectContaining({ row: 2, column, ...(text && { value: text }) }),
      ]);
      const { deliveryAddress, items } = draft.offer;
      expect(deliveryAddress).toMatchObject({ ...goodReceiver, company, ...receiver });
      expect(items).toEqual([expect.objectContaining({ ...goodItem, ...item })]);
      expect(draft.offer).toMatchObject({ ...goodOffer, ...offer });
    },
  );

  it('leaves out a receiver that the row does not name', async () => {
    const { draft } = await importRow(
      Object.fromEntries(Object.keys(goodReceiverCells).map((column) => [column, ''])),
    );

    expect(draft.offer.deliveryAddress).toBeNull();
  });

  it.each([
    ['01/01/2020', /^Dispatch date must be \d{2}\/\d{2}\/\d{4} or later$/],
    ['2020-01-01', /^Dispatch date must be \d{4}-\d{2}-\d{2} or later$/],
  ])('gives the earliest date in the format of %s', async (day, message) => {
    const { report } = await importRow({ 'Dispatch Date': day });

    expect(report.errors[0]).toMatchObject({ column: 'Dispatch Date', value: day });
    expect(report.errors[0]?.message).toMatch(message);
  });
});

describe('a row that is left out', () => {
  it.each([{ 'Receiver Company': 'Left out', Suburb: 'Nowhere' }, { 'Weight (kg)': 'heavy' }])(
    'leaves nothing in the address book: %j',
    async (faulty) => {
      const { report } = await importRow(
        { 'Address Line 1': '99 Left Out Street', ...faulty },
        { saveFailedAsDraft: 'FALSE' },
      );

      expect(report).toMatchObject({ inserted: 0, failed: 1 });
      const { body } = await shipper.request<{ addresses: object[] }>(
        'GET',
        'address?clientId=10&size=200&filter=99 Left Out',
      );
      expect(body.addresses).toEqual([]);
    },
  );
});
