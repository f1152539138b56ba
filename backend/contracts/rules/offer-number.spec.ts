import { belongsToOffer } from './offer-number.js';

const offer = { clientCarrierAccountId: 31, connoteSource: { prefixRangeId: 5 } };

describe('connote number', () => {
  it.each([
    ['the same account and range', { clientCarrierAccountId: 31, prefixRangeId: 5 }, true],
    [
      'the same account with an unknown range',
      { clientCarrierAccountId: 31, prefixRangeId: null },
      true,
    ],
    ['another range', { clientCarrierAccountId: 31, prefixRangeId: 6 }, false],
    ['another account', { clientCarrierAccountId: 32, prefixRangeId: 5 }, false],
    ['no number at all', { clientCarrierAccountId: null, prefixRangeId: null }, false],
  ])('belongs to the offer only with the same account and range: %s', (_case, number, belongs) => {
    expect(belongsToOffer(number, offer)).toBe(belongs);
  });

  it('belongs to no offer while none is chosen', () => {
    expect(belongsToOffer({ clientCarrierAccountId: 31, prefixRangeId: 5 }, null)).toBe(false);
    expect(belongsToOffer({ clientCarrierAccountId: null, prefixRangeId: null }, null)).toBe(false);
  });
});
