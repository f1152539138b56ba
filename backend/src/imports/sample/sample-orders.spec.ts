import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import ExcelJS from 'exceljs';

import type { AddressData } from '@contracts/events/address.data.js';
import { recordOf } from '@contracts/keys-of.js';
import type { ItemTypeView } from '@contracts/views/settings.view.js';

import { starterZones } from '../../address-book/index.js';
import { readTable } from '../../platform/uploads/reading/read-table.js';
import { applyMapping } from '../columns/apply-mapping.js';
import { detectColumns, toMapping } from '../columns/detect-columns.js';
import { closestSuburb } from '../plan/closest-suburb.js';
import { formatOf } from '../plan/import-file.reader.js';
import { consignmentTemplate } from '../consignments/consignment-file-template.js';
import { consignmentColumns } from '../consignments/consignment-template.js';
import { toKnownOrder, withOneMore } from './known-orders.js';
import { arrange } from './sample-file.service.js';
import {
  invalidOrders,
  generateOrders,
  type SampleItemTypes,
  sampleItemTypes,
} from './sample-orders.js';
import { type SampleSuburb, sampleSuburbs } from './sample-receivers.js';
import { isSampleReference, sampleReference } from './sample-reference.js';
import { sampleColumns, sampleWorkbook, UNUSED_HEADING } from './sample-workbook.js';

const types: SampleItemTypes = { carton: 'Carton', pallet: 'Pallet', satchel: null };
const own = { name: 'EASTERN CREEK', state: 'NSW', postcode: '2766' };

const itemType = (type: string, changes: Partial<ItemTypeView> = {}, weight = 0): ItemTypeView => ({
  ...{ status: true, version: 0 },
  itemType: {
    ...{ id: 1, type, isMutable: weight === 0, isDeleted: false },
    itemTemplate:
      weight === 0 ? [] : [{ length: 0.4, width: 0.3, height: 0.05, weight, quantity: 1 }],
  },
  ...changes,
});

describe('the orders of a sample', () => {
  it("go to suburbs that a new installation has, the client's own first", async () => {
    const toText = ({ name, state, postcode }: SampleSuburb) => `${name} ${state} ${postcode}`;
    const known = new Set((await starterZones()).map(toText));

    expect(sampleSuburbs.map(toText).filter((suburb) => !known.has(suburb))).toEqual([]);
    const [[first] = []] = generateOrders(1, own, types);
    expect(first).toMatchObject({ Suburb: 'EASTERN CREEK', State: 'NSW', Postcode: '2766' });
  });

  it('differ from each other', () => {
    const orders = generateOrders(72, own, types);

    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(72);
    expect(new Set(orders.map(([first]) => first['Receiver Company'])).size).toBe(72);
  });

  it('use item types that the client uses', () => {
    const all = [
      itemType('Carton', { status: false }),
      itemType('Satchel', {}, 3),
      itemType('Drum'),
      itemType('PALLET'),
    ];

    expect(sampleItemTypes(all)).toMatchObject({ carton: 'Drum', pallet: 'PALLET' });
    expect(sampleItemTypes(all).satchel).toMatchObject({
      'Item Type': 'Satchel',
      'Weight (kg)': '3',
    });
    expect(sampleItemTypes([])).toEqual({ carton: 'Carton', pallet: 'Carton', satchel: null });
  });

  it.each(sampleSuburbs.map(({ name }) => name))(
    'misspell %s closely enough to be suggested',
    (name) => {
      const [faulty] = invalidOrders([{ Suburb: name }], '2026-11-19');
      const misspelt = faulty?.[0].Suburb ?? '';

      expect(misspelt).not.toBe(name);
      expect(closestSuburb(misspelt, ['SOUTH WHARF', name])).toBe(name);
    },
  );
});

describe('a sample file', () => {
  const generated = { orders: generateOrders(12, own, types) };
  const existingOrders = ['PO-1', 'PO-2', 'PO-3'].map((reference) => ({
    ...{ reference, order: generated.orders[0]! },
  }));

  it('has 40 references, and an order of each kind on its first screen', () => {
    const groups = arrange(generated, existingOrders, '2026-11-19');

    expect(new Set(groups.map(({ reference }) => reference)).size).toBe(40);
    expect(groups.slice(0, 6).map(({ reference }) => reference)).toEqual([
      'SAMPLE-ORDER-01',
      'SAMPLE-ORDER-02',
      'PO-1',
      'SAMPLE-ORDER-04',
      'SAMPLE-ORDER-05',
      'PO-2',
    ]);
    const suburbs = groups.map(({ rows }) => rows[0].values.Suburb);
    expect(suburbs[3]).toBe('EASTERN CREK');
    const faulty = groups.filter(
      ({ rows: [{ values }] }) =>
        values.Quantity === 'two' ||
        values['Dispatch Date'] !== '' ||
        values.Suburb === 'EASTERN CREK',
    );
    expect(faulty).toHaveLength(3);
  });

  it('of a client without consignments has only invented orders', () => {
    const groups = arrange(generated, [], '2026-11-19');

    expect(groups).toHaveLength(40);
    expect(groups.every(({ reference }) => isSampleReference(reference))).toBe(true);
  });

  it('is recognised by its headings, and read as it was written', async () => {
    const groups = arrange(generated, [], '2026-11-19');
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sample-'));
    const file = path.join(folder, 'sample.xlsx');
    await fs.writeFile(file, await sampleWorkbook(groups));
    const detected = detectColumns(
      consignmentTemplate,
      [[...sampleColumns.map(({ heading }) => heading), UNUSED_HEADING]],
      null,
    );
    const mapping = toMapping(detected);

    const read = [];
    for await (const { sheet, row, cells } of readTable(
      file,
      formatOf(consignmentTemplate, mapping),
    )) {
      const values = recordOf(consignmentColumns, (_, index) => cells[index] ?? '');
      read.push(applyMapping({ sheet, row, values }, mapping));
    }
    await fs.rm(folder, { recursive: true });

    expect(detected.filter(({ target }) => target === null).map(({ source }) => source)).toEqual([
      UNUSED_HEADING,
    ]);
    expect(read.map(({ row, values }) => ({ row, values }))).toEqual(
      groups.flatMap(({ rows }) => rows.map(({ row, values }) => ({ row, values }))),
    );
  });

  it('has quantities and sizes as numbers, and postcodes as text', async () => {
    const book = new ExcelJS.Workbook();
    const content = await sampleWorkbook(arrange(generated, [], '2026-11-19'));
    await book.xlsx.load(new Uint8Array(content).buffer);
    const cellOf = (heading: string) => {
      const [sheet] = book.worksheets;
      const at = (sheet?.getRow(1).values as unknown[]).indexOf(heading);
      return sheet?.getRow(2).getCell(at).value;
    };

    expect([cellOf('Qty'), cellOf('Length (mm)'), cellOf('Post Code')]).toEqual([2, 600, '2766']);
  });
});

describe('a reference', () => {
  it.each([
    ['SAMPLE-ORDER-01', true],
    ['sample-order-40 ', true],
    ['SAMPLE-ORDER-1', false],
    ['SAMPLE-01', false],
    ['MY-SAMPLE-ORDER-01', false],
  ])('%p belongs to a sample: %p', (reference, expected) => {
    expect(isSampleReference(reference)).toBe(expected);
  });

  it('of a sample is recognised', () => {
    expect([1, 40, 72].map(sampleReference).every(isSampleReference)).toBe(true);
  });
});

describe('an order of an existing consignment', () => {
  const item = {
    ...{ itemNumber: 1, itemTypeId: 1, itemTypeName: 'Carton', itemTemplateId: null, name: null },
    ...{ quantity: 2, length: 0.6, width: 0.4, height: 0.4, weight: 12, dangerousGoods: [] },
  };
  const receiver: AddressData = {
    id: 5,
    isDefault: false,
    status: 'VALID',
    addressClass: 'BUSINESS',
    referenceId: 'A5',
    company: 'Shop',
    ...{ contactName: null, phoneNumber: null, email: null, specialInstructions: null },
    ...{ addressLine1: '7 High St', addressLine2: null },
    suburb: { id: 1, name: 'BRUNSWICK', postcode: '3056', state: 'VIC', etaZone: null },
  };
  const content = { receiver, items: [item] };

  it('has its receiver and goods, and can have one piece added', () => {
    const order = toKnownOrder(content)!;

    expect(order).toEqual([
      expect.objectContaining({
        'Receiver Reference ID': 'A5',
        Quantity: '2',
        'Weight (kg)': '12',
      }),
    ]);
    expect(withOneMore(order)[0]).toEqual({ ...order[0], Quantity: '3' });
  });

  it.each<[string, object]>([
    ['without a receiver', { receiver: null }],
    ['without goods', { items: [] }],
    ['with dangerous goods', { items: [{ ...item, dangerousGoods: [{}] }] }],
  ])('is left out %s', (_, changes) => {
    expect(toKnownOrder({ ...content, ...changes })).toBeNull();
  });
});
