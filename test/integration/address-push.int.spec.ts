import type {
  AddressAcknowledgementView,
  PushedFileView,
} from '../../backend/contracts/views/order-file.view.js';
import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { signedInUser } from '../../backend/src/testing/start-backend.js';
import { FlowHarness } from '../support/client-flows.js';
import { keyWith, pusher, type PushResult } from '../support/push-file.js';

let harness: FlowHarness;
let key: string;
let push: ReturnType<typeof pusher>;
beforeAll(async () => {
  harness = await FlowHarness.start('address_push');
  key = await keyWith(harness.admin, ['imports:write', 'addresses:write']);
  push = pusher(harness.backend, key);
}, 120_000);
afterAll(() => harness.stop());

const path = 'address-file';
const type = 'application/json';
const address = (referenceId: string, part: object = {}) => ({
  ...{ referenceId, company: `Shop ${referenceId}`, addressLine1: '7 High Street' },
  ...{ suburb: 'Brunswick', postcode: '3056', state: 'VIC' },
  ...part,
});
const fileOf = (...addresses: object[]) =>
  JSON.stringify({ format: 'linehaul.addresses.v1', addresses });
const pushJson = (content: string, query = 'wait=30', by = key) =>
  push(content, { path, type, query, by });

const readAcknowledgement = ({ text }: PushResult) =>
  JSON.parse(text) as AddressAcknowledgementView;
const readPushed = ({ text }: PushResult) => JSON.parse(text) as PushedFileView;

const inBook = (reference: string) =>
  harness.backend.database.query<{ id: number; company: string }[]>(
    'select id, company from address where client_id = 10 and reference_id = $1',
    [reference],
  );

describe('pushing a file of addresses', () => {
  it('adds them, and answers with their acknowledgement and its errors', async () => {
    const content = fileOf(address('PUSH-1'), address('PUSH-2', { suburb: 'Nowhere' }));
    const pushed = await pushJson(content, 'wait=30&fileName=STORES.json');

    expect(pushed.status).toBe(200);
    const [added] = await inBook('PUSH-1');
    expect(readAcknowledgement(pushed)).toMatchObject({
      ...{ format: 'linehaul.address-ack.v1', fileName: 'STORES.json', refusal: null },
      counts: { addresses: 2, taken: 1, refused: 1 },
      addresses: [
        { reference: 'PUSH-1', result: 'TAKEN', addressId: added?.id },
        { reference: 'PUSH-2', result: 'REFUSED', errors: [{ row: 2 }] },
      ],
    });
  });

  it('answers CSV in CSV, later under its own path, and not as a file of orders', async () => {
    const csv =
      'Reference ID,Company,Address Line 1,Suburb,Postcode,State\nCSV-1,Shop,7 High Street,Brunswick,3056,VIC';
    const pushed = await push(csv, { path, type: 'text/csv' });
    const { fileId, statusUrl } = readPushed(pushed);
    await pushJson(fileOf(address('AFTER-CSV')));
    const program = TestClient.withKey(harness.backend, key);

    expect(pushed.status).toBe(202);
    expect(statusUrl).toBe(`/api/v1/address-file/${fileId}`);
    const later = await program.requestText('GET', `address-file/${fileId}`);
    expect(later.text).toMatch(/^reference,result,addressId,company,errors\r?\nCSV-1,TAKEN/);
    expect((await program.requestText('GET', `order-file/${fileId}`)).status).toBe(404);
  });

  it('is idempotent by content and by key, and the newest of several says how an address is', async () => {
    const first = fileOf(address('MANY-1', { company: 'First' }));
    const again = await Promise.all([pushJson(first, ''), pushJson(first, '')]);
    expect(new Set(again.map((one) => readPushed(one).fileId)).size).toBe(1);

    const updating = 'whenKnown=UPDATE';
    const ids: number[] = [];
    const role = { role: 'CLIENT_ADMIN', clientId: 10 } as const;
    const email = 'stores@x.example';
    const { token } = await signedInUser(harness.backend, { email, roles: [role] });
    for (const company of ['Second', 'Third', 'Fourth'])
      ids.push(
        readPushed(await pushJson(fileOf(address('MANY-1', { company })), updating, token)).fileId,
      );
    const last = await pushJson(
      fileOf(address('MANY-1', { company: 'Fifth' })),
      `${updating}&wait=45`,
      token,
    );

    expect(readAcknowledgement(last).addresses).toMatchObject([{ result: 'TAKEN' }]);
    expect(await inBook('MANY-1')).toMatchObject([{ company: 'Fifth' }]);
    const program = TestClient.withKey(harness.backend, key);
    for (const id of ids) {
      const { body } = await program.request<AddressAcknowledgementView>('GET', `${path}/${id}`);
      expect(body.counts).toMatchObject({ taken: 1 });
    }
    const headers = { 'Idempotency-Key': 'stores' };
    const keyed = await push(fileOf(address('KEY-1')), { path, type, headers });
    expect(await push(fileOf(address('KEY-1')), { path, type, headers })).toEqual(keyed);
    expect((await push(fileOf(address('KEY-2')), { path, type, headers })).status).toBe(409);
  }, 120_000);

  it('changes no addresses with a key, and pushes no orders with it', async () => {
    const content = fileOf(address('PUSH-1', { company: 'Changed' }), address('ADDED-1'));
    const pushed = await pushJson(content, 'wait=30&whenKnown=UPDATE');

    expect(readAcknowledgement(pushed).addresses).toMatchObject([
      { result: 'REFUSED' },
      { result: 'TAKEN' },
    ]);
    const orders = await push('{"orders": []}', { type, query: '' });
    expect(orders).toMatchObject({
      status: 403,
      text: expect.stringContaining('orders:push'),
    });
    expect((await pushJson(fileOf(), 'clientId=20')).status).toBe(403);
    const empty = await pushJson(fileOf(), '');
    expect(empty).toMatchObject({
      status: 400,
      text: expect.stringContaining('The file has no addresses.'),
    });
  });
});
