import { address, carton, itemNumbers } from '../../consignments/testing/consignment.fixture.js';
import { paint, record } from '../testing/paper.fixture.js';
import { labelsOf } from './label.document.js';

const plain = { hasExtraPalletLabel: false };

describe('labels of a consignment', () => {
  it('are one per piece, each with its own barcode', () => {
    const labels = labelsOf(
      record({ items: [carton({ quantity: 2 }), carton({ itemNumber: 2, quantity: 1 })] }),
      plain,
    );

    expect(labels.map(({ item, items, barcode }) => [item, items, barcode])).toEqual([
      [1, 3, 'LKIZ0000038700001'],
      [2, 3, 'LKIZ0000038700002'],
      [3, 3, 'LKIZ0000038700003'],
    ]);
  });

  it('have the item number of each piece if the carrier reads them', () => {
    const labels = labelsOf(record({}, { itemNumbers }), plain);

    expect(labels.map(({ barcode }) => barcode)).toEqual([
      'LKIZ000000001',
      'LKIZ000000002',
      'LKIZ000000003',
      'LKIZ000000004',
    ]);
  });

  it('show receiver, sender, service and date', () => {
    const [label] = labelsOf(record(), plain);

    expect(label).toMatchObject({
      connoteNumber: 'LKIZ00000387',
      carrier: 'Southern Star Express',
      service: 'Road Express',
      receiver: {
        company: 'Brunswick Clinic',
        suburb: 'Brunswick',
        state: 'VIC',
        postcode: '3056',
      },
      sender: { company: 'Wattle Medical', suburb: 'Eastern Creek' },
      dispatchDate: '3 Mar 2026',
      reference: 'PO 4711',
      pieceWeight: '14 kg',
      pieceVolume: '0.108 m³',
      consignmentWeight: '56 kg',
      isAuthorityToLeave: false,
      dangerousGoods: '',
    });
  });

  it('flag dangerous goods on exactly the pieces that contain them', () => {
    const items = [
      carton({ quantity: 1 }),
      carton({ itemNumber: 2, quantity: 1, dangerousGoods: [paint] }),
    ];

    const flags = labelsOf(record({ items }), plain).map(({ dangerousGoods }) => dangerousGoods);

    expect(flags).toEqual(['', 'UN1263 class 3']);
  });

  it('show authority to leave and instructions, falling back to those of the address', () => {
    const receiver = address({ specialInstructions: 'Ring the bell' });

    expect(labelsOf(record({ hasAuthorityToLeave: true, receiver }), plain)[0]).toMatchObject({
      isAuthorityToLeave: true,
      specialInstructions: 'Ring the bell',
    });
    expect(
      labelsOf(record({ specialInstructions: 'Dock 4', receiver }), plain)[0]?.specialInstructions,
    ).toBe('Dock 4');
  });

  it('PAPER-26 include a second label with the same barcode for each pallet if the client uses them', () => {
    const items = [carton({ quantity: 1 }), carton({ itemTypeName: 'Pallet', quantity: 1 })];

    const labels = labelsOf(record({ items }), { hasExtraPalletLabel: true });

    expect(labels.map(({ item, isExtra }) => [item, isExtra])).toEqual([
      [1, false],
      [2, false],
      [2, true],
    ]);
    expect(labels[1]?.barcode).toBe(labels[2]?.barcode);
  });
});
