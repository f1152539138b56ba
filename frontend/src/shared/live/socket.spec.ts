import { openSocket } from './socket';

interface Reconnecting {
  readonly reconnectionDelay: number;
  readonly reconnectionDelayMax: number;
  readonly randomizationFactor: number;
}

let mockOptions: Reconnecting;
let mockLongestPause: number;
const mockHandlers = new Map<string, () => void>();

jest.mock('socket.io-client', () => ({
  io: (options: Reconnecting) => {
    mockOptions = options;
    mockLongestPause = options.reconnectionDelayMax;
    return {
      io: { reconnectionDelayMax: (pause: number) => (mockLongestPause = pause) },
      on: (eventName: string, listener: () => void) => mockHandlers.set(eventName, listener),
      emit: () => undefined,
      disconnect: () => undefined,
    };
  },
}));

const deliver = (eventName: 'connect' | 'disconnect') => mockHandlers.get(eventName)?.();
let close: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  close = openSocket('token', {
    onRows: () => undefined,
    onRowsChanged: () => undefined,
    onRecordsChanged: () => undefined,
    onDeliveriesChanged: () => undefined,
    onSessionChanged: () => undefined,
    onJoined: () => undefined,
  });
  deliver('connect');
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

describe('reconnecting to a backend', () => {
  it('is tried every few seconds with jitter, so that a restart is short and browsers do not reconnect all at once', () => {
    deliver('disconnect');
    jest.advanceTimersByTime(14_000);

    expect(mockOptions.reconnectionDelay).toBeLessThanOrEqual(500);
    expect(mockLongestPause).toBeLessThanOrEqual(2000);
    expect(mockOptions.randomizationFactor).toBeGreaterThanOrEqual(0.5);
  });

  it('is tried less often while offline, and quickly again after the next loss', () => {
    deliver('disconnect');
    jest.advanceTimersByTime(15_000);
    expect(mockLongestPause).toBeGreaterThanOrEqual(5000);

    deliver('connect');
    deliver('disconnect');

    expect(mockLongestPause).toBeLessThanOrEqual(2000);
  });
});
