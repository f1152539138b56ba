import { errorFileName } from './error-file-name.js';

describe('the name of an error file', () => {
  it.each([
    ['orders.csv', 'orders-errors.csv'],
    ['Orders 1.5.XLSX', 'Orders 1.5-errors.XLSX'],
    ['orders', 'orders-errors.csv'],
    ['.csv', '-errors.csv'],
  ])('of %s is %s', (name, expected) => {
    expect(errorFileName(name)).toBe(expected);
  });
});
