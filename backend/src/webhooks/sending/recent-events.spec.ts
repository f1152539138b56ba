import type { PositionedEvent } from '../../event-feed/index.js';
import { journalStart } from '../../event-feed/index.js';
import { RecentEvents } from './recent-events.js';

const scope = { isUnrestricted: true, clientIds: [], customerIds: [] };
const request = { after: journalStart, limit: 10, types: null };
const eventOf = (id: string) => ({ id }) as PositionedEvent;

function journalOf(...ids: string[]) {
  const stored = new Map(ids.map((id) => [id, eventOf(id)]));
  const found: string[] = [];
  const journal = {
    read: () =>
      Promise.resolve({ events: [...stored.values()], end: journalStart, hasMore: false }),
    find: (id: string) => {
      found.push(id);
      return Promise.resolve(stored.get(id) ?? null);
    },
    findPositionBefore: () => Promise.resolve(journalStart),
  };
  return { recent: new RecentEvents(journal), stored, found };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(1); // the library reads zero as no time
});
afterEach(() => {
  jest.useRealTimers();
});

it('finds the events of a page without another query', async () => {
  const { recent, found } = journalOf('a', 'b');
  await recent.read(scope, request);

  expect([await recent.find('a'), await recent.find('b')]).toEqual([eventOf('a'), eventOf('b')]);
  expect(found).toEqual([]);
});

it('queries for an event of no page, and finds none that does not exist', async () => {
  const { recent, found } = journalOf('a');

  expect([await recent.find('a'), await recent.find('x')]).toEqual([eventOf('a'), null]);
  expect(found).toEqual(['a', 'x']);
});

it('finds an event for a minute after it was deleted from the journal, and not longer', async () => {
  const { recent, stored } = journalOf('a');
  await recent.read(scope, request);
  stored.clear();
  jest.advanceTimersByTime(59_000);
  expect(await recent.find('a')).toEqual(eventOf('a'));

  jest.advanceTimersByTime(2_000);
  expect(await recent.find('a')).toBeNull();
});

it('queries again for the oldest of more than 5,000 events', async () => {
  const ids = Array.from({ length: 5_001 }, (_, index) => `event-${index}`);
  const { recent, found } = journalOf(...ids);
  await recent.read(scope, request);

  expect(await recent.find('event-5000')).toEqual(eventOf('event-5000'));
  expect(found).toEqual([]);
  expect(await recent.find('event-0')).toEqual(eventOf('event-0'));
  expect(found).toEqual(['event-0']);
});
