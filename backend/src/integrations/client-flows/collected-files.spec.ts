import { isCollected } from './collected-files.js';

describe('a flow', () => {
  it.each([
    ['day.csv', '*.csv'],
    ['ORDERS.XML', 'orders.*'],
  ])('collects %s by the pattern %s', (name, pattern) => {
    expect(isCollected(name, pattern)).toBe(true);
  });

  it.each(['.hidden.csv', 'day.csv.part', 'day.tmp', '../day.csv', 'a\nb.csv', 'a\\b.csv', '..'])(
    'never collects %j',
    (name) => {
      expect(isCollected(name, '*')).toBe(false);
    },
  );
});
