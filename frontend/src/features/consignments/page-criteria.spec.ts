import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import { listed } from '../../../test/freight';
import { pageRequestOf } from './page-criteria';

const criteriaOf = (criteriaFilters: CriteriaFilter[], { sort = 'id,DESC', search = '' } = {}) =>
  pageRequestOf({ size: 10, sort, search, criteriaFilters });

const tab = (value: string): CriteriaFilter => ({ key: 'STATE', criteria: 'EQUALS', value });
const days = (fromDate: string | null, toDate: string | null): CriteriaFilter => ({
  key: 'DISPATCHED_AT',
  criteria: 'BETWEEN',
  dateRange: { type: 'custom', fromDate, toDate },
});
const row = listed(501, { dispatchDate: '2030-01-08' });

describe('the criteria of a list page', () => {
  it('include the state of its tab; All means open and manifested', () => {
    expect(criteriaOf([tab('DELETED')]).states).toEqual(['DELETED']);
    expect(criteriaOf([tab('ALL')]).states).toEqual(['OPEN', 'MANIFESTED']);
    expect(criteriaOf([]).states).toEqual(['OPEN', 'MANIFESTED']);
  });

  it('include the columns it is sorted, filtered and searched by', () => {
    expect([...criteriaOf([tab('OPEN')]).columns]).toEqual([]);
    expect([...criteriaOf([], { sort: 'carrierName,ASC' }).columns]).toEqual([
      'carrierDisplayName',
    ]);
    expect([
      ...criteriaOf([{ key: 'ATTENTION', criteria: 'IN' }], { search: 'acme' }).columns,
    ]).toEqual(['searchText', 'status', 'eta']);
  });

  it('include the order of ids unless it is sorted by something else', () => {
    expect(criteriaOf([]).idOrder).toBe('DESC');
    expect(criteriaOf([], { sort: 'id,ASC' }).idOrder).toBe('ASC');
    expect(criteriaOf([], { sort: 'eta,ASC' }).idOrder).toBeNull();
  });

  it.each([
    ['no filter', [tab('OPEN')], true],
    ['the default range of days', [days('2030-01-08', '2030-01-08')], true],
    ['earlier days', [days('2030-01-01', '2030-01-07')], false],
    ['an open range, which only the server evaluates', [days(null, '2030-01-09')], null],
    [
      'an instant, which depends on a time zone',
      [days('2030-01-07T13:00:00Z', '2030-01-09')],
      null,
    ],
    ['another filter', [{ key: 'STATUS', criteria: 'IN', value: 'DRAFT' }], null],
    [
      'another filter, and earlier days',
      [{ key: 'STATUS', criteria: 'IN', value: 'DRAFT' }, days('2030-01-01', '2030-01-07')],
      false,
    ],
  ] as const)('match a row, do not match it, or cannot tell: %s', (_, filters, is) => {
    expect(criteriaOf([...filters]).matches(row)).toBe(is);
  });

  it('are unknown for a search', () => {
    expect(criteriaOf([], { search: 'acme' }).matches(row)).toBeNull();
  });
});
