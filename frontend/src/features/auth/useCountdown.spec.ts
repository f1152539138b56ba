import { act, renderHook } from '@testing-library/react';

import { useCountdown } from './useCountdown';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const advance = (seconds: number) => {
  act(() => {
    jest.advanceTimersByTime(seconds * 1000);
  });
};

describe('countdown of the login button', () => {
  it('AUTH-17 lasts sixty seconds and can restart', () => {
    const { result } = renderHook(() => useCountdown());
    const secondsLeft = () => result.current[0];
    const start = () => {
      act(() => {
        result.current[1](60);
      });
    };
    expect(secondsLeft()).toBe(0);

    start();
    expect(secondsLeft()).toBe(60);
    advance(59);
    expect(secondsLeft()).toBe(1);
    advance(1);
    expect(secondsLeft()).toBe(0);

    start();
    expect(secondsLeft()).toBe(60);
  });
});
