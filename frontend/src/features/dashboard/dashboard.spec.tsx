import { screen } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { DashboardSummaryView } from '@contracts/views/dashboard.view';

import { fakeServer, type FakeResponse } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { DashboardPage } from './DashboardPage';

const figure = (count: number) => ({ count, trend: [1, 2, 3, 2, 1, 0, count] });
const summary: DashboardSummaryView = {
  asOf: '2026-11-18T03:52:00Z',
  timeZone: 'Australia/Sydney',
  today: '2026-11-18',
  figures: {
    open: { ...figure(128), drafts: 14 },
    dispatchingToday: { ...figure(37), notManifested: 5 },
    inTransit: { ...figure(214), carriers: 5 },
    outForDelivery: { ...figure(46), dueToday: 31 },
    needsAttention: { ...figure(2), newToday: 1 },
  },
  cutOffs: [],
  attention: [
    {
      kind: 'OLD_DRAFTS',
      clientId: 1,
      clientName: 'Harbour & Pine Homewares',
      count: 2,
      since: '2026-11-15',
    },
  ],
  onTime: [
    { carrierId: 1, carrier: 'Banksia Express', delivered: 125, onTime: 123, percent: 98.4 },
  ],
  dispatched: [{ day: '2026-11-17', onTime: 8, late: 1, underway: 3 }],
  integration: null,
  connoteRanges: null,
};

function open(answer: FakeResponse, permissions: readonly PermissionName[] = ['READ_CONSIGNMENT']) {
  fakeServer({ 'GET dashboard/summary': answer });
  renderPart(<DashboardPage />, { at: '/dashboard', session: sessionOf(permissions) });
}

describe('dashboard', () => {
  it('GAP-09 links each figure to its list, and gives the charts as numbers', async () => {
    open({ body: summary });

    expect(await screen.findByRole('link', { name: /In transit 214/ })).toHaveAttribute(
      'href',
      '/consignment/list?tab=MANIFESTED&f.STATUS=in:IN_TRANSIT',
    );
    expect(screen.getByText('98.4%')).toBeVisible();
    expect(screen.getByRole('row', { name: '17/11/2026 8 1 3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open Harbour/ })).toHaveAttribute(
      'href',
      '/consignment/list?f.STATUS=in:DRAFT',
    );
  });

  it('shows a super admin integrations and connote ranges in place of two figures', async () => {
    open({
      body: {
        ...summary,
        integration: { failed: 3, pending: 1 },
        connoteRanges: { accounts: 12, nearlyUsed: 2, exhausted: 0 },
      },
    });

    expect(await screen.findByRole('link', { name: /Integrations/ })).toBeVisible();
    expect(screen.getByText('Connote ranges')).toBeVisible();
    expect(screen.queryByText('Dispatching today')).toBeNull();
  });

  it('GAP-09 offers links to users without access to any figure', async () => {
    open({ body: { ...summary, figures: null, cutOffs: null, attention: [] } }, ['READ_ADDRESS']);

    expect(await screen.findByRole('link', { name: 'Address Book' })).toBeVisible();
  });

  it('shows an error with a retry button', async () => {
    open({ status: 500, body: { message: '' } });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
