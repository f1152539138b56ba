import fc from 'fast-check';

import {
  type CriteriaFilter,
  filterCriteria,
  filterKeys,
} from '@contracts/requests/list-consignments.request';

import { decodeFilters, encodeFilters, areFiltersEqual, writeFilters } from './filter-codec';

const encoded = (...filters: readonly CriteriaFilter[]): string => {
  const params = new URLSearchParams();
  writeFilters(params, filters);
  return decodeURIComponent(params.toString());
};
const read = (query: string) => decodeFilters(new URLSearchParams(query));

describe('a filter in the URL', () => {
  it.each<[CriteriaFilter, string]>([
    [{ key: 'STATUS', criteria: 'IN', value: ['DRAFT', 'CREATED'] }, 'f.STATUS=in:DRAFT,CREATED'],
    [{ key: 'STATUS', criteria: 'IN', value: 'DRAFT,CREATED' }, 'f.STATUS=in:DRAFT,CREATED'],
    [{ key: 'REFERENCE', criteria: 'LIKE', value: 'PO,1' }, 'f.REFERENCE=like:PO,1'],
    [{ key: 'TOTAL_COST', criteria: 'BETWEEN', value: [10, 20] }, 'f.TOTAL_COST=between:10,20'],
    [{ key: 'TOTAL_COST', criteria: 'GREATER_THAN', value: 5 }, 'f.TOTAL_COST=gt:5'],
    [{ key: 'TOTAL_COST', criteria: 'GREATER_THAN_EQUAL', value: 5 }, 'f.TOTAL_COST=gte:5'],
    [{ key: 'TOTAL_COST', criteria: 'LESS_THAN', value: 5 }, 'f.TOTAL_COST=lt:5'],
    [{ key: 'TOTAL_COST', criteria: 'LESS_THAN_EQUAL', value: 5 }, 'f.TOTAL_COST=lte:5'],
    [{ key: 'TOTAL_COST', criteria: 'EQUALS', value: 5 }, 'f.TOTAL_COST=eq:5'],
  ])('is written for %j', (filter, query) => {
    expect(encoded(filter)).toBe(query);
  });

  it.each<[NonNullable<CriteriaFilter['dateRange']>, string]>([
    [{ type: 'past', range: 'days', rangeValue: 7 }, 'past:7d'],
    [{ type: 'future', range: 'weeks', rangeValue: 2 }, 'future:2w'],
    [{ type: 'past', range: 'months', rangeValue: 3 }, 'past:3m'],
    [{ type: 'past', range: 'years', rangeValue: 12 }, 'past:12y'],
    [
      { type: 'custom', fromDate: '2026-11-18', toDate: '2026-11-25' },
      'custom:2026-11-18..2026-11-25',
    ],
    [{ type: 'custom', fromDate: null, toDate: '2026-11-25' }, 'custom:..2026-11-25'],
    [{ type: 'custom', fromDate: '2026-11-18', toDate: null }, 'custom:2026-11-18..'],
  ])('has the range of days %j', (dateRange, text) => {
    const filter: CriteriaFilter = { key: 'ETA', criteria: 'BETWEEN', dateRange };

    expect(encoded(filter)).toBe(`f.ETA=${text}`);
    expect(read(`f.ETA=${text}`)).toEqual([filter]);
  });

  it('counts days by default', () => {
    expect(encoded({ key: 'ETA', criteria: 'BETWEEN', dateRange: { type: 'past' } })).toBe(
      'f.ETA=past:0d',
    );
  });

  it.each([
    'past:7x',
    'past:d',
    'xpast:7d',
    'past:7dd',
    'between',
    'custom:18.11.2026..',
    'custom:2026-13-45..2026-11-25',
    'custom:..2026-02-30',
    'custom:0000-01-01..',
    'past:0d',
    'future:1001y',
    'nothing:1',
  ])('is ignored when it is %s', (text) => {
    expect(read(`f.ETA=${text}`)).toBeNull();
  });

  it('keeps every value of a list, whatever it contains', () => {
    const values = fc.array(fc.string({ minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(values, (value) => {
        const filter: CriteriaFilter = { key: 'CARRIER_NAME', criteria: 'IN', value };
        const params = new URLSearchParams();
        writeFilters(params, [filter]);

        expect(decodeFilters(new URLSearchParams(params.toString()))).toEqual([filter]);
      }),
    );
  });

  it('keeps text, whatever it contains', () => {
    const criteria = fc.constantFrom(...filterCriteria.filter((name) => name !== 'IN'));
    const key = fc.constantFrom(...filterKeys);
    // text in the form of a date range is parsed as one
    const text = fc.string({ minLength: 1 }).filter((value) => !value.includes(':'));
    fc.assert(
      fc.property(key, criteria, text, (name, criterion, value) => {
        const params = new URLSearchParams();
        writeFilters(params, [{ key: name, criteria: criterion, value }]);

        expect(decodeFilters(params)).toEqual([{ key: name, criteria: criterion, value }]);
      }),
    );
  });
});

describe('the filters of a list', () => {
  const draft: CriteriaFilter = { key: 'STATUS', criteria: 'IN', value: ['DRAFT'] };
  const costFilter: CriteriaFilter = { key: 'TOTAL_COST', criteria: 'GREATER_THAN', value: 100 };

  it('are the defaults if the URL has none', () => {
    expect(read('page=2')).toBeNull();
    expect(read('f=some')).toBeNull();
  });

  it('are empty when all were removed', () => {
    expect(read('f=none')).toEqual([]);
    expect(encoded()).toBe('f=none');
  });

  it('replace those of the URL, and leave other parameters alone', () => {
    const params = new URLSearchParams('page=2&f.ETA=past:7d&f=none');
    encodeFilters(params, [draft], [costFilter]);

    expect(decodeURIComponent(params.toString())).toBe('page=2&f.STATUS=in:DRAFT');
  });

  it('are not written while they are the defaults', () => {
    const params = new URLSearchParams('f.ETA=past:7d&f=none');
    encodeFilters(params, [costFilter, draft], [draft, costFilter]);

    expect(params.toString()).toBe('');
  });

  it('are equal in any order, but not with different values, keys or counts', () => {
    expect(areFiltersEqual([draft, costFilter], [costFilter, draft])).toBe(true);
    expect(areFiltersEqual([draft], [draft, costFilter])).toBe(false);
    expect(areFiltersEqual([draft], [costFilter])).toBe(false);
    expect(areFiltersEqual([draft], [{ ...draft, key: 'SERVICE_TYPE' }])).toBe(false);
    expect(areFiltersEqual([draft], [{ ...draft, value: ['CREATED'] }])).toBe(false);
    expect(areFiltersEqual([draft, costFilter], [draft, { ...draft, key: 'SERVICE_TYPE' }])).toBe(
      false,
    );
  });
});
