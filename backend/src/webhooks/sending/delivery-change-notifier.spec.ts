import { DeliveryChangeNotifier } from './delivery-change-notifier.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function startedChanges() {
  const announced: (readonly number[])[] = [];
  const changes = new DeliveryChangeNotifier((ids) => {
    announced.push(ids);
    return Promise.resolve();
  });
  return { announced, changes };
}

describe('changes of deliveries', () => {
  it('are announced at once, then at most four times a second, each subscription once', () => {
    const { announced, changes } = startedChanges();
    for (let ms = 0; ms < 1_000; ms += 10) {
      changes.announce(5);
      changes.announce(6);
      jest.advanceTimersByTime(10);
    }
    jest.advanceTimersByTime(1_000);

    expect(announced).toEqual([[5], [6, 5], [5, 6], [5, 6], [5, 6]]);
  });

  it('are announced at once again after a pause', () => {
    const { announced, changes } = startedChanges();
    changes.announce(5);
    jest.advanceTimersByTime(10_000);
    changes.announce(5);

    expect(announced).toEqual([[5], [5]]);
  });

  it('of very many subscriptions are announced in several notifications', () => {
    const { announced, changes } = startedChanges();
    changes.announce(0);
    for (let id = 1; id <= 1_200; id += 1) changes.announce(id);
    jest.advanceTimersByTime(250);

    expect(announced.map(({ length }) => length)).toEqual([1, 500, 500, 200]);
  });

  it('continue after one that could not be announced', () => {
    const announce = jest.fn(() => Promise.reject(new Error('lost')));
    const changes = new DeliveryChangeNotifier(announce);
    changes.announce(5);
    changes.announce(5);
    jest.advanceTimersByTime(250);

    expect(announce).toHaveBeenCalledTimes(2);
  });
});
