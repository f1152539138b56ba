import { InvalidRequest } from '../invalid-request.js';
import { pageCounts, pageRange, sortOrder } from './page.js';

describe('paging', () => {
  it('starts at the requested page', () => {
    expect(pageRange({ size: 25, page: 3 })).toEqual({ offset: 75, limit: 25 });
  });

  it('is rejected past row 10,000', () => {
    expect(pageRange({ size: 200, page: 49 }).offset).toBe(9_800);
    expect(() => pageRange({ size: 200, page: 50 })).toThrow(InvalidRequest);
  });

  it.each([
    [0, { totalCount: 0, totalPageCount: 0, totalCountIsAtLeast: false }],
    [21, { totalCount: 21, totalPageCount: 3, totalCountIsAtLeast: false }],
    [10_001, { totalCount: 10_000, totalPageCount: 1000, totalCountIsAtLeast: true }],
  ])('counts %i rows', (counted, counts) => {
    expect(pageCounts(counted, 10)).toEqual(counts);
  });
});

describe('sorting', () => {
  const byId = { field: 'id', direction: 'DESC' } as const;

  it.each([
    ['company,DESC', { field: 'company', direction: 'DESC' }],
    ['company,asc', { field: 'company', direction: 'ASC' }],
    ['company', { field: 'company', direction: 'ASC' }],
    [undefined, byId],
  ])('reads %s', (sort, order) => {
    expect(sortOrder(sort, ['id', 'company'], byId)).toEqual(order);
  });

  it('is rejected for a field the list does not have', () => {
    expect(() => sortOrder('password,ASC', ['id', 'company'], byId)).toThrow(InvalidRequest);
  });
});
