import { connectEventStore } from './connect-event-store.js';

describe('connecting to an event store', () => {
  it.each(['mysql://localhost/app', 'kurrentdb://localhost', 'nonsense', ''])(
    'names the invalid setting of %p',
    async (url) => {
      await expect(connectEventStore(url)).rejects.toThrow(
        /EVENT_STORE_URL must begin with postgres:/,
      );
    },
  );

  it('rejects connection strings that ignore failed appends', async () => {
    await expect(
      connectEventStore('esdb://localhost:2113?tls=false&throwOnAppendFailure=false'),
    ).rejects.toThrow(/throwOnAppendFailure/);
  });
});
