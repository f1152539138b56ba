import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import {
  criteriaLabel,
  describeFilter,
  emptyFilter,
  type FilterConfig,
  filterValues,
  isEmptyFilter,
  withFilter,
} from './filter-config';

const status: FilterConfig = {
  key: 'STATUS',
  label: 'Status',
  type: 'MultiSelect',
  options: [
    { value: 'DRAFT', label: 'Draft' },
    { value: 'CREATED', label: 'Created' },
  ],
};
const cost: FilterConfig = { key: 'TOTAL_COST', label: 'Total cost', type: 'Number' };
const eta: FilterConfig = { key: 'ETA', label: 'ETA', type: 'Date' };
const draft: CriteriaFilter = { key: 'STATUS', criteria: 'IN', value: ['DRAFT'] };
const costly: CriteriaFilter = { key: 'TOTAL_COST', criteria: 'GREATER_THAN', value: 100 };

describe('a filter that is set', () => {
  it('is added after the others if new, and replaced in its place if not', () => {
    const created = { ...draft, value: ['CREATED'] };

    expect(withFilter([costly], draft)).toEqual([costly, draft]);
    expect(withFilter([draft, costly], created)).toEqual([created, costly]);
    expect(withFilter([costly, draft], created)).toEqual([costly, created]);
  });

  it('is removed while it is empty', () => {
    expect(withFilter([draft, costly], { ...draft, value: [] })).toEqual([costly]);
  });
});

describe('an empty filter', () => {
  it('begins with the first criterion of its type', () => {
    expect(emptyFilter(status)).toEqual({ key: 'STATUS', criteria: 'IN' });
    expect(emptyFilter(cost)).toEqual({ key: 'TOTAL_COST', criteria: 'BETWEEN' });
    expect(emptyFilter({ ...cost, type: 'Text' })).toEqual({ key: 'TOTAL_COST', criteria: 'LIKE' });
  });

  it.each<[CriteriaFilter, boolean]>([
    [{ key: 'REFERENCE', criteria: 'LIKE' }, true],
    [{ key: 'REFERENCE', criteria: 'LIKE', value: '' }, true],
    [{ key: 'STATUS', criteria: 'IN', value: ['', ''] }, true],
    [{ key: 'TOTAL_COST', criteria: 'EQUALS', value: 0 }, false],
    [{ key: 'ETA', criteria: 'BETWEEN', dateRange: { type: 'past' } }, false],
  ])('is %j: %s', (filter, isEmpty) => {
    expect(isEmptyFilter(filter)).toBe(isEmpty);
  });
});

describe('the values of a filter', () => {
  it.each<[CriteriaFilter, string[]]>([
    [{ key: 'STATUS', criteria: 'IN', value: 'DRAFT,CREATED' }, ['DRAFT', 'CREATED']],
    [{ key: 'TOTAL_COST', criteria: 'BETWEEN', value: '1,2' }, ['1', '2']],
    [{ key: 'TOTAL_COST', criteria: 'BETWEEN', value: [1, 2] }, ['1', '2']],
    [{ key: 'REFERENCE', criteria: 'LIKE', value: 'PO,1' }, ['PO,1']],
    [{ key: 'REFERENCE', criteria: 'LIKE', value: null }, []],
    [{ key: 'REFERENCE', criteria: 'LIKE', value: '' }, []],
    [{ key: 'STATUS', criteria: 'IN', value: '' }, []],
  ])('of %j are %j', (filter, values) => {
    expect(filterValues(filter)).toEqual(values);
  });
});

describe('a pill', () => {
  it('names the selected options, or the values that have none', () => {
    expect(describeFilter({ ...draft, value: ['DRAFT', 'CREATED', 'X'] }, status)).toBe(
      'Draft, Created, X',
    );
    expect(describeFilter(draft, { ...status, options: [] })).toBe('DRAFT');
  });

  it.each<[CriteriaFilter['criteria'], CriteriaFilter['value'], string]>([
    ['BETWEEN', [1, 2], 'between 1 and 2'],
    ['EQUALS', 5, 'is 5'],
    ['GREATER_THAN', 5, 'more than 5'],
    ['GREATER_THAN_EQUAL', 5, 'at least 5'],
    ['LESS_THAN', 5, 'less than 5'],
    ['LESS_THAN_EQUAL', 5, 'at most 5'],
    ['LIKE', 'PO', 'contains PO'],
    ['IN', ['a', 'b'], 'a and b'],
  ])('of %s says %j as "%s"', (criteria, value, text) => {
    expect(describeFilter({ key: 'TOTAL_COST', criteria, value: value! }, cost)).toBe(text);
    expect(text.startsWith(criteriaLabel(criteria))).toBe(true);
  });

  it.each<[NonNullable<CriteriaFilter['dateRange']>, string]>([
    [{ type: 'past', range: 'days', rangeValue: 7 }, 'last 7 days'],
    [{ type: 'past', range: 'weeks', rangeValue: 1 }, 'last 1 week'],
    [{ type: 'future', range: 'months', rangeValue: 2 }, 'next 2 months'],
    [{ type: 'future', rangeValue: 1 }, 'next 1 day'],
    [{ type: 'past' }, 'last 0 days'],
    [{ type: 'custom', fromDate: '2026-11-18', toDate: '2026-11-25' }, '18/11 – 25/11/2026'],
    [{ type: 'custom', fromDate: '2025-12-30', toDate: '2026-01-02' }, '30/12/2025 – 02/01/2026'],
    [{ type: 'custom', fromDate: '2026-11-18', toDate: null }, 'from 18/11/2026'],
    [{ type: 'custom', fromDate: null, toDate: '2026-11-25' }, 'to 25/11/2026'],
    [{ type: 'custom', fromDate: null, toDate: null }, 'to '],
  ])('of the range %j says "%s"', (dateRange, text) => {
    expect(describeFilter({ key: 'ETA', criteria: 'BETWEEN', dateRange }, eta)).toBe(text);
  });
});
