import { screen, within } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { CarrierFeedView } from '@contracts/views/carrier-feed.view';

import { serverError, type FakeEndpoint } from '../../../../test/fake-server';
import { openOperations } from '../../../../test/operations';

const lookedAt = '2026-11-18T03:52:10.000Z';
const feedOf = (id: number, changes: Partial<CarrierFeedView> = {}): CarrierFeedView => ({
  ...{ customerCarrierId: id, customerId: 9, customerName: 'Coastline' },
  ...{ carrierDisplayName: 'Bass Link', source: 'SFTP', state: 'READING' },
  ...{ readAt: '2026-11-18T03:52:00.000Z', failure: null, setAside: 0, retrying: 0 },
  ...changes,
});
const failing = feedOf(21, {
  state: 'FAILING',
  failure: {
    reason: 'sftp.bass.example rejected the user name or password',
    ...{ calls: 6, since: '2026-11-18T01:00:00.000Z' },
  },
  ...{ setAside: 14, retrying: 3 },
});
const unread = feedOf(22, {
  ...{ carrierDisplayName: 'Orange', source: 'WEB', state: 'NOT_READ', readAt: null },
});
const late = feedOf(23, { carrierDisplayName: 'Quiet', state: 'LATE', setAside: 1 });

const admin: readonly PermissionName[] = ['READ_SET_ASIDE', 'READ_CUSTOMER_CARRIER'];

function open(feeds: readonly CarrierFeedView[], permissions = admin, response?: FakeEndpoint) {
  return openOperations({
    ...{ at: '?tab=feeds', permissions },
    responses: {
      'GET carrier-feed': response ?? { body: { feeds, totalCount: feeds.length, lookedAt } },
    },
  });
}

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('H4 carrier feeds', () => {
  it('shows the source of each, when it was last read, and why it is not', async () => {
    open([failing, unread, late]);

    expect(await rowOf('Bass Link')).toHaveTextContent(
      /SFTP.*Failing.*rejected the user name or password. 6 calls failed, since 18\/11\/2026 12:00 pm.*18\/11\/2026 02:52 pm/,
    );
    expect(await rowOf('Orange')).toHaveTextContent(/Web service.*Not read yet.*——/);
    expect(await rowOf('Quiet')).toHaveTextContent(/LateOverdue: not read when expected\.18/);
    expect(screen.getByRole('tab', { name: /Feeds 3/ })).toBeInTheDocument();
    expect(screen.getByText('Checked at 02:52:10 pm.')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument();
  });

  it('tells only the operator to check the worker', async () => {
    open([late], ['READ_SET_ASIDE', 'SUPER_ADMIN_CONTENT']);

    expect(await rowOf('Quiet')).toHaveTextContent(/expected\. Check that the worker is running/);
  });

  it('links its set-aside scans and its carrier', async () => {
    open([failing, late]);

    const row = within(await rowOf('Bass Link'));
    expect(row.getByRole('link', { name: /^14 scans: .*Bass Link, Coastline/ })).toHaveAttribute(
      'href',
      '/operations?tab=set-aside&feed=21',
    );
    expect(row.getByText('3 retried automatically')).toBeVisible();
    expect(row.getByRole('link', { name: 'Bass Link' })).toHaveAttribute(
      'href',
      '/carrier/list?customer=9&q=Bass+Link',
    );
    expect(within(await rowOf('Quiet')).getByText('1 scan')).toBeVisible();
  });

  it('names the customer of each if there are several, and links no carrier without permission', async () => {
    open([failing, feedOf(31, { customerId: 8, customerName: 'Redgum' })], ['READ_SET_ASIDE']);

    const row = within(await rowOf('Redgum'));
    expect(row.getByText('Bass Link')).toBeVisible();
    expect(row.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Customer' })).toBeInTheDocument();
  });

  it('shows that there are none', async () => {
    open([]);
    expect(await screen.findByText('No carrier has a tracking feed.')).toBeVisible();
  });

  it('shows how many more there are', async () => {
    open([], admin, { body: { feeds: [late], totalCount: 612, lookedAt } });
    expect(await screen.findByText(/^Showing the first 1 of 612\./)).toBeVisible();
  });

  it('shows that they cannot be loaded', async () => {
    open([], admin, serverError);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
