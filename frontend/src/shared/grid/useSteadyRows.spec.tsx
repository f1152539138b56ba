import { act, renderHook } from '@testing-library/react';

import { useSteadyRows, type SteadyOptions } from './useSteadyRows';

interface Item {
  readonly id: number;
  readonly name: string;
}
const item = (id: number, name = 'old'): Item => ({ id, name });

function list(first: readonly Item[]) {
  const { result, rerender } = renderHook(
    (options: SteadyOptions<Item>) => useSteadyRows(options),
    {
      initialProps: { fresh: first, request: 'page 1', isFetching: false },
    },
  );
  return {
    result,
    answer: (fresh: readonly Item[], request = 'page 1') => {
      rerender({ fresh, request, isFetching: false });
    },
  };
}
const names = (rows: readonly Item[] | undefined) => rows?.map(({ id, name }) => `${id} ${name}`);

describe('a list that others change', () => {
  it('keeps its rows in place, shows their latest state and counts what has come', () => {
    const { result, answer } = list([item(2), item(1)]);
    answer([item(3), item(2, 'new')]);

    expect(names(result.current.rows)).toEqual(['2 new', '1 old']);
    expect(result.current.drift).toEqual({ arrived: 1, departed: 1 });
  });

  it('shows the list as it is when it is asked to', () => {
    const { result, answer } = list([item(1)]);
    answer([item(2), item(1)]);
    act(() => {
      result.current.show();
    });

    expect(names(result.current.rows)).toEqual(['2 old', '1 old']);
    expect(result.current.drift.arrived).toBe(0);
  });

  it("shows the outcome of the user's own deed at once", () => {
    const { result, answer } = list([item(2), item(1)]);
    act(() => {
      result.current.settle();
    });
    answer([item(1)]);

    expect(names(result.current.rows)).toEqual(['1 old']);
  });

  it('shows another page at once', () => {
    const { result, answer } = list([item(2), item(1)]);
    answer([item(9)], 'page 2');

    expect(names(result.current.rows)).toEqual(['9 old']);
    expect(result.current.drift).toEqual({ arrived: 0, departed: 0 });
  });
});
