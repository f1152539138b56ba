import { manifestMail } from './manifest-mail.js';

describe('GAP-62 the email about a manifest', () => {
  it('writes the dispatch date as the screens do, and counts the items of each consignment', () => {
    const { text } = manifestMail(
      {
        manifestNumber: 'MAN-90',
        carrier: {
          carrierId: 1,
          carrierDisplayName: 'Southern Star Express',
          customerCarrierId: 50,
          clientCarrierAccountId: 31,
          carrierServiceTypeId: 3,
          displayServiceType: 'Road Express',
        },
        dispatchDate: '2026-03-05',
        consignments: [
          { id: 1, connoteNumber: 'LKIZ00000387', items: 1 },
          { id: 2, connoteNumber: 'LKIZ00000388', items: 4 },
        ],
      },
      'dock@wattle.example',
    );

    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Dispatch date: 05/03/2026',
        'LKIZ00000387  1 item',
        'LKIZ00000388  4 items',
      ]),
    );
  });
});
