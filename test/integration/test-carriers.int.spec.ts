import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { TestMailView } from '@contracts/views/test-environment.view.js';
import { EventStore } from '@event-store/event-store.js';

import { waitUntil } from '../../projections/src/testing/eventually.js';
import { backend, user } from './shipped-consignments.fixture.js';
import { calls, setUpTestCarriers, shipper, test } from './test-carriers.fixture.js';
import { environmentId } from './test-environments.fixture.js';

setUpTestCarriers('test_carriers');

async function manifested(
  reference: string,
  carrier = 'Southern',
): Promise<CreatedManifestView & { id: number }> {
  const { id } = await shipper.create(reference, carrier);
  const { status, body } = await test.client.request<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: [id],
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...body, id };
}

const eventsOf = async (stream: string, until: string) =>
  waitUntil(
    () => backend.app.get(EventStore).readStream(stream, { limit: 100 }),
    (events) => events.some(({ type }) => type === until),
  );

const statusesOf = async (id: number, last: string) => {
  const events = await waitUntil(
    () => backend.app.get(EventStore).readStream(`consignment-${id}`, { limit: 100 }),
    (all) => all.some(({ data }) => (data as { status?: string }).status === last),
  );
  return events.flatMap(({ type, data }) =>
    type === 'TrackingUpdated' ? [(data as { status: string }).status] : [],
  );
};

const manifestOf = async (id: number): Promise<number> => {
  const { body } = await test.client.request<ConsignmentView>('GET', `consignment/${id}`);
  return body.manifestId ?? 0;
};

describe('the carriers of a test environment', () => {
  it('accept manifests and report the transit up to its proof, without a call', async () => {
    const { id } = await manifested('PO 1');

    expect(await statusesOf(id, 'DELIVERED')).toEqual([
      'PICKED_UP',
      'IN_TRANSIT',
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    await eventsOf(`consignment-${id}`, 'ProofRecorded');
    expect(calls).toBe(0);
  });

  it('issue TEST numbers if the carrier issues the connotes', async () => {
    const { id } = await manifested('PO 2', 'Metro');

    const events = await eventsOf(`consignment-${id}`, 'ConnoteAssigned');
    const assigned = events.find(({ type }) => type === 'ConnoteAssigned');
    expect((assigned?.data as { connoteNumber: string }).connoteNumber).toMatch(/^TESTMD\d{8}$/);
  });

  it.each([
    ['#partial', 'PARTIALLY_DELIVERED'],
    ['#unable', 'UNABLE_TO_DELIVER'],
    ['#damaged', 'UNABLE_TO_DELIVER'],
    ['#late', 'DELIVERED'],
    ['#slow', 'DELIVERED'],
  ])('produce the outcome of a reference with %s', async (marker, last) => {
    const { id } = await manifested(`PO 3 ${marker}`);

    const statuses = await statusesOf(id, last);
    expect(statuses.at(-1)).toBe(last);
    expect(statuses).toHaveLength(marker === '#late' ? 8 : 5);
  });

  it('reject a manifest once, and do not count as failing carriers of the customer', async () => {
    const { id } = await manifested('PO 4 #reject');
    const events = await eventsOf(`manifest-${await manifestOf(id)}`, 'TransmissionFailed');

    expect(events.at(-1)?.data).toMatchObject({ attempt: 1, nextTryAt: null });
    const rows = await backend.database.query<unknown[]>('select 1 from outgoing_failure');
    expect(rows).toEqual([]);
  });

  it('are unavailable for a while, and then accept the manifest', async () => {
    const { id } = await manifested('PO 5 #down');
    const stream = `manifest-${await manifestOf(id)}`;

    const events = await eventsOf(stream, 'ManifestTransmitted');
    expect(events.map(({ type }) => type)).toContain('TransmissionFailed');
  }, 60_000);

  it('send no emails to receivers, and list them instead', async () => {
    const environment = await environmentId();
    await backend.database.query(
      `update client set notification_email = true, notification_email_address = 'dispatch@x.example'
        where id = $1`,
      [environment],
    );
    await manifested('PO 6');
    const path = `test-environment/mail?clientId=${environment}`;

    const emails = await waitUntil(
      () => test.client.request<TestMailView[]>('GET', path),
      ({ body }) => body.length > 0,
    );
    expect(emails.body[0]).toMatchObject({
      to: 'dispatch@x.example',
      subject: expect.stringContaining('Manifest'),
    });
    expect((await user.request('GET', path)).status).toBe(200);
    expect((await user.request('GET', 'test-environment/mail?clientId=10')).status).toBe(404);
    expect(calls).toBe(0);
  });
});
