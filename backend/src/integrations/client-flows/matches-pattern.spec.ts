import { matchesPattern } from './matches-pattern.js';

describe('a pattern of file names', () => {
  it.each([
    ['ORD_1.xml', '*.xml', true],
    ['ORD_1.XML', '*.xml', true],
    ['ORD_1.xml', 'ord_?.xml', true],
    ['ORD_12.xml', 'ord_?.xml', false],
    ['ORD_1.xml', '*', true],
    ['ORD_1.xml', 'ORD*1*l', true],
    ['ORD_1.xml', '*.csv', false],
    ['ORD_1.xml.bak', '*.xml', false],
    ['a+b(1).csv', 'a+b(1).csv', true],
    ['axb(1).csv', 'a+b(1).csv', false],
    ['', '*', true],
    ['x', '', false],
  ])('%s against %s: %s', (name, pattern, is) => {
    expect(matchesPattern(name, pattern)).toBe(is);
  });

  it('with many stars takes no longer for a name that almost matches', () => {
    expect(matchesPattern('a'.repeat(255), `${'*a'.repeat(49)}*b`)).toBe(false);
  });
});
