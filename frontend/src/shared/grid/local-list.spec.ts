import { act, renderHook } from '@testing-library/react';

import { localPage, useLocalList } from './local-list';

const rows = ['Tasman 10', 'Bass', 'tasman 9'].map((name, index) => ({ id: index + 1, name }));
const list = {
  text: ({ name }: { name: string }) => name,
  keys: { name: ({ name }: { name: string }) => name },
};
const first = { q: '', page: 0, size: 10, sort: 'name,ASC' };
const ids = (query: Partial<typeof first>) =>
  localPage(rows, { ...first, ...query }, list).rows.map(({ id }) => id);

describe('local list', () => {
  it('is sorted in natural order, in both directions', () => {
    expect(ids({})).toEqual([2, 3, 1]);
    expect(ids({ sort: 'name,DESC' })).toEqual([1, 3, 2]);
  });

  it("keeps the server's order for other fields", () => {
    expect(ids({ sort: 'createdAt,DESC' })).toEqual([1, 2, 3]);
  });

  it('moves the row changed last to the top', () => {
    const page = localPage(rows, first, { ...list, isFirst: ({ id }) => id === 1 });
    expect(page.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is searched case-insensitively and counted before paging', () => {
    expect(localPage(rows, { ...first, q: 'TASMAN', size: 1, page: 1 }, list)).toEqual({
      rows: [{ id: 1, name: 'Tasman 10' }],
      total: 2,
    });
  });

  it('shows the rows of its page', () => {
    expect(ids({ size: 2, page: 0 })).toEqual([2, 3]);
    expect(ids({ size: 2, page: 1 })).toEqual([1]);
  });

  it('keeps the order of equal rows, in both directions', () => {
    const same = { ...list, keys: { name: () => 'Tasman' } };

    for (const sort of ['name,ASC', 'name,DESC'])
      expect(localPage(rows, { ...first, sort }, same).rows).toEqual(rows);
  });

  it('sorts numbers as numbers', () => {
    const metres = [1.5, 10, 1.25, -2].map((length, index) => ({ id: index + 1, length }));
    const sorted = (sort: string) =>
      localPage(
        metres,
        { ...first, sort },
        { text: () => '', keys: { length: (row: { length: number }) => row.length } },
      ).rows.map(({ length }) => length);

    expect(sorted('length,ASC')).toEqual([-2, 1.25, 1.5, 10]);
    expect(sorted('length,DESC')).toEqual([10, 1.5, 1.25, -2]);
  });
});

describe('a list that is loaded completely', () => {
  const change = jest.fn();
  const shown = (all: typeof rows | undefined, q = '') => {
    const query = { ...first, q, tab: '', view: null, cols: null, filters: [] };
    return renderHook(() => useLocalList({ query, change }, all, list)).result;
  };

  it('has neither rows nor a total until it is loaded', () => {
    expect(shown(undefined).current).toMatchObject({ rows: undefined, total: 0 });
  });

  it('shows a page of its rows, and selects one of them', () => {
    const result = shown(rows);
    expect(result.current).toMatchObject({ total: 3, isFiltered: false, selected: undefined });
    expect(result.current.rows?.map(({ id }) => id)).toEqual([2, 3, 1]);

    act(() => {
      result.current.selection.onChange(new Set([3]));
    });
    expect(result.current.selected).toEqual(rows[2]);
  });

  it('is filtered by its search, until that is cleared', () => {
    const { current } = shown(rows, 'bass');
    expect(current).toMatchObject({ total: 1, isFiltered: true });

    current.clearSearch();
    expect(change).toHaveBeenCalledWith({ q: '' });
  });
});
