import { InvalidRequest } from '../../platform/invalid-request.js';
import { parseUnNumbers } from './un-number-file.js';

const paint = {
  unNumber: '1263',
  properShippingName: 'Paint',
  hazardClass: '3',
  subRisks: [],
  packingGroup: 'II',
};

describe('a file of UN numbers', () => {
  it('keeps every entry of a number in order', () => {
    const entries = parseUnNumbers(
      JSON.stringify([
        paint,
        { ...paint, packingGroup: 'III' },
        { ...paint, unNumber: '0018', hazardClass: '1.2G', subRisks: ['8', '6.1'] },
      ]),
    );

    expect(entries).toMatchObject([
      { unNumber: 1263, variant: 0, packingGroup: 'II', subRisk: null },
      { unNumber: 1263, variant: 1, packingGroup: 'III' },
      { unNumber: 18, variant: 0, subRisk: '8, 6.1' },
    ]);
  });

  it('may begin with a byte order mark', () => {
    expect(parseUnNumbers(`\uFEFF${JSON.stringify([paint])}`)).toHaveLength(1);
  });

  it.each([
    ['is not JSON', '[', /JSON/],
    ['is not a list', '{}', /not a list/],
    [
      'has an unknown class',
      JSON.stringify([{ ...paint, hazardClass: 'x' }]),
      /Entry 1, hazardClass/,
    ],
    ['has no name', JSON.stringify([paint, { ...paint, properShippingName: ' ' }]), /Entry 2/],
  ])('is rejected when it %s', (_case, text, message) => {
    expect(() => parseUnNumbers(text)).toThrow(InvalidRequest);
    expect(() => parseUnNumbers(text)).toThrow(message);
  });
});
