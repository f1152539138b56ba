import { address, carton, itemNumbers } from '../../consignments/testing/consignment.fixture.js';
import { paint, record } from '../testing/paper.fixture.js';
import { toConsignmentNote } from './consignment-note.document.js';
import { toDangerousGoodsDeclaration } from './dangerous-goods.document.js';
import { labelsOf } from './label.document.js';

describe('consignment note', () => {
  it('lists items with their dimensions, by line and in total', () => {
    const items = [carton({ quantity: 2, name: 'Syringes' }), carton({ weight: 5.25 })];

    const { lines, totals } = toConsignmentNote(record({ items }));

    expect(lines).toMatchObject([
      { quantity: '2', goods: 'Carton, Syringes', size: '0.6 x 0.45 x 0.4 m', weight: '28 kg' },
      { quantity: '4', goods: 'Carton', pieceWeight: '5.25 kg', weight: '21 kg' },
    ]);
    expect(totals).toMatchObject({ quantity: '6', weight: '49 kg', volume: '0.648 m³' });
  });

  it('CON-109 shows at least 0.001 m³ on each line, as in the total', () => {
    const items = [carton({ quantity: 2, length: 0.1, width: 0.05, height: 0.02 })];

    const { lines, totals } = toConsignmentNote(record({ items }));

    expect([...lines, totals].map(({ volume }) => volume)).toEqual(['0.001 m³', '0.001 m³']);
    expect(labelsOf(record({ items }), { hasExtraPalletLabel: false })[0]?.pieceVolume).toBe(
      '0.001 m³',
    );
  });

  it('shows payer, pallet transfers and authority to leave', () => {
    const { facts, remarks } = toConsignmentNote(
      record({
        hasAuthorityToLeave: true,
        payerAccount: {
          id: 1,
          whoPays: 'RECEIVER',
          accountNumber: '80012',
          description: '',
          carrierId: 1,
        },
        palletControl: { transferType: 'RECEIVER', chep: 2, loscam: 1, other: 0 },
      }),
    );

    expect(facts).toContainEqual(['Account', 'Receiver pays, account 80012']);
    expect(facts.map(([name]) => name)).not.toContain('Item numbers');
    expect(remarks).toEqual([
      ['Pallets', 'Chep 2, Loscam 1, other 0; transferred to the receiver'],
      ['Authority to leave', 'YES'],
    ]);
  });

  it('shows item numbers if the carrier reads them', () => {
    expect(toConsignmentNote(record({}, { itemNumbers })).facts).toContainEqual([
      'Item numbers',
      'LKIZ000000001 to LKIZ000000004',
    ]);
  });

  it("shows the time slot in the receiver's time zone", () => {
    const deliveryWindow = { begin: '2026-03-05T01:00:00.000Z', end: '2026-03-05T03:00:00.000Z' };
    const suburb = { id: 1, name: 'Perth', postcode: '6000', state: 'WA', etaZone: null };

    const { remarks } = toConsignmentNote(
      record({ deliveryWindow, receiver: address({ suburb }) }),
    );

    expect(remarks).toContainEqual(['Deliver', '5 Mar 2026 09:00 to 5 Mar 2026 11:00']);
  });
});

describe('dangerous goods declaration', () => {
  const items = [
    carton({ quantity: 1 }),
    carton({ itemNumber: 2, quantity: 3, dangerousGoods: [paint] }),
  ];

  it('lists each substance in ADG order, with number of packages and total quantity', () => {
    expect(toDangerousGoodsDeclaration(record({ items }))?.lines).toEqual([
      {
        unNumber: 'UN1263',
        shippingName: 'PAINT (Enamel)',
        hazardClass: '3',
        subRisk: '-',
        packingGroup: 'II',
        packages: 'Drum',
        packageCount: '3',
        aggregateQuantity: '20 kg or L',
      },
    ]);
  });

  it('is only created for dangerous goods', () => {
    expect(toDangerousGoodsDeclaration(record())).toBeNull();
  });

  it.each([
    ['VIC', 'Dangerous goods declaration'],
    ['TAS', 'Multimodal dangerous goods form (MO41)'],
  ])('from New South Wales to %s is titled %s', (state, title) => {
    const receiver = address({
      suburb: { id: 1, name: 'Somewhere', postcode: '0', state, etaZone: null },
    });

    expect(toDangerousGoodsDeclaration(record({ items, receiver }))?.title).toBe(title);
  });
});
