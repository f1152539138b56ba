import { act, renderHook } from '@testing-library/react';

import { positions } from '../api/position';
import { useStableRows, type StableRowsOptions } from './useStableRows';

interface Item {
  readonly id: number;
  readonly name: string;
}
const item = (id: number, name = 'old'): Item => ({ id, name });

function list(first: readonly Item[], total = first.length) {
  const initialProps: StableRowsOptions<Item> = {
    latestRows: first,
    total,
    request: 'page 1',
    isFetching: false,
  };
  const { result, rerender } = renderHook(
    (options: StableRowsOptions<Item>) => useStableRows(options),
    { initialProps },
  );
  return {
    result,
    respond: (latestRows: readonly Item[], changes: Partial<StableRowsOptions<Item>> = {}) => {
      rerender({
        latestRows,
        total: latestRows.length,
        request: 'page 1',
        isFetching: false,
        ...changes,
      });
    },
  };
}
const names = (rows: readonly Item[] | undefined) => rows?.map(({ id, name }) => `${id} ${name}`);

describe('list changed by others', () => {
  it('keeps its rows in place, shows their latest data and counts new ones', () => {
    const { result, respond } = list([item(2), item(1)], 40);
    respond([item(3), item(2, 'new')], { total: 41 });

    expect(names(result.current.rows)).toEqual(['2 new', '1 old']);
    expect(result.current.pendingChanges).toEqual({ isBehind: true, growth: 1 });
  });

  it("counts removed rows when the next page's row moves up", () => {
    const { result, respond } = list([item(3), item(2)], 40);
    respond([item(3), item(1)], { total: 39 });

    expect(result.current.pendingChanges).toEqual({ isBehind: true, growth: -1 });
  });

  it('is up to date while only other pages change', () => {
    const { result, respond } = list([item(3), item(2)], 40);
    respond([item(3, 'new'), item(2)], { total: 41 });

    expect(result.current.pendingChanges.isBehind).toBe(false);
  });

  it('shows the current list on request', () => {
    const { result, respond } = list([item(1)]);
    respond([item(2), item(1)]);
    act(() => {
      result.current.show();
    });

    expect(names(result.current.rows)).toEqual(['2 old', '1 old']);
    expect(result.current.pendingChanges).toEqual({ isBehind: false, growth: 0 });
  });

  it("shows the result of the user's own change at once", () => {
    const { result, respond } = list([item(2), item(1)]);
    act(() => {
      result.current.settle();
    });
    respond([item(1)]);

    expect(names(result.current.rows)).toEqual(['1 old']);
  });

  it('waits for a response newer than that change, whatever live messages patch before', () => {
    positions.recordCommand('0000000000000000005');
    const { result, respond } = list([item(2), item(1)]);
    act(() => {
      result.current.settle();
    });
    respond([item(2, 'patched'), item(1)], { readAt: '0000000000000000004' });
    respond([item(1)], { readAt: '0000000000000000005' });

    expect(names(result.current.rows)).toEqual(['1 old']);
    positions.reset();
  });

  it('lags when live messages indicate it, until the next response is shown on request', () => {
    const { result, respond } = list([item(1)]);
    respond([item(1)], { total: 2, readAt: '3', isBehind: true });
    expect(result.current.pendingChanges).toEqual({ isBehind: true, growth: 1 });

    act(() => {
      result.current.showNext();
    });
    respond([item(1, 'patched')], { total: 2, readAt: '3', isBehind: true });
    expect(result.current.pendingChanges.isBehind).toBe(true);
    respond([item(2), item(1)], { readAt: '4' });

    expect(names(result.current.rows)).toEqual(['2 old', '1 old']);
    expect(result.current.pendingChanges.isBehind).toBe(false);
  });

  it('shows another page at once', () => {
    const { result, respond } = list([item(2), item(1)]);
    respond([item(9)], { request: 'page 2' });

    expect(names(result.current.rows)).toEqual(['9 old']);
    expect(result.current.pendingChanges).toEqual({ isBehind: false, growth: 0 });
  });
});
