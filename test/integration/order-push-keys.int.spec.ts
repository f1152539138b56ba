import type { PushedFileView } from '../../backend/contracts/views/order-file.view.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { FlowHarness, webOrder } from '../support/client-flows.js';
import { jsonOf } from '../support/json.js';
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

interface Described {
  readonly operationId: string;
  readonly security: readonly { readonly key?: readonly string[] }[];
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

describe('the scope to push orders', () => {
  it('permits what its description says, and nothing else that needs a scope', async () => {
    const token = await keyWith(harness.admin, ['orders:push']);
    const { paths } = await jsonOf<Description>(
      await fetch(`${harness.backend.url}/api/openapi.json`),
    );
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    );
    const needsScope = ({ security }: Described) => security.some(({ key }) => key?.length);
    const permitted: string[] = [];
    for (const { path, method, operationId } of operations.filter(needsScope)) {
      const response = await fetch(harness.backend.url + path.replaceAll(/\{\w+\}/g, '1'), {
        method: method.toUpperCase(),
        headers: { Authorization: `Bearer ${token}` },
      });
      if (response.status !== 403) permitted.push(operationId);
    }

    expect(permitted.sort()).toEqual(['getOrderFile', 'uploadOrderFile']);
    expect(
      operations
        .filter(({ security }) => security.some(({ key }) => key?.join() === 'orders:push'))
        .map(({ operationId }) => operationId)
        .sort(),
    ).toEqual(permitted);
  });

  it.each([
    [['imports:write', 'consignments:write'], 202],
    [['imports:write'], 403],
    [['consignments:write'], 403],
  ])('is included in %j: %i', async (scopes, status) => {
    const by = await keyWith(harness.admin, scopes);
    const { status: found, text } = await push(fileOf(`BY-${scopes.length}${status}`), {
      ...{ by, type: 'application/json' },
    });

    expect(found).toBe(status);
    if (status === 403) expect(text).toContain('orders:push');
  });
});

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
