import type { ErrorView } from '@contracts/views/error.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { QuoteView } from '@contracts/views/quote.view.js';

import {
  TestClient,
  goods,
  requestOffer,
  seedShipping,
  shipment,
} from '../../consignments/testing/shipping.fixture.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let user: TestClient;
let outsider: TestClient;
let reader: TestClient;
let southern: OfferView;

beforeAll(async () => {
  backend = await startBackend('quotes');
  await seedShipping(backend);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  outsider = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 20 });
  reader = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 1 });
  southern = await requestOffer(user, 'Southern');
}, 60_000);

afterAll(() => backend.stop());

const quote = (changes: object = {}) => ({
  name: ' Trade fair ',
  ...shipment({}, southern),
  consignmentType: undefined,
  ...changes,
});

const save = (request: object, headers = {}, as = user) =>
  as.request<QuoteView & ErrorView>('POST', 'quote', request, headers);

const list = async (as = user) => (await as.request<QuoteView[]>('GET', 'quote?clientId=10')).body;

describe('saving a quote', () => {
  it('QUOTE-11 QUOTE-17 QUOTE-18 QUOTE-19 returns what was quoted, under its title', async () => {
    const { status, body } = await save(quote());

    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Trade fair',
      clientId: 10,
      offer: {
        carrierDisplayName: 'Southern',
        totalCost: southern.totalCost,
        senderAddressId: 1,
        senderAddress: { company: 'Parent' },
        deliverySuburb: { name: 'BRUNSWICK' },
        items: [{ quantity: 4 }],
      },
    });
    expect((await list())[0]).toEqual(body);
    expect(await list(reader)).toEqual(await list());
  });

  it('QUOTE-04 needs suburbs only, and returns the receiver’s address type', async () => {
    const places = {
      items: goods.items,
      senderAddress: { suburb: { id: 501 } },
      deliveryAddress: { suburb: { id: 502 } },
    };
    const request = { clientId: 10, isResidential: true };
    const offer = await requestOffer(user, 'Southern', {
      ...request,
      consignmentType: 'QUOTE',
      offer: places,
    });

    const { body } = await save({ ...request, name: 'To a home', offer: { ...offer, ...places } });

    expect(body.offer).toMatchObject({
      senderAddress: null,
      deliveryAddress: null,
      senderSuburb: { id: 501 },
      deliverySuburb: { id: 502 },
      isResidential: true,
      isPoBox: false,
    });
  });

  it.each([
    ['QUOTE-10 without a title', { name: ' ' }, 400, 'Please give the quote a title'],
    ['QUOTE-09 without an offer', { offer: goods }, 400, 'No offer selected'],
  ])('%s is rejected', async (_, changes, status, message) => {
    const response = await save(quote(changes));

    expect([response.status, response.body.message]).toEqual([status, message]);
  });

  it('never trusts a price from the browser', async () => {
    const offer = { ...goods, ...southern, totalCost: 1 };

    expect((await save(quote({ offer }))).status).toBe(409);
  });

  it('cleans its title', async () => {
    const { status, body } = await save(quote({ name: ' a\u0000\u200b b ' }));

    expect([status, body.name]).toEqual([200, 'a b']);
  });

  it('creates one quote from a request that is sent twice', async () => {
    const before = (await list()).length;
    const headers = { 'Idempotency-Key': 'quote-once' };
    const [first, second] = [await save(quote(), headers), await save(quote(), headers)];

    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(before + 1);
  });

  it('QUOTE-12 QUOTE-20 is deleted, and both changes are audited', async () => {
    const { body } = await save(quote({ name: 'Short-lived' }));

    expect((await user.request('DELETE', `quote?id=${body.id}`)).status).toBe(204);
    expect((await user.request('DELETE', `quote?id=${body.id}`)).status).toBe(404);
    const audited = await backend.database.query<{ before: object | null }[]>(
      `select before from audit_entry where record_type = 'quote' and record_id = $1 order by id`,
      [String(body.id)],
    );
    expect(audited.map(({ before }) => before !== null)).toEqual([false, true]);
  });

  it('is rejected out of scope', async () => {
    const { body } = await save(quote());

    expect((await outsider.request('DELETE', `quote?id=${body.id}`)).status).toBe(404);
    expect((await outsider.request('GET', 'quote?clientId=10')).status).toBe(403);
    expect((await save(quote(), {}, outsider)).status).toBe(403);
    expect((await reader.request('DELETE', `quote?id=${body.id}`)).status).toBe(403);
  });

  it('QUOTE-13 needs the permission to create quotes', async () => {
    expect((await save(quote(), {}, reader)).status).toBe(403);
    expect((await save(quote())).status).toBe(200);
  });

  it.each([
    ['GET', 'quote'],
    ['GET', 'quote?clientId=x'],
    ['DELETE', 'quote?id=99999999999999'],
    ['DELETE', 'quote'],
  ])('rejects %s %s with 400', async (method, path) => {
    expect((await user.request(method, path)).status).toBe(400);
  });

  it.each([
    ['a number in place of a title', { name: 7 }],
    ['a title that is too long', { name: 'x'.repeat(256) }],
    ['a list in place of an offer', { offer: [] }],
  ])('rejects %s', async (_, changes) => {
    expect((await save(quote(changes))).status).toBe(400);
  });
});
