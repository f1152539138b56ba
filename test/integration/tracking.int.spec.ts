import { CommandBus } from '@nestjs/cqrs';

import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import { systemActor } from '../../backend/src/platform/actor.js';
import { RecordCarrierScan } from '../../backend/src/tracking/index.js';
import {
  backend,
  user,
  admin,
  outsider,
  created,
  find,
  manifest,
  traced,
  setUpShipping,
} from './shipped-consignments.fixture.js';

setUpShipping('tracking');

describe('tracking', () => {
  const update = (ConnoteNumber: string, UpdateStatus: string) => ({
    ConnoteNumber,
    TrackingEvents: [{ DateTime: new Date().toISOString(), UpdateStatus }],
  });

  it('TRK-16 TRK-14 TRK-15 is updated manually, once', async () => {
    const { id, connoteNumber } = await created();
    await manifest([id]);
    await traced(admin, connoteNumber);
    const body = update(connoteNumber, 'IN_TRANSIT');

    const response = await admin.request<ConsignmentTrackingView>('POST', 'tracking', body);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      status: 'IN_TRANSIT',
      connoteNumber,
      ConsignmentTracking: {
        TrackingEvents: [{ Status: 'IN_TRANSIT', StatusDescription: 'Manual tracking event' }],
      },
    });
    expect(await admin.request('POST', 'tracking', body)).toMatchObject({
      status: 409,
      body: { message: 'Status is not changed' },
    });
    expect((await user.request('POST', 'tracking', body)).status).toBe(403);
  });

  it('is updated for the named consignment when two carriers use the same connote', async () => {
    const [first, second] = [await created(), await created()];
    await manifest([first.id, second.id]);
    await traced(admin, second.connoteNumber);
    await backend.database.query('update consignment_list set connote_number = $1 where id = $2', [
      first.connoteNumber,
      second.id,
    ]);
    const correct = (change: object) =>
      admin.request<ConsignmentTrackingView>('POST', 'tracking', {
        ...update(first.connoteNumber, 'IN_TRANSIT'),
        ...change,
      });

    expect((await correct({ ConsignmentId: first.id })).body.consignmentId).toBe(first.id);
    expect((await correct({ ConsignmentId: null })).body.consignmentId).toBe(second.id);
    expect(await correct({})).toMatchObject({
      status: 409,
      body: { message: 'Status is not changed' },
    });
    const { id: other } = await created();
    expect((await correct({ ConsignmentId: other })).status).toBe(404);
  });

  it('is not said to be updated by an update that was recorded before', async () => {
    const { id, connoteNumber } = await created();
    await manifest([id]);
    await traced(admin, connoteNumber);
    const correct = (UpdateStatus: string) =>
      admin.request<ConsignmentTrackingView>('POST', 'tracking', {
        ConnoteNumber: connoteNumber,
        TrackingEvents: [{ DateTime: '2026-11-20', UpdateStatus }],
      });
    expect((await correct('IN_TRANSIT')).status).toBe(200);
    expect((await correct('DELIVERED')).body.status).toBe('DELIVERED');

    expect(await correct('IN_TRANSIT')).toMatchObject({
      status: 409,
      body: { message: 'Status is not changed' },
    });
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
    const { body } = await user.request<ConsignmentTrackingView>(
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

  it('keeps the scans of a deleted consignment until it is restored and manifested', async () => {
    const { id, connoteNumber } = await created();
    await traced(user, connoteNumber);
    await user.request('DELETE', `consignment?ids=${id}`);
    const occurredAt = '2026-03-05T13:55:00+11:00';
    const scan = {
      connoteNumber,
      status: 'PICKED_UP',
      occurredAt,
      location: null,
      description: '',
      carrierDescription: null,
      proof: null,
    } as const;
    const record = () =>
      backend.app.get(CommandBus).execute(new RecordCarrierScan(scan, 1, systemActor('Feed')));
    expect(await record()).toBe('EARLY');

    await user.request('PATCH', `consignment/restore?ids=${id}`);
    await manifest([id]);
    expect(await record()).toBe('RECORDED');
    expect((await find(id)).status).toBe('PICKED_UP');
  });

  it('TRK-09 TRK-17 TRK-22 is found by consignment, by several and by connote, within scope', async () => {
    const { id, connoteNumber } = await created();
    await traced(user, connoteNumber);

    expect(await user.request('GET', `tracking?consignment_id=${id}`)).toMatchObject({
      status: 200,
      body: { status: 'CREATED', senderState: 'NSW' },
    });
    expect(await user.request('POST', 'tracking/events', { consignmentIds: [id] })).toMatchObject({
      status: 200,
      body: [{ consignmentId: id }],
    });
    const bars = `consignment/connote/${connoteNumber.toLowerCase()}00001`;
    expect((await user.request('GET', bars)).body).toMatchObject({ consignmentId: id });
    for (const path of [
      `tracking?consignment_id=${id}`,
      `consignment/connote/${connoteNumber}`,
      bars,
    ])
      expect((await outsider.request('GET', path)).status).toBe(404);
  });

  it("TRK-25 TRK-20 is unavailable, on the carrier's page, or here for a carrier with scans", async () => {
    const { id, connoteNumber } = await created();
    await manifest([id]);
    const row = async () => {
      const filter = { search: connoteNumber, criteriaFilters: [] };
      const { body } = await user.request<ConsignmentListPage>('POST', 'consignment/list', filter);
      return body.consignments[0];
    };

    expect(await traced(user, connoteNumber)).toMatchObject({
      status: 409,
      body: { message: 'Carrier tracking not available', code: 'tracking.not_available' },
    });
    expect((await user.request('GET', `tracking?consignment_id=${id}`)).status).toBe(200);
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
