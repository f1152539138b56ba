import { CommandBus } from '@nestjs/cqrs';

import type {
  ConsignmentListPage,
  ConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  TestClient,
  requestOffer,
  seedShipping,
  shipment,
} from '../../backend/src/consignments/testing/shipping.fixture.js';
import { systemActor } from '../../backend/src/platform/actor.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { RecordCarrierScan } from '../../backend/src/tracking/index.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { startReadSide, type ReadSide } from '../support/read-side.js';

let backend: RunningBackend;
let readSide: ReadSide;
let user: TestClient;
let admin: TestClient;
let stranger: TestClient;
let southern: OfferView;

beforeAll(async () => {
  backend = await startBackend('tracking');
  await seedShipping(backend);
  readSide = await startReadSide(backend.environment.DATABASE_URL);
  user = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  stranger = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  southern = await requestOffer(user, 'Southern');
}, 60_000);

afterAll(async () => {
  await readSide.stop();
  await backend.stop();
});

async function created(request: object = shipment({}, southern)): Promise<CreatedConsignmentView> {
  const { status, body } = await user.ask<CreatedConsignmentView>('POST', 'consignment', request);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

const find = async (id: number) =>
  (await user.ask<ConsignmentView>('GET', `consignment/${id}`)).body;

const manifest = (consignmentIds: number[]) =>
  user.ask<CreatedManifestView>('POST', 'manifest', { consignmentIds });

/** By connote, once the list is up to date. */
const traced = (caller: TestClient, connote: string) =>
  waitUntil(
    () => caller.ask<ConsignmentTrackingView>('GET', `consignment/connote/${connote}`),
    ({ status }) => status !== 404,
  );

describe('tracking', () => {
  const update = (ConnoteNumber: string, UpdateStatus: string) => ({
    ConnoteNumber,
    TrackingEvents: [{ DateTime: new Date().toISOString(), UpdateStatus }],
  });

  it('TRK-16 TRK-14 TRK-15 is updated by hand, once', async () => {
    const { id, connoteNumber } = await created();
    await manifest([id]);
    await traced(admin, connoteNumber);
    const body = update(connoteNumber, 'IN_TRANSIT');

    const answer = await admin.ask<ConsignmentTrackingView>('POST', 'tracking', body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'IN_TRANSIT',
      connoteNumber,
      ConsignmentTracking: {
        TrackingEvents: [{ Status: 'IN_TRANSIT', StatusDescription: 'Manual tracking event' }],
      },
    });
    expect(await admin.ask('POST', 'tracking', body)).toMatchObject({
      status: 409,
      body: { message: 'Status is not changed' },
    });
    expect((await user.ask('POST', 'tracking', body)).status).toBe(403);
  });

  it('records each scan of the carrier once, with its proof', async () => {
    const { id, connoteNumber } = await created();
    await manifest([id]);
    await traced(user, connoteNumber);
    const occurredAt = '2026-03-05T13:55:00+11:00';
    const scan = {
      connoteNumber,
      status: 'DELIVERED',
      occurredAt,
      location: 'Brunswick',
      description: 'Delivered',
      carrierDescription: 'POD',
      proof: { kind: 'DELIVERY', signedBy: 'B. Banks', signature: null, occurredAt },
    } as const;
    const record = (customerCarrierId: number) =>
      backend.app
        .get(CommandBus)
        .execute(new RecordCarrierScan(scan, customerCarrierId, systemActor('Feed')));

    expect([await record(1), await record(1), await record(2)]).toEqual([
      'RECORDED',
      'RECORDED',
      'UNKNOWN_CONNOTE',
    ]);
    const { body } = await user.ask<ConsignmentTrackingView>(
      'GET',
      `tracking?consignment_id=${id}`,
    );
    expect(body.status).toBe('DELIVERED');
    expect(body.ConsignmentTracking.TrackingEvents).toEqual([
      {
        DateTime: '2026-03-05T02:55:00.000Z',
        Status: 'DELIVERED',
        Location: 'Brunswick',
        StatusDescription: 'Delivered',
        CarrierDescription: 'POD',
        POD: expect.objectContaining({ type: 'DELIVERY', signedBy: 'B. Banks' }),
      },
    ]);
  });

  it('TRK-09 TRK-17 TRK-22 is found by consignment, by several and by connote, within scope', async () => {
    const { id, connoteNumber } = await created();
    await traced(user, connoteNumber);

    expect(await user.ask('GET', `tracking?consignment_id=${id}`)).toMatchObject({
      status: 200,
      body: { status: 'CREATED', senderState: 'NSW' },
    });
    expect(await user.ask('POST', 'tracking/events', { consignmentIds: [id] })).toMatchObject({
      status: 200,
      body: [{ consignmentId: id }],
    });
    const bars = `consignment/connote/${connoteNumber.toLowerCase()}00001`;
    expect((await user.ask('GET', bars)).body).toMatchObject({ consignmentId: id });
    for (const path of [
      `tracking?consignment_id=${id}`,
      `consignment/connote/${connoteNumber}`,
      bars,
    ])
      expect((await stranger.ask('GET', path)).status).toBe(404);
  });

  it("TRK-25 TRK-20 is unavailable, on the carrier's page, or here for a carrier with scans", async () => {
    const { id, connoteNumber } = await created();
    await manifest([id]);
    const row = async () => {
      const wanted = { search: connoteNumber, criteriaFilters: [] };
      const { body } = await user.ask<ConsignmentListPage>('POST', 'consignment/list', wanted);
      return body.consignments[0];
    };

    expect(await traced(user, connoteNumber)).toMatchObject({
      status: 409,
      body: { message: 'Carrier tracking not available', code: 'tracking.not_available' },
    });
    expect((await user.ask('GET', `tracking?consignment_id=${id}`)).status).toBe(200);
    await backend.database.query(
      `update carrier set tracking_url = 'https://t.example/{connoteNumber}' where name = 'southern'`,
    );
    expect(await traced(user, connoteNumber)).toMatchObject({
      status: 200,
      body: {
        internalTracking: false,
        carrierTrackingUrl: `https://t.example/${connoteNumber}`,
      },
    });
    expect(await row()).toMatchObject({
      internalTracking: false,
      offer: { carrierTrackingUrl: 'https://t.example/{connoteNumber}' },
    });
    await backend.database.query(`update customer_carrier set difot_server = 'feed.example'`);
    expect((await traced(user, connoteNumber)).body.internalTracking).toBe(true);
    expect((await row())?.internalTracking).toBe(true);
  });
});

describe('history', () => {
  it('shows who did what, and the record at that time', async () => {
    const { id } = await created();
    const view = await find(id);
    await user.ask('PUT', 'consignment', { ...view, consignmentReferences: ['PO 4712'] });
    const { body } = await manifest([id]);

    const story = await user.ask<HistoryEventView[]>('GET', `consignment/${id}/history`);
    expect(story.body.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Created for dispatch on \d/),
      `Carrier chosen: Southern, Road, $${southern.totalCost?.toFixed(2)}`,
      expect.stringMatching(/^Connote LKIZ\d{8} assigned$/),
      'Details changed',
      `Manifested on MAN-${body.id}`,
    ]);
    expect(story.body[3]).toMatchObject({
      revision: 3,
      type: 'ConsignmentAmended',
      actor: { name: 'client_admin-10@x.example' },
      changes: [{ path: 'consignmentReferences.0', from: 'PO 4711', to: 'PO 4712' }],
    });
    const after = await user.ask<HistoryEventView[]>('GET', `consignment/${id}/history?after=3`);
    expect(after.body).toHaveLength(1);
    expect(await user.ask('GET', `consignment/${id}/history/2`)).toMatchObject({
      body: { status: 'CREATED', consignmentReferences: ['PO 4711'] },
    });
    const manifested = await user.ask<HistoryEventView[]>('GET', `manifest/${body.id}/history`);
    expect(manifested.body[0]?.summary).toMatch(/^Started with 1 consignment for Southern on/);
  });

  it('is rejected beyond the last revision, and out of scope', async () => {
    const { id } = await created();

    expect((await user.ask('GET', `consignment/${id}/history/99`)).status).toBe(404);
    expect((await stranger.ask('GET', `consignment/${id}/history`)).status).toBe(404);
  });
});

describe('opening paperwork', () => {
  const opened = (caller: TestClient, id: number) =>
    caller.ask('PUT', `consignment/paperwork?consignmentIds=${id}&paperworkType=LABEL`);

  it('PAPER-19 PAPER-21 PAPER-22 marks a label for the client, not for customer staff', async () => {
    const { id } = await created();

    expect((await opened(admin, id)).status).toBe(204);
    expect((await find(id)).printedLabel).toBe(false);
    expect((await opened(user, id)).status).toBe(204);
    expect((await find(id)).printedLabel).toBe(true);
    expect((await opened(stranger, id)).status).toBe(404);
  });
});

describe('consolidation', () => {
  it('finds an open consignment on the same route', async () => {
    const { id } = await created();
    const ends = 'clientId=10&senderAddressId=1&deliveryAddressId=2';

    const found = await waitUntil(
      () => user.ask<ConsignmentView | null>('GET', `consignment/consolidation?${ends}`),
      ({ body }) => body?.id === id,
    );
    expect(found.status).toBe(200);
    const none = ends.replace('deliveryAddressId=2', 'deliveryAddressId=3');
    expect((await user.ask('GET', `consignment/consolidation?${none}`)).status).toBe(204);
    expect((await stranger.ask('GET', `consignment/consolidation?${ends}`)).status).toBe(403);
  });
});
