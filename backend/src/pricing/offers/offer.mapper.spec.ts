import type { PriceTrace } from '../domain/pricing-result.js';
import { offerHints } from './offer.mapper.js';

const trace = (change: Partial<PriceTrace>) =>
  ({ method: 'KG', cheaperAt: null, near: [], ...change }) as PriceTrace;

describe('hints', () => {
  it('returns no hints when there is nothing to gain', () => {
    expect(offerHints(trace({}))).toEqual([]);
  });

  it('names the weight from which it is cheaper', () => {
    expect(offerHints(trace({ cheaperAt: { units: 251, freight: 8280, saves: 1970 } }))).toEqual([
      'For 251 kg the freight would cost $82.80, $19.70 less',
    ]);
  });

  it.each([
    [
      'residentialAddressMaxKg',
      110,
      108,
      '108 kg of 110 kg: close to the residential overweight fee',
    ],
    ['manualHandlingMaxKg', 20, 19.5, '19.5 kg of 20 kg: close to the manual handling fee'],
    ['manualHandlingMaxL', 1.2, 1.15, '1.15 m of 1.2 m: close to the manual handling fee'],
    ['oversizeCat2Size', 2, 1.95, '1.95 m of 2 m: close to the next oversize fee'],
    ['oversizeWeightCat1Size', 30, 29, '29 kg of 30 kg: close to the next overweight fee'],
  ])('names a limit that is near: %s', (rule, limit, actual, hint) => {
    expect(offerHints(trace({ near: [{ rule, limit, actual }] }))).toEqual([hint]);
  });
});
