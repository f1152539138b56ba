import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import type { HistoryEventView } from '@contracts/views/history.view.js';

import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import type { NewUserRole } from '../../backend/src/identity/index.js';
import { signedInUser } from '../../backend/src/testing/start-backend.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import {
  backend,
  user,
  admin,
  outsider,
  southern,
  created,
  find,
  manifest,
  setUpShipping,
} from './shipped-consignments.fixture.js';

setUpShipping('history_and_paperwork');

describe('history', () => {
  it('shows who did what, and the record at that time', async () => {
    const { id } = await created();
    const view = await find(id);
    await user.request('PUT', 'consignment', { ...view, consignmentReferences: ['PO 4712'] });
    const { body } = await manifest([id]);

    const history = await user.request<HistoryEventView[]>('GET', `consignment/${id}/history`);
    expect(history.body.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Created for dispatch on \d/),
      `Carrier chosen: Southern, Road, $${southern.totalCost?.toFixed(2)}`,
      expect.stringMatching(/^Connote LKIZ\d{8} assigned$/),
      'Details changed',
      `Manifested on MAN-${body.id}`,
    ]);
    expect(history.body[3]).toMatchObject({
      revision: 3,
      type: 'ConsignmentAmended',
      actor: { name: 'client_admin-10@x.example' },
      changes: [{ path: 'consignmentReferences.0', from: 'PO 4711', to: 'PO 4712' }],
    });
    const after = await user.request<HistoryEventView[]>(
      'GET',
      `consignment/${id}/history?after=3`,
    );
    expect(after.body).toHaveLength(1);
    expect(await user.request('GET', `consignment/${id}/history/2`)).toMatchObject({
      body: { status: 'CREATED', consignmentReferences: ['PO 4711'] },
    });
    const manifested = await user.request<HistoryEventView[]>('GET', `manifest/${body.id}/history`);
    expect(manifested.body[0]?.summary).toMatch(/^Started with 1 consignment for Southern on/);
  });

  it('is rejected beyond the last revision, and out of scope', async () => {
    const { id } = await created();

    expect((await user.request('GET', `consignment/${id}/history/99`)).status).toBe(404);
    expect((await outsider.request('GET', `consignment/${id}/history`)).status).toBe(404);
  });
});

describe('opening paperwork', () => {
  const opened = (caller: TestClient, id: number) =>
    caller.request('PUT', `consignment/paperwork?consignmentIds=${id}&paperworkType=LABEL`);

  it('PAPER-19 PAPER-21 PAPER-22 marks a label for the client, not for customer staff', async () => {
    const { id } = await created();

    expect((await opened(admin, id)).status).toBe(204);
    expect((await find(id)).printedLabel).toBe(false);
    expect((await opened(user, id)).status).toBe(204);
    expect((await find(id)).printedLabel).toBe(true);
    expect((await opened(outsider, id)).status).toBe(404);
  });
});

describe('opening paperwork with roles for two customers', () => {
  const opened = (caller: TestClient, id: number) =>
    caller.request('PUT', `consignment/paperwork?consignmentIds=${id}&paperworkType=LABEL`);
  const signIn = async (email: string, ...roles: NewUserRole[]) =>
    TestClient.withKey(backend, (await signedInUser(backend, { email, roles })).token);

  it('PAPER-21 GAP-79 marks a label by the role for its own customer', async () => {
    const { id } = await created();
    const auditor = await signIn(
      'auditor-and-shipper@x.example',
      { role: 'AUDITOR', customerId: 1 },
      { role: 'CLIENT_ADMIN', clientId: 20 },
    );
    const shipper = await signIn(
      'shipper-and-staff@x.example',
      { role: 'CLIENT_ADMIN', clientId: 10 },
      { role: 'CUSTOMER_ADMIN', customerId: 2 },
    );

    expect((await opened(auditor, id)).status).toBe(204);
    expect((await find(id)).printedLabel).toBe(false);
    expect((await opened(shipper, id)).status).toBe(204);
    expect((await find(id)).printedLabel).toBe(true);
  });
});

describe('consolidation', () => {
  it('finds an open consignment on the same route', async () => {
    const { id } = await created();
    const ends = 'clientId=10&senderAddressId=1&deliveryAddressId=2';

    const found = await waitUntil(
      () => user.request<ConsignmentView | null>('GET', `consignment/consolidation?${ends}`),
      ({ body }) => body?.id === id,
    );
    expect(found.status).toBe(200);
    const none = ends.replace('deliveryAddressId=2', 'deliveryAddressId=3');
    expect((await user.request('GET', `consignment/consolidation?${none}`)).status).toBe(204);
    expect((await outsider.request('GET', `consignment/consolidation?${ends}`)).status).toBe(403);
  });
});
