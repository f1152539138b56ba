import { apiKeyScopes } from '../../backend/contracts/rules/api-key-scopes.js';
import type {
  OrderAcknowledgementView,
  PushedFileView,
} from '../../backend/contracts/views/order-file.view.js';
import type { ImportsView } from '../../backend/contracts/views/import.view.js';
import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { carton, importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { FlowHarness, order, webOrder } from '../support/client-flows.js';
import { keyWith, type Push, pusher } from '../support/push-file.js';

let harness: FlowHarness;
let key: string;
let push: ReturnType<typeof pusher>;
beforeAll(async () => {
  harness = await FlowHarness.start('order_push');
  key = await keyWith(harness.admin, ['orders:push']);
  push = pusher(harness.backend, key);
}, 120_000);
afterAll(() => harness.stop());

const json = (...references: string[]) =>
  JSON.stringify({ format: 'linehaul.orders.v1', orders: references.map(webOrder) });

const pushJson = (content: string, more: Push = {}) =>
  push(content, { type: 'application/json', ...more });
const bodyOf = (reference: string) => JSON.parse(json(reference)) as object;

interface Pushed {
  readonly text: string;
}
const readPushed = ({ text }: Pushed) => JSON.parse(text) as PushedFileView;
const readAcknowledgement = ({ text }: Pushed) => JSON.parse(text) as OrderAcknowledgementView;

describe('pushing a file of orders', () => {
  it('answers with the acknowledgement when it is ready in time, with errors by row and field', async () => {
    const orders = [
      webOrder('PUSH-1'),
      { ...webOrder('PUSH-2'), receiver: { company: 'Nowhere' } },
    ];
    const pushed = await pushJson(JSON.stringify({ format: 'linehaul.orders.v1', orders }), {
      query: 'wait=30&fileName=ORD_1.json',
    });

    expect(pushed.status).toBe(200);
    const result = readAcknowledgement(pushed);
    expect(result).toMatchObject({
      ...{ format: 'linehaul.ack.v1', fileName: 'ORD_1.json', refusal: null },
      counts: { orders: 2, taken: 1, refused: 1 },
    });
    expect(result.orders[0]).toMatchObject({ reference: 'PUSH-1', result: 'TAKEN', errors: [] });
    expect(result.orders[0]?.connoteNumber).toMatch(/^EXPR/);
    expect(result.orders[1]?.errors[0]).toMatchObject({ row: 2, field: expect.any(String) });
    const list = await harness.admin.request<ImportsView>('GET', 'import?clientId=10');
    expect(list.body.imports[0]).toMatchObject({ fileName: 'ORD_1.json', source: 'PUSH' });
  });

  it.each([
    ['application/xml', 'XML', /<acknowledgement>|<ack/],
    ['text/csv; charset=utf-8', 'CSV', /^reference,result/],
  ])('answers %s in its own format', async (type, format, start) => {
    const reference = `PUSH-${format}`;
    const { receiver: r } = webOrder(reference);
    const xml = `<orders format="linehaul.orders.v1"><order><reference>${reference}</reference><receiver><company>${r.company}</company><addressLine1>${r.addressLine1}</addressLine1><suburb>${r.suburb}</suburb><postcode>${r.postcode}</postcode><state>${r.state}</state></receiver><items><item><type>Carton</type><quantity>2</quantity><length>0.6</length><width>0.4</width><height>0.4</height><weight>12</weight></item></items></order></orders>`;
    const content = format === 'XML' ? xml : importFile(order(reference));

    const pushed = await push(content, { type, query: 'wait=30' });

    expect(pushed).toMatchObject({
      status: 200,
      type: expect.stringContaining(type.split(';')[0] ?? ''),
    });
    expect(pushed.text).toMatch(start);
    expect(pushed.text).toContain(reference);
    expect(await harness.countOf(reference)).toBe(1);
  });

  it('takes orders with fields or columns that it does not know, and names these', async () => {
    const orders = [{ ...webOrder('PUSH-X1'), dispatchDte: '2026-11-30' }];
    const pushed = await pushJson(JSON.stringify({ orders }), { query: 'wait=30' });
    expect(readAcknowledgement(pushed)).toMatchObject({
      counts: { taken: 1 },
      ignoredFields: [{ field: 'dispatchdte', nearest: 'dispatchDate' }],
    });

    const content = importFile(order('PUSH-X2')).replace(/,[^,]+\n/, ',Cost Centre,Dispach Date\n');
    const table = await push(content, { type: 'text/csv', query: 'wait=30' });
    expect(table.text).toMatch(/,errors,ignoredFields\r\n/);
    expect(table.text).toMatch(/PUSH-X2,TAKEN.*,Cost Centre; Dispach Date\r\n/);
  });

  it('answers at once without waiting, and gives the acknowledgement later, from a form too', async () => {
    const form = new FormData();
    form.append('file', new Blob([importFile(order('PUSH-FORM'))]), 'shop.csv');
    const pushed = await push(form);

    expect(pushed.status).toBe(202);
    const { importId, fileId, statusUrl } = readPushed(pushed);
    expect(statusUrl).toBe(`/api/v1/order-file/${fileId}`);
    const program = TestClient.withKey(harness.backend, key);
    const answer = await waitUntil(
      () => program.requestText('GET', `order-file/${importId}`),
      ({ status }) => status === 200,
    );
    expect(answer.text).toContain('PUSH-FORM,TAKEN');
  });

  it('creates the orders of the same content once, however often and by whom at once', async () => {
    const content = json('PUSH-ONCE');
    const all = await Promise.all(Array.from({ length: 6 }, () => pushJson(content)));
    const files = all.map((one) => readPushed(one));

    expect(all.map(({ status }) => status)).toEqual(files.map(() => 202));
    expect(new Set(files.map(({ fileId }) => fileId)).size).toBe(1);
    expect(files.filter(({ seenBefore }) => !seenBefore)).toHaveLength(1);
    const again = await pushJson(content, { query: 'wait=30&importAgain=TRUE' });
    expect(readAcknowledgement(again).orders[0]).toMatchObject({ result: 'KNOWN' });
    expect(await harness.countOf('PUSH-ONCE')).toBe(1);
  });

  it('repeats the first answer for an Idempotency-Key, with its media type', async () => {
    const headers = { 'Idempotency-Key': 'ORD-77' };
    const sent = { type: 'text/csv', query: 'wait=30', headers };
    const content = importFile(order('PUSH-KEY'));

    const first = await push(content, sent);
    const again = await push(content, sent);
    const other = await push(importFile(order('PUSH-OTHER')), sent);

    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect(other.status).toBe(409);
    expect(await harness.countOf('PUSH-OTHER')).toBe(0);
  });

  it('leaves a plan that a user has to commit, and says so', async () => {
    const pushed = await pushJson(json('PUSH-REVIEW'), { query: 'commit=NEVER&wait=2' });

    expect(pushed.status).toBe(202);
    expect(readPushed(pushed)).toMatchObject({ seenBefore: false });
    expect(await harness.countOf('PUSH-REVIEW')).toBe(0);
  });

  it('rejects a file without orders, one that is too large, a compressed one and one of another type', async () => {
    const statusOf = async (content: string, more: Push) => (await push(content, more)).status;

    const unreadable = await push('Nothing,of,this\n1,2,3\n', { type: 'text/csv' });
    expect(unreadable.status).toBe(400);
    expect(unreadable.text).toContain('Reference');
    expect(await statusOf('', { type: 'text/csv' })).toBe(400);
    expect(await statusOf(carton, { type: 'application/pdf' })).toBe(415);
    const gzip = { 'Content-Encoding': 'gzip' };
    expect(await statusOf('x', { type: 'text/csv', headers: gzip })).toBe(415);
    const huge = 'x'.repeat(20 * 1024 * 1024 + 1);
    expect(await statusOf(huge, { type: 'text/csv' })).toBe(413);
    expect(await statusOf(json('X'), { type: 'application/json', query: 'wait=46' })).toBe(400);
  });

  it('lets few calls of a key wait at a time, and answers the others at once: all are received', async () => {
    const waitMs = 5_000;
    const query = `commit=NEVER&wait=${waitMs / 1_000}`;
    const startedAt = performance.now();
    const all = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const pushed = await pushJson(json(`PUSH-WAIT-${at}`), { query });
        return { ...pushed, ms: performance.now() - startedAt };
      }),
    );

    expect(all.map(({ status }) => status)).toEqual(all.map(() => 202));
    expect(all.filter(({ ms }) => ms < waitMs)).toHaveLength(2);
    expect(new Set(all.map((pushed) => readPushed(pushed).fileId)).size).toBe(6);
  });

  it("is for the key's own client, with the scope", async () => {
    const others = apiKeyScopes.filter(
      (scope) => scope !== 'orders:push' && scope !== 'imports:write',
    );
    const without = await keyWith(harness.admin, others);
    const outsider = await TestClient.signIn(harness.backend, {
      role: 'CLIENT_ADMIN',
      clientId: 20,
    });
    const { fileId } = readPushed(await pushJson(json('PUSH-OWN')));

    expect((await pushJson(json('PUSH-NO'), { by: without })).status).toBe(403);
    expect((await pushJson(json('PUSH-NO'), { query: 'clientId=20' })).status).toBe(403);
    expect((await outsider.request('GET', `order-file/${fileId}`)).status).toBe(404);
    const uploaded = new FormData();
    uploaded.append('clientId', '10');
    uploaded.append('file', new Blob([importFile(order('PUSH-UPLOAD'))]), 'a.csv');
    const { body } = await harness.admin.upload<{ importId: number }>('import', uploaded);
    expect((await harness.admin.request('GET', `order-file/${body.importId}`)).status).toBe(404);
    const person = await TestClient.signIn(harness.backend, { role: 'CLIENT_ADMIN', clientId: 10 });
    expect((await person.request('POST', 'order-file', bodyOf('PUSH-PERSON'))).status).toBe(202);
    const nameless = await harness.admin.request('POST', 'order-file', bodyOf('PUSH-NO'));
    expect(nameless.status).toBe(400);
  });
});
