import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import { address, receiver } from '../testing/consignment.fixture.js';
import { dayIn, toConsignmentContent } from './consignment-content.mapper.js';

const paint = { id: 1263, hazardClass: '3', shippingName: 'PAINT', subRisk: 'N/A' };
const records = {
  sender: address(),
  receiver,
  categoryPicks: [],
  payerAccount: null,
  itemTypes: new Map([[1, { id: 1, type: 'Carton', isMutable: true }]]),
  goodsList: new Map([[1263, [{ ...paint, typeOfPackaging: 'II' }]]]),
};
const request = (
  changed: Partial<SaveConsignmentRequest> = {},
  offer: SaveConsignmentRequest['offer'] = {},
): SaveConsignmentRequest => ({
  clientId: 7,
  consignmentType: 'DEFAULT',
  dispatchedAt: '2026-03-03',
  offer,
  ...changed,
});

describe('content from a request', () => {
  it('CON-77 is cleaned: empty references are dropped, odd characters normalised', () => {
    const typed = request(
      { consignmentReferences: [' PO\u00a04711 ', '\u200b', '\u201cward\u201d'] },
      { specialInstructions: ' ring\u200b the bell ' },
    );

    expect(toConsignmentContent(typed, records)).toMatchObject({
      references: ['PO 4711', '"ward"'],
      specialInstructions: 'ring the bell',
    });
  });

  it("CON-78 has the dispatch date in the sender's time zone", () => {
    const typed = request({ dispatchedAt: '2026-03-02T13:00:00.000Z' });

    expect(toConsignmentContent(typed, records).dispatchDate).toBe('2026-03-03');
    expect(toConsignmentContent(typed, { ...records, sender: null }).dispatchDate).toBe(
      '2026-03-03',
    );
    const perth = address({ suburb: { ...address().suburb!, state: 'WA' } });
    expect(toConsignmentContent(typed, { ...records, sender: perth }).dispatchDate).toBe(
      '2026-03-02',
    );
  });

  it('numbers its lines, names them by their types, and reads missing values as zero', () => {
    const items = [
      { itemTypeId: 1, itemTypeName: 'Pallet' },
      { quantity: 2, weight: null },
    ];
    const typed = request({}, { items });

    expect(toConsignmentContent(typed, records).items).toMatchObject([
      { itemNumber: 1, itemTypeId: 1, itemTypeName: 'Carton', quantity: 0, length: 0 },
      { itemNumber: 2, itemTypeName: '', quantity: 2, weight: 0, dangerousGoods: [] },
    ]);
  });

  it('finds the type of a line by its name where there is no id', () => {
    const items = [{ itemTypeName: ' carton' }, { itemTypeId: 0, itemTypeName: 'Zeppelin' }];

    expect(toConsignmentContent(request({}, { items }), records).items).toMatchObject([
      { itemTypeId: 1, itemTypeName: 'Carton' },
      { itemTypeId: 0, itemTypeName: 'Zeppelin' },
    ]);
  });

  it('CON-49 takes the packing group from the field that has its name in the specification', () => {
    const dangerousGoods = [
      { unNumber: { id: 1263, shippingName: 'PAINT', hazardClass: '3' }, typeOfPackaging: 'II' },
    ];
    const typed = request({}, { items: [{ dangerousGoods }] });

    expect(toConsignmentContent(typed, records).items[0]?.dangerousGoods).toMatchObject([
      { unNumber: 1263, shippingName: 'PAINT', hazardClass: '3', packingGroup: 'II' },
    ]);
  });

  it.each([
    ['the receiver by default', {}, { transferType: 'RECEIVER', other: 3 }],
    [
      'the carrier, with no other pallets',
      { palletTransferType: 'CARRIER' as const },
      { transferType: 'CARRIER', other: 0 },
    ],
  ])('transfers pallets to %s', (_to, offer, expected) => {
    const typed = request({}, { loscamNo: 1, chepNo: 2, otherNo: 3, ...offer });

    expect(toConsignmentContent(typed, records).palletControl).toEqual({
      loscam: 1,
      chep: 2,
      ...expected,
    });
  });

  it('CON-127 CON-128 CON-129 has no pallet control when no pallets are counted', () => {
    expect(toConsignmentContent(request({}, { loscamNo: 0 }), records).palletControl).toBeNull();
  });
});

describe('the calendar day of a request', () => {
  it.each([
    ['Sydney in summer', 'NSW', '2026-01-14T13:30:00Z', '2026-01-15'],
    ['Perth, three hours behind', 'WA', '2026-01-14T13:30:00Z', '2026-01-14'],
    ['an unknown state, which uses Sydney time', null, '2026-01-14T13:30:00Z', '2026-01-15'],
    ['an instant with an offset', 'QLD', '2026-01-15T00:30:00+11:00', '2026-01-14'],
    ['a calendar day, unchanged', 'WA', '2026-01-15', '2026-01-15'],
  ])('is that of %s', (_where, state, instant, day) => {
    expect(dayIn(state, instant)).toBe(day);
  });
});
