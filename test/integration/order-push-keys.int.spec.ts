import type { PushedFileView } from '../../backend/contracts/views/order-file.view.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { FlowHarness, webOrder } from '../support/client-flows.js';
import { keyWith, pusher } from '../support/push-file.js';

let harness: FlowHarness;
let push: ReturnType<typeof pusher>;
beforeAll(async () => {
  harness = await FlowHarness.start('order_push_keys');
  push = pusher(harness.backend, await keyWith(harness.admin, ['orders:push']));
}, 120_000);
afterAll(() => harness.stop());

const fileOf = (reference: string) =>
  JSON.stringify({ format: 'linehaul.orders.v1', orders: [webOrder(reference)] });

/** A push whose response comes after a while: its plan waits for a user. */
const slowly = (key: string, query = '') => ({
  query: `commit=NEVER&wait=4${query}`,
  ...{ type: 'application/json', headers: { 'Idempotency-Key': key } },
});

const importsOf = (reference: string) =>
  harness.backend.database.query<{ id: number }[]>(
    `select i.id from import i join import_group g on g.import_id = i.id where g.reference = $1`,
    [reference],
  );
const isReceived = (reference: string) =>
  waitUntil(
    () => importsOf(reference),
    (found) => found.length > 0,
  );

const readPushed = ({ text }: { readonly text: string }) => JSON.parse(text) as PushedFileView;

/** As if the process had crashed after it received the file, before it stored the response. */
const forgetResponse = (key: string) =>
  harness.backend.database.query(
    'update idempotency_key set instance = 0, result = null where key = $1',
    [key],
  );

describe('a file pushed again with its Idempotency-Key', () => {
  it('waits for the first response while that is under way, and is rejected with other orders', async () => {
    const first = push(fileOf('BUSY-1'), slowly('busy'));
    await isReceived('BUSY-1');

    const other = await push(fileOf('BUSY-2'), slowly('busy'));
    const again = await push(fileOf('BUSY-1'), slowly('busy'));

    expect(other.status).toBe(409);
    expect(again).toEqual(await first);
    expect(readPushed(again).seenBefore).toBe(false);
    expect(await importsOf('BUSY-1')).toHaveLength(1);
    expect(await importsOf('BUSY-2')).toEqual([]);
  });

  it.each(['', '&importAgain=TRUE'])('gets the response that was lost: %s', async (query) => {
    const reference = `LOST-${query.length}`;
    const leaving = new AbortController();
    const sent = slowly(`lost ${query.length}`, query);
    const first = push(fileOf(reference), { ...sent, signal: leaving.signal });
    const lost = expect(first).rejects.toThrow();
    const [received] = await isReceived(reference);
    leaving.abort();
    await lost;

    const again = await push(fileOf(reference), sent);

    expect(again.status).toBe(202);
    expect(readPushed(again)).toMatchObject({ fileId: received?.id, seenBefore: false });
    expect(await importsOf(reference)).toHaveLength(1);
  });

  it.each(['', '&importAgain=TRUE'])(
    'gets the first response after a process crashed before it was stored: %s',
    async (query) => {
      const reference = `DIED-${query.length}`;
      const key = `died ${query.length}`;
      const sent = slowly(key, query);
      const first = await push(fileOf(reference), sent);
      await forgetResponse(key);

      const again = await push(fileOf(reference), sent);

      expect(readPushed(again)).toEqual(readPushed(first));
      expect(await importsOf(reference)).toHaveLength(1);
    },
  );

  it('may be corrected after a rejection', async () => {
    const sent = { type: 'application/json', headers: { 'Idempotency-Key': 'corrected' } };

    expect((await push('{"orders": []}', sent)).status).toBe(400);
    expect((await push(fileOf('CORRECTED-1'), sent)).status).toBe(202);
  });
});
