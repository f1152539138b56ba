import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import { type ListSchema, useListQuery } from './useListQuery';

const drafts: CriteriaFilter = { key: 'STATUS', criteria: 'IN', value: ['DRAFT', 'CREATED'] };
const lastWeek: CriteriaFilter = {
  key: 'DISPATCHED_AT',
  criteria: 'BETWEEN',
  dateRange: { type: 'past', range: 'days', rangeValue: 7 },
};
const schema: ListSchema = {
  tabs: ['open', 'manifested'],
  defaults: { size: 10, sort: 'id,DESC', filters: [lastWeek] },
};

const at = (search: string, list = schema) =>
  renderHook(() => ({ ...useListQuery(list), ...useLocation(), navigate: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/list${search}`]}>{children}</MemoryRouter>
    ),
  }).result;

describe('list query', () => {
  it('uses the defaults when the URL is empty', () => {
    expect(at('').current.query).toEqual({
      tab: 'open',
      q: '',
      sort: 'id,DESC',
      page: 0,
      size: 10,
      filters: [lastWeek],
      view: null,
      cols: null,
    });
  });

  it("limits the search to the server's maximum", () => {
    expect(at(`?q=${'x'.repeat(300)}`).current.query.q).toHaveLength(200);
  });

  it('reads everything from the URL', () => {
    const { query } = at(
      '?tab=MANIFESTED&q=abc&sort=eta,ASC&page=2&size=50&view=12&cols=a,b&f.STATUS=in:DRAFT,CREATED&f.ETA=custom:2026-11-18..2026-11-25',
    ).current;
    expect(query).toEqual({
      tab: 'manifested',
      q: 'abc',
      sort: 'eta,ASC',
      page: 2,
      size: 50,
      view: 12,
      cols: ['a', 'b'],
      filters: [
        drafts,
        {
          key: 'ETA',
          criteria: 'BETWEEN',
          dateRange: { type: 'custom', fromDate: '2026-11-18', toDate: '2026-11-25' },
        },
      ],
    });
  });

  it('ignores invalid values', () => {
    const { query } = at(
      '?tab=secret&page=-1&size=100000&view=x&f.STATUS=garbage&f.EVIL=in:1',
    ).current;
    expect(query).toMatchObject({
      tab: 'open',
      page: 0,
      size: 200,
      view: null,
      filters: [lastWeek],
    });
  });

  it.each([
    ['?page=99999999999999999999', 999],
    ['?page=50&size=200', 49],
    ['?page=49&size=200', 49],
  ])('stops at the last row that can be paged to: %s', (search, page) => {
    expect(at(search).current.query.page).toBe(page);
  });

  it.each(['nothing,ASC', 'eta', 'eta,UP', 'eta,ASC,eta', ''])(
    'ignores the order %j, which the server would reject',
    (sort) => {
      const sorted = { ...schema, sorts: ['id', 'eta'] };
      expect(at(`?sort=${sort}`, sorted).current.query.sort).toBe('id,DESC');
      expect(at('?sort=eta,ASC', sorted).current.query.sort).toBe('eta,ASC');
    },
  );

  it('writes only what differs from the defaults, and returns to the first page', () => {
    const list = at('?page=3&consignment=5');
    act(() => {
      list.current.change({ q: 'abc' });
    });
    expect(list.current.search).toBe('?consignment=5&q=abc');
  });

  it('remembers that all filters were removed', () => {
    const list = at('');
    act(() => {
      list.current.change({ filters: [] });
    });
    expect(list.current.search).toBe('?f=none');
    expect(list.current.query.filters).toEqual([]);
  });

  it('reads back the filters it has written', () => {
    const filters: CriteriaFilter[] = [
      lastWeek,
      drafts,
      { key: 'TOTAL_COST', criteria: 'BETWEEN', value: '10,20' },
      { key: 'REFERENCE', criteria: 'LIKE', value: 'PO:88 & co, 100% "x"_\\' },
      { key: 'CARRIER_NAME', criteria: 'IN', value: ['Smith, Jones', 'a\\,b\\', 'c'] },
    ];
    const list = at('');
    act(() => {
      list.current.change({ filters });
    });
    expect(list.current.query.filters).toEqual(expect.arrayContaining(filters));
    expect(list.current.query.filters).toHaveLength(5);
  });

  it('pushes a new tab to the browser history, but not a filter', () => {
    const list = at('');
    act(() => {
      list.current.change({ tab: 'manifested' });
    });
    act(() => {
      list.current.change({ q: 'abc' });
    });
    act(() => void list.current.navigate(-1));
    expect(list.current.query).toMatchObject({ tab: 'open', q: '' });
  });
});
