import type {
  AmendedConsignmentView,
  ConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import {
  TestClient,
  requestOffer,
  seedShipping,
  shipment,
  tomorrow,
  type TestResponse,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { ManifestOutcomeService } from '../../backend/src/manifests/index.js';
import { systemActor } from '../../backend/src/platform/actor.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { startReadSide, type ReadSide } from '../support/read-side.js';

let backend: RunningBackend;
let readSide: ReadSide;
let user: TestClient;
let admin: TestClient;
let superAdmin: TestClient;
let outsider: TestClient;
let southern: OfferView;

beforeAll(async () => {
  backend = await startBackend('manifesting');
  await seedShipping(backend);
  readSide = await startReadSide(backend.environment.DATABASE_URL);
  user = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
  outsider = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  southern = await requestOffer(user, 'Southern');
}, 60_000);

afterAll(async () => {
  await readSide.stop();
  await backend.stop();
});

async function created(request: object = shipment({}, southern)): Promise<CreatedConsignmentView> {
  const { status, body } = await user.request<CreatedConsignmentView>(
    'POST',
    'consignment',
    request,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

const find = async (id: number) =>
  (await user.request<ConsignmentView>('GET', `consignment/${id}`)).body;

const manifest = (
  consignmentIds: number[],
  overrides: object = {},
  caller = user,
): Promise<TestResponse<CreatedManifestView & ErrorView>> =>
  caller.request('POST', 'manifest', { consignmentIds, autoPickupBooking: false, ...overrides });

const pickup = {
  autoPickupBooking: true,
  readyTime: `${tomorrow()}T02:00:00.000Z`,
  closingTime: `${tomorrow()}T06:00:00.000Z`,
};

describe('manifesting', () => {
  it('puts consignments on one manifest', async () => {
    const [one, other] = [await created(), await created()];
    const { status, body } = await manifest([one.id, other.id], pickup);

    expect(status).toBe(200);
    expect(body).toEqual({ id: body.id, manifestNumber: `MAN-${body.id}`, leftOut: [] });
    expect(await find(one.id)).toMatchObject({
      status: 'MANIFESTED',
      state: 'MANIFESTED',
      manifestId: body.id,
      manifestNumber: body.manifestNumber,
    });
  });

  it('returns the first manifest to a repeated request', async () => {
    const { id } = await created();
    const body = { consignmentIds: [id], autoPickupBooking: false };
    const key = { 'Idempotency-Key': 'manifest-once' };
    const first = await user.request('POST', 'manifest', body, key);

    expect(await user.request('POST', 'manifest', body, key)).toEqual(first);
  });

  it('rejects a second manifest', async () => {
    const { id } = await created();
    await manifest([id]);

    expect(await manifest([id])).toMatchObject({
      status: 409,
      body: { message: 'Cannot manifest: Consignment is already manifested' },
    });
  });

  it('rejects different days, and moves them when the user agrees', async () => {
    const ids = [
      (await created()).id,
      (await created(shipment({ dispatchedAt: tomorrow(2) }, southern))).id,
    ];

    expect(await manifest(ids)).toMatchObject({
      status: 409,
      body: {
        message: 'Cannot manifest: All selected consignments must have the same dispatch date.',
      },
    });
    expect((await manifest(ids, { rollover: true })).status).toBe(200);
    expect((await find(ids[0]!)).dispatchDate).toBe(tomorrow(2));
  });

  it('rejects a pickup without its times', async () => {
    const response = await manifest([(await created()).id], { autoPickupBooking: true });

    expect(response).toMatchObject({
      status: 400,
      body: { message: 'Enter both start and end times' },
    });
  });

  it('includes all or none of the consignments in scope', async () => {
    const { id } = await created();

    expect((await manifest([id, 999_999])).status).toBe(404);
    expect((await manifest([id], {}, outsider)).status).toBe(404);
    expect((await find(id)).status).toBe('CREATED');
  });

  it('includes a return at once', async () => {
    const request = shipment({ consignmentType: 'RETURN' });
    const offer = await requestOffer(user, 'Southern', request);
    const { id, manifestId } = await created({ ...request, offer });

    expect(manifestId).toEqual(expect.any(Number));
    expect(await find(id)).toMatchObject({ status: 'MANIFESTED', manifestId });
  });

  it('CON-57 includes a return when its draft is submitted', async () => {
    const request = shipment({ consignmentType: 'RETURN' });
    const offer = await requestOffer(user, 'Southern', request);
    const { id } = await created(request);
    const submitted = { ...shipment({ consignmentType: 'RETURN' }, offer), id };
    const { body } = await user.request<AmendedConsignmentView>('PUT', 'consignment', submitted);

    expect(body.manifestId).toEqual(expect.any(Number));
    expect(await find(id)).toMatchObject({ status: 'MANIFESTED', manifestId: body.manifestId });
  });
});

describe('result of a manifest', () => {
  it('is recorded on its consignments', async () => {
    const { id } = await created();
    const { body } = await manifest([id], pickup);
    const outcomes = backend.app.get(ManifestOutcomeService);
    const worker = systemActor('Worker');
    const booked = { bookingReference: 'BK-1', via: 'EMAIL' } as const;
    await outcomes.recordPickupBooking(body.id, booked, worker);
    await outcomes.recordPickupBooking(body.id, booked, worker);

    expect(await find(id)).toMatchObject({ status: 'PICKUP_BOOKED', bookingReference: 'BK-1' });
    const booking = `clientId=10&dispatchDate=${tomorrow()}&carrierId=${southern.carrierId}`;
    await waitUntil(
      () => user.request<number>('GET', `consignment/previous-booking?${booking}`),
      (response) => response.body >= 1,
    );
  });

  it('includes the connotes issued by the carrier', async () => {
    const metro = await requestOffer(user, 'Metro');
    const { id, connoteNumber } = await created(shipment({}, metro));
    const { body } = await manifest([id]);
    const receipt = { integrationManifestId: 'M-1', fileName: 'M-1.json' };
    const connotes = [{ consignmentId: id, connoteNumber: 'MDX-1' }];
    await backend.app
      .get(ManifestOutcomeService)
      .recordTransmission(body.id, receipt, connotes, systemActor('Worker'));

    expect(connoteNumber).toBe('PENDING MANIFEST');
    expect(await find(id)).toMatchObject({ connoteNumber: 'MDX-1', paperWorkDisabled: false });
  });

  it('is resent by users with permission', async () => {
    const { body } = await manifest([(await created()).id]);
    const resend = (caller: TestClient, ids: string) =>
      caller.request<ErrorView>('POST', `admin/resend?manifestIdList=${ids}`);

    expect((await resend(admin, String(body.id))).status).toBe(403);
    expect((await resend(superAdmin, String(body.id))).status).toBe(204);
    expect(await resend(superAdmin, `${body.id},999999`)).toMatchObject({
      status: 404,
      body: { details: { missingIds: [999_999] } },
    });
  });
});
