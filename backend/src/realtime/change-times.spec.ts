import { ChangeTimes } from './room-sender.js';
import { clientRoom } from './socket-rooms.policy.js';

const own = clientRoom('RECORDS', 10);
const foreign = clientRoom('RECORDS', 20);
const SECOND = 1000;

let times: ChangeTimes;
beforeEach(() => {
  jest.useFakeTimers();
  times = new ChangeTimes();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('recent changes', () => {
  it('have the age of the last change of each kind, in the rooms that are joined', () => {
    times.record([own, foreign], ['address']);
    jest.advanceTimersByTime(3 * SECOND);
    times.record([own], ['client']);
    jest.advanceTimersByTime(2 * SECOND);

    expect(times.recentIn([own]).agoMs).toEqual({ address: 5 * SECOND, client: 2 * SECOND });
    expect(times.recentIn([foreign]).agoMs).toEqual({ address: 5 * SECOND });
    expect(times.recentIn([clientRoom('RECORDS', 30)]).agoMs).toEqual({});
  });

  it('have the age of the latest one in any of several rooms', () => {
    times.record([own], ['address']);
    jest.advanceTimersByTime(SECOND);
    times.record([foreign], ['address']);

    expect(times.recentIn([foreign, own]).agoMs).toEqual({ address: 0 });
    expect(times.recentIn([own, foreign]).agoMs).toEqual({ address: 0 });
  });

  it('are those of the last minute', () => {
    times.record([own], ['address']);
    jest.advanceTimersByTime(60 * SECOND);
    expect(times.recentIn([own]).agoMs).toEqual({ address: 60 * SECOND });

    jest.advanceTimersByTime(1);
    expect(times.recentIn([own]).agoMs).toEqual({});
  });

  it('of one room are not lost when an older one of another is forgotten', () => {
    times.record([own], ['address']);
    jest.advanceTimersByTime(59 * SECOND);
    times.record([own], ['client']);
    jest.advanceTimersByTime(2 * SECOND);
    times.record([foreign], ['address']);

    expect(times.recentIn([own]).agoMs).toEqual({ client: 2 * SECOND });
  });

  it('are known from when the server began to listen, for at most a minute', () => {
    jest.advanceTimersByTime(10 * SECOND);
    expect(times.recentIn([own]).knownForMs).toBe(10 * SECOND);

    times.begin();
    jest.advanceTimersByTime(SECOND);
    expect(times.recentIn([own]).knownForMs).toBe(SECOND);

    jest.advanceTimersByTime(1000 * SECOND);
    expect(times.recentIn([own]).knownForMs).toBe(60 * SECOND);
  });
});
