import type { DashboardSummaryView } from '@contracts/views/dashboard.view.js';

import { Clock } from '../../platform/clock.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { readRecentChanges } from '../queries/recent-changes.js';
import { day, fillDashboard, NOON, ZONE } from '../testing/dashboard.fixture.js';
import { fillRecentEvents } from '../testing/recent-events.fixture.js';
import { jsonOf } from '../../../../test/support/json.js';

const today = day(0);

let backend: RunningBackend;
let clientToken: string;
let customerToken: string;
let superToken: string;

beforeAll(async () => {
  backend = await startBackend('dashboard_http');
  await fillDashboard(backend.database);
  await fillRecentEvents(backend.database);
  jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(NOON.toJSDate());
  const token = async (email: string, role: object) =>
    (await signedInUser(backend, { email, roles: [role as { role: 'CLIENT_USER' }] })).token;
  clientToken = await token('one@x.example', { role: 'CLIENT_USER', clientId: 10 });
  customerToken = await token('all@x.example', { role: 'CUSTOMER_USER', customerId: 1 });
  superToken = await token('top@x.example', { role: 'SUPER_ADMIN' });
});

afterAll(() => backend.stop());

const request = (token: string, query = '') =>
  fetch(`${backend.url}/api/v1/dashboard/summary${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

const summary = async (token: string, query = '') => {
  const response = await request(token, query);
  expect(response.status).toBe(200);
  return await jsonOf<DashboardSummaryView>(response);
};

const kinds = ({ attention }: DashboardSummaryView) => attention.map(({ kind }) => kind);

describe('the summary of the dashboard', () => {
  it('counts open, dispatching, in transit and exception consignments', async () => {
    const { figures, timeZone } = await summary(clientToken);

    expect(timeZone).toBe(ZONE);
    expect(figures).toMatchObject({
      open: { count: 5, drafts: { count: 2 }, trend: [0, 0, 0, 0, 0, 0, 2] },
      dispatchingToday: { count: 8, notManifested: { count: 3 }, trend: [0, 0, 0, 26, 0, 0, 7] },
      inTransit: { count: 5, late: { count: 0 } },
      outForDelivery: { count: 2, dueToday: { count: 0 }, trend: [0, 0, 0, 0, 0, 6, 0] },
      exceptions: { count: 2, overdue: { count: 1 } },
    });
  });

  it('shows today’s cut-offs with the consignments not manifested yet', async () => {
    const { cutOffs } = await summary(clientToken);
    const [coastal, northline] = cutOffs?.lanes ?? [];

    expect(cutOffs?.lanes).toHaveLength(2);
    expect(cutOffs?.openCount).toBe(3);
    expect(northline).toMatchObject({ carrier: 'Northline', state: 'EMPTY' });
    expect(coastal).toMatchObject({
      carrier: 'Coastal',
      localTimes: [{ state: 'NSW', time: '23:59' }],
      dispatchDate: today,
      state: 'OPEN',
      manifested: { count: 4 },
      open: { count: 3 },
      pickup: { kind: 'BOOKED', status: 'SENT' },
      failedManifests: [{ id: 1, manifestNumber: 'MAN-1' }],
    });
  });

  it('H46 lists what happened in the last 24 hours, most recent first: scans, manifests, edits, prints, restores', async () => {
    expect((await summary(clientToken)).happened).toMatchObject([
      { kind: 'PRINTED', connoteNumber: 'NL00000001', count: 3, clientName: 'Parent' },
      { kind: 'EDITED', connoteNumber: 'NL00000002', totalCost: 96.35, count: 1 },
      { kind: 'RESTORED', consignmentId: 3, totalCost: null },
      { kind: 'NOT_SENT', manifestId: 2, manifestNumber: 'MAN-2', carrier: 'Coastal' },
      { kind: 'SENT', manifestId: 1, count: null },
      { kind: 'MANIFESTED', manifestId: 1, count: 6 },
      { kind: 'SCANNED', status: 'UNABLE_TO_DELIVER', place: 'BROOME WA 6725' },
      { kind: 'SCANNED', status: 'OUT_FOR_DELIVERY', place: 'Kununurra depot' },
    ]);
  });

  it('lists recent activity of the selected clients in scope only', async () => {
    const kindsOf = async (token: string, query = '') =>
      (await summary(token, query)).happened?.map(({ kind }) => kind);

    expect(await kindsOf(superToken)).toEqual(['CREATED', ...((await kindsOf(clientToken)) ?? [])]);
    expect(await kindsOf(superToken, '?clientId=20')).toEqual(['CREATED']);
    expect(await kindsOf(superToken, '?clientId=11')).toEqual([]);
  });

  it('lists recent activity of manifests with READ_MANIFEST only', async () => {
    const changes = await readRecentChanges(backend.database.manager, {
      owners: { clientIds: [10], customerIds: [] },
      now: NOON.toJSDate(),
      coversManifests: () => false,
    });

    expect(changes.map(({ kind }) => kind)).toEqual([
      'PRINTED',
      'EDITED',
      'RESTORED',
      'SCANNED',
      'SCANNED',
    ]);
  });

  it('shows the on-time rate of each carrier over 28 days, worst first', async () => {
    const { onTime, dispatched } = await summary(clientToken);

    expect(onTime).toEqual([
      { carrierId: 6, carrier: 'Coastal', delivered: 4, overdue: 0, onTime: 3, percent: 75 },
      { carrierId: 5, carrier: 'Northline', delivered: 25, overdue: 0, onTime: 24, percent: 96 },
    ]);
    expect(dispatched).toEqual([
      { day: day(-28), onTime: 0, late: 100, underway: 0 },
      { day: day(-27), onTime: 5, late: 0, underway: 0 },
      { day: day(-3), onTime: 22, late: 2, underway: 2 },
      { day: today, onTime: 0, late: 0, underway: 4 },
    ]);
  });

  it('lists what needs attention, with the reason for a failed transfer for the super admin only', async () => {
    const { attention } = await summary(customerToken);

    expect(attention).toMatchObject([
      {
        kind: 'UNABLE_TO_DELIVER',
        consignmentId: 1,
        receiverCompany: 'Kimberley Outback',
        since: day(-1),
      },
      { kind: 'OVERDUE', consignmentId: 6, receiverCompany: 'Lost' },
      { kind: 'INTEGRATION_FAILED', manifestId: 1, errand: 'TRANSFER', reason: null },
      { kind: 'RANGE_NEARLY_USED', prefix: 'NL', usedPercent: 96, numbersLeft: 2 },
      { kind: 'ADDRESS_INCOMPLETE', company: 'Torrens Building', count: 1 },
      { kind: 'OLD_DRAFTS', clientId: 10, drafts: { count: 1 } },
    ]);
    const top = await summary(superToken);
    expect(top.attention).toContainEqual(
      expect.objectContaining({ manifestId: 1, reason: 'no route to host', attempts: 3 }),
    );
  });

  it('does not list a failed manifest that a user has dismissed', async () => {
    await backend.database.query(
      `insert into issue_dismissal (key, words, dismissed_at) values ('manifest/1', 'Sent by telephone', now())`,
    );

    const { attention } = await summary(customerToken);
    await backend.database.query('delete from issue_dismissal');

    expect(attention.map(({ kind }) => kind)).not.toContain('INTEGRATION_FAILED');
  });

  it('shows sections by permission: no ranges for a client’s user, integration health for a super admin only', async () => {
    const [client, top] = [await summary(clientToken), await summary(superToken)];

    expect(kinds(client)).not.toContain('RANGE_NEARLY_USED');
    expect(client).toMatchObject({ integration: null, connoteRanges: null });
    expect(top).toMatchObject({
      integration: { failed: 2, pending: 1 },
      connoteRanges: { accounts: 3, nearlyUsed: 2, exhausted: 1 },
    });
  });

  it('adds up all clients in scope, and can be narrowed to one client', async () => {
    expect((await summary(superToken)).figures?.dispatchingToday.notManifested.count).toBe(53);
    expect(
      (await summary(superToken, '?clientId=20')).figures?.dispatchingToday.notManifested.count,
    ).toBe(50);
    expect((await summary(customerToken, '?clientId=13')).figures?.open.count).toBe(0);
  });

  it.each([
    ['?clientId=20', 403],
    ['?clientId=9', 403],
    ['?clientId=x', 400],
    ['?clientId=99999999999999', 400],
    ['?clientId=10&clientId=11', 400],
  ])('returns %i for %s', async (query, status) => {
    expect((await request(clientToken, query)).status).toBe(status);
  });
});
