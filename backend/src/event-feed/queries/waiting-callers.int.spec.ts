import type { EventFeedView } from '@contracts/views/public-event.view.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';
import { JournalWaker } from './journal-waker.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('waiting_callers');
  await backend.database.query(someClients);
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.stop());

/** Starts a call that waits for events; `begun` resolves once it does. */
function wait(token: string) {
  const waker = backend.app.get(JournalWaker, { strict: false });
  const watch = waker.watch.bind(waker);
  const begun = new Promise<void>((resolve) => {
    jest.spyOn(waker, 'watch').mockImplementation((scope) => {
      const watched = watch(scope);
      return {
        ...watched,
        next: (...parts) => {
          resolve();
          return watched.next(...parts);
        },
      };
    });
  });
  const response = fetch(`${backend.url}/api/v1/events?waitSeconds=30`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { begun, response };
}

describe('a call that waits for events', () => {
  it.each([
    ['ends with its API key, such as one that was rotated', "kind = 'API_KEY', expires_at = now()"],
    ['ends when its user is disabled', "status = 'DISABLED'"],
  ])('%s', async (label, change) => {
    const roles = [{ role: 'API_KEY' as const, clientId: 10, customerId: null }];
    const email = `${label.length}@x.example`;
    const { id, token } = await signedInUser(backend, { email, roles });
    const { begun, response } = wait(token);
    await begun;
    const began = performance.now();

    await backend.database.query(`update user_account set ${change} where id = $1`, [id]);

    const ended = await response;
    expect((await jsonOf<EventFeedView>(ended)).events).toEqual([]);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});
