import { openSocket } from './socket';

interface Reconnecting {
  readonly reconnectionDelay: number;
  readonly reconnectionDelayMax: number;
  readonly randomizationFactor: number;
}

let mockOptions: Reconnecting;
let mockLongestPause: number;
const mockHeard = new Map<string, () => void>();

jest.mock('socket.io-client', () => ({
  io: (options: Reconnecting) => {
    mockOptions = options;
    mockLongestPause = options.reconnectionDelayMax;
    return {
      io: { reconnectionDelayMax: (pause: number) => (mockLongestPause = pause) },
      on: (fact: string, listener: () => void) => mockHeard.set(fact, listener),
      emit: () => undefined,
      disconnect: () => undefined,
    };
  },
}));

const hear = (fact: 'connect' | 'disconnect') => mockHeard.get(fact)?.();
let close: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  close = openSocket('token', {
    onRowsChanged: () => undefined,
    onSessionChanged: () => undefined,
    onReconnected: () => undefined,
  });
  hear('connect');
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

describe('the way back to a backend that is away', () => {
  it('is tried every few seconds, so that a restart is soon over, and not by all at once', () => {
    hear('disconnect');
    jest.advanceTimersByTime(14_000);

    expect(mockOptions.reconnectionDelay).toBeLessThanOrEqual(500);
    expect(mockLongestPause).toBeLessThanOrEqual(2000);
    expect(mockOptions.randomizationFactor).toBeGreaterThanOrEqual(0.5);
  });

  it('is tried less often once it is offline, and quickly again after the next loss', () => {
    hear('disconnect');
    jest.advanceTimersByTime(15_000);
    expect(mockLongestPause).toBeGreaterThanOrEqual(5000);

    hear('connect');
    hear('disconnect');

    expect(mockLongestPause).toBeLessThanOrEqual(2000);
  });
});
