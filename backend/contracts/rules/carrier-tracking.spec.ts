import { carrierTrackingUrl } from './carrier-tracking.js';

describe('carrier tracking URL', () => {
  it.each([
    ['https://t.example/{connoteNumber}', 'https://t.example/SS%2F1'],
    [
      'https://t.example/?a={connoteNumber}&b={ConnoteNumber}',
      'https://t.example/?a=SS%2F1&b=SS%2F1',
    ],
    ['http://t.example/search', 'http://t.example/search'],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
  ])('CON-44 TRK-20 of %j is %j', (url, expected) => {
    expect(carrierTrackingUrl(url, 'SS/1')).toBe(expected);
  });
});
