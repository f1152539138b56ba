import { screen, within } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import type { CountedRowsView, DashboardSummaryView } from '@contracts/views/dashboard.view';

import { fakeServer, type FakeResponse } from '../../../test/fake-server';
import { narrowScreen } from '../../../test/screen-size';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { DashboardPage } from './DashboardPage';

const rows = (count: number, ...criteriaFilters: CriteriaFilter[]): CountedRowsView => ({
  count,
  list: 'consignment/list',
  query: { search: '', criteriaFilters },
});
const inTab = (value: string): CriteriaFilter => ({ key: 'STATE', criteria: 'EQUALS', value });
const inStatus = (...value: string[]): CriteriaFilter => ({
  key: 'STATUS',
  criteria: 'IN',
  value,
});
const figure = (count: number, ...filters: CriteriaFilter[]) => ({
  ...rows(count, ...filters),
  trend: [1, 2, 3, 2, 1, 0, count],
});
const drafts = rows(2, inStatus('DRAFT'), inTab('OPEN'));
const summary: DashboardSummaryView = {
  asOf: '2026-11-18T03:52:00Z',
  timeZone: 'Australia/Sydney',
  today: '2026-11-18',
  figures: {
    open: { ...figure(128, inTab('OPEN')), drafts: rows(14, inStatus('DRAFT'), inTab('OPEN')) },
    dispatchingToday: { ...figure(37), notManifested: rows(5) },
    inTransit: {
      ...figure(214, inStatus('IN_TRANSIT'), inTab('MANIFESTED')),
      late: rows(
        9,
        inStatus('IN_TRANSIT'),
        { key: 'ATTENTION', criteria: 'IN', value: ['OVERDUE'] },
        inTab('MANIFESTED'),
      ),
    },
    outForDelivery: { ...figure(46), dueToday: rows(31) },
    exceptions: { ...figure(2), overdue: rows(1) },
  },
  cutOffs: { lanes: [], openCount: 0 },
  happened: [],
  attention: [
    {
      kind: 'OLD_DRAFTS',
      clientId: 1,
      clientName: 'Harbour & Pine Homewares',
      drafts,
      since: '2026-11-15',
    },
  ],
  onTime: [
    {
      carrierId: 1,
      carrier: 'Banksia Express',
      delivered: 125,
      overdue: 0,
      onTime: 123,
      percent: 98.4,
    },
  ],
  dispatched: [{ day: '2026-11-17', onTime: 8, late: 1, underway: 3 }],
  integration: null,
  connoteRanges: null,
};

function open(
  response: FakeResponse,
  permissions: readonly PermissionName[] = ['READ_CONSIGNMENT'],
) {
  fakeServer({ 'GET dashboard/summary': response });
  renderPart(<DashboardPage />, { at: '/dashboard', session: sessionOf(permissions) });
}

describe('dashboard', () => {
  describe('on a phone', () => {
    narrowScreen();

    it('begins with the exceptions', async () => {
      open({ body: summary });
      const row = await screen.findByRole('list', { name: 'Today at a glance' });

      const labels = within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(labels[0]).toMatch(/^Exceptions/);
      expect(labels[1]).toMatch(/^Open/);
    });
  });

  it('H46 builds each link from the query of its number', async () => {
    open({ body: summary });

    expect(await screen.findByRole('link', { name: /In transit 214/ })).toHaveAttribute(
      'href',
      '/consignment/list?tab=MANIFESTED&q=&f.STATUS=in%3AIN_TRANSIT',
    );
    expect(screen.getByRole('link', { name: /Open 128/ })).toHaveAttribute(
      'href',
      '/consignment/list?tab=OPEN&q=&f=none',
    );
    expect(screen.getByRole('link', { name: '9 late' })).toHaveAttribute(
      'href',
      '/consignment/list?tab=MANIFESTED&q=&f.STATUS=in%3AIN_TRANSIT&f.ATTENTION=in%3AOVERDUE',
    );
    expect(screen.getByRole('link', { name: '9 late' })).toHaveAccessibleDescription(
      'Opens 9 rows: Manifested, past the ETA, in transit',
    );
    expect(screen.getByRole('link', { name: /^Open Harbour/ })).toHaveAttribute(
      'href',
      '/consignment/list?tab=OPEN&q=&f.STATUS=in%3ADRAFT',
    );
  });

  it.each([
    ['Fix', 'UPDATE_ADDRESS'],
    ['View', 'READ_ADDRESS'],
  ] as const)('H64 offers to %s incomplete addresses with %s', async (action, permission) => {
    const client = { clientId: 1, clientName: 'Harbour & Pine Homewares', since: '2026-11-15' };
    const incomplete = { kind: 'ADDRESS_INCOMPLETE', count: 2, company: 'Emu Toys', ...client };
    open({ body: { ...summary, attention: [incomplete] } }, ['READ_CONSIGNMENT', permission]);

    expect(
      await screen.findByRole('link', { name: `${action} Harbour & Pine Homewares` }),
    ).toBeVisible();
  });

  it('formats the numbers in its lists like its figures', async () => {
    const range = { clientCarrierAccountId: 4, clientId: 1, carrier: 'Banksia Express' };
    const used = { prefix: 'BX', usedPercent: 97.5, numbersLeft: 125_000, since: null };
    const item = { kind: 'RANGE_NEARLY_USED', ...range, ...used };
    open({ body: { ...summary, attention: [item] } });

    expect(await screen.findByText('97.50% used, 125,000 numbers left')).toBeVisible();
  });

  it('GAP-09 also provides the charts as numbers', async () => {
    open({ body: summary });

    expect(await screen.findByText('98.4%')).toBeVisible();
    expect(screen.getByRole('row', { name: '17/11/2026 8 1 3' })).toBeInTheDocument();
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
