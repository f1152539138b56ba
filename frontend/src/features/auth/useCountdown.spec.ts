import { act, renderHook } from '@testing-library/react';

import { useCountdown } from './useCountdown';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (seconds: number) => {
  act(() => {
    jest.advanceTimersByTime(seconds * 1000);
  });
};

describe('countdown of the login button', () => {
  it('AUTH-17 lasts sixty seconds and can restart', () => {
    const { result } = renderHook(() => useCountdown());
    const left = () => result.current[0];
    const start = () => {
      act(() => {
        result.current[1](60);
      });
    };
    expect(left()).toBe(0);

    start();
    expect(left()).toBe(60);
    pass(59);
    expect(left()).toBe(1);
    pass(1);
    expect(left()).toBe(0);

    start();
    expect(left()).toBe(60);
  });
});
