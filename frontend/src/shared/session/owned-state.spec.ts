import { act, renderHook } from '@testing-library/react';

import { useOwnedState } from './useOwnedState';

describe('state of a record', () => {
  it('is gone as soon as the screen shows another record', () => {
    const { result, rerender } = renderHook(({ owner }) => useOwnedState<string>(owner), {
      initialProps: { owner: 1 },
    });
    act(() => {
      result.current[1]('new carrier');
    });
    expect(result.current[0]).toBe('new carrier');

    rerender({ owner: 2 });

    expect(result.current[0]).toBeUndefined();
  });
});
