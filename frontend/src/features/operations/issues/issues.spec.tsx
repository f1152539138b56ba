import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { IssueView } from '@contracts/views/issue.view';

import { serverError, type FakeEndpoint, type FakeResponse } from '../../../../test/fake-server';
import { openOperations } from '../../../../test/operations';
import { manifestListPath } from '../../../shared/navigation/manifest-list-path';

const issue = (kind: IssueView['kind'], changes: Partial<IssueView> = {}): IssueView => ({
  ...{ key: `${kind}/1`, kind, what: `What of ${kind}`, details: null },
  ...{ customerId: 9, customerName: 'Coastline', since: '2026-11-18T00:20:00.000Z' },
  ...{ subjectId: null, subjectName: null, owner: null },
  ...changes,
});
const scans = issue('SCANS_SET_ASIDE', { what: '14 scans set aside, Bass Link', subjectId: 21 });
const server = issue('SERVER_SILENT', { details: '6 calls', subjectName: 'Bass Link' });
const hostKey = issue('HOST_KEY_CHANGED', { subjectName: 'sftp.bass.example' });
const manifest = issue('MANIFEST_FAILED', { subjectId: 711, subjectName: 'MAN-711' });
const job = issue('JOB_GIVEN_UP', { key: 'job/5', customerId: null, customerName: null });

const readOnly: readonly PermissionName[] = ['READ_SET_ASIDE'];
const admin: readonly PermissionName[] = [
  ...readOnly,
  'WORK_SET_ASIDE',
  'READ_CUSTOMER_CARRIER',
  'READ_MANIFEST',
];
const operator: readonly PermissionName[] = [...admin, 'RESEND_DATA', 'SUPER_ADMIN_CONTENT'];

function open(
  needs: readonly IssueView[],
  permissions = admin,
  totalCount = needs.length,
  more: Readonly<Record<string, FakeEndpoint>> = {},
) {
  return openOperations({
    permissions,
    responses: {
      'GET needs-person': { body: { needs, totalCount, lookedAt: '2026-11-18T03:52:10.000Z' } },
      'GET set-aside-scan': { body: { scans: [], totalCount: 0 } },
      'POST needs-person/retry': { status: 204 },
      'POST needs-person/take': { status: 204 },
      'POST needs-person/release': { status: 204 },
      'POST needs-person/dismiss': { status: 204 },
      'POST admin/resend': { status: 204 },
      ...more,
    },
  });
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Needs attention' })).getAllByRole('listitem');

describe('an item that is being taken', () => {
  it('is taken once, however often the key is pressed', async () => {
    const never = new Promise<FakeResponse>(() => undefined);
    const seen = open([scans], admin, 1, { 'POST needs-person/take': () => never });
    await userEvent.click(await screen.findByText('14 scans set aside, Bass Link'));
    const take = await screen.findByRole('button', { name: /^Assign to me/ });

    await userEvent.click(take);
    await userEvent.click(take);

    expect(seen.filter(({ path }) => path === 'needs-person/take')).toHaveLength(1);
  });
});

describe('H21 items that need attention', () => {
  it('shows the event, its owner, its start, and the time of the last check', async () => {
    open([scans, server]);

    const [first, second] = await rows();
    expect(first).toHaveTextContent(/14 scans set aside, Bass Link.*Coastline.*18\/11\/2026/);
    expect(second).toHaveTextContent('6 calls');
    expect(screen.getByRole('tab', { name: /Needs attention 2/ })).toBeInTheDocument();
    expect(screen.getByText('Checked at 02:52:10 pm.')).toBeVisible();
  });

  it.each([
    [scans, 'Show scans', '/operations?tab=set-aside&feed=21'],
    [server, 'Show carrier', '/carrier/list?customer=9&q=Bass+Link'],
    [hostKey, 'Show carrier', '/carrier/list?customer=9&q=sftp.bass.example'],
    [manifest, 'Show manifest', manifestListPath({ q: 'MAN-711' })],
  ])('links to the screen on which it is resolved (%#)', async (listed, label, to) => {
    open([listed]);
    const link = await screen.findByRole('link', { name: `${label}: ${listed.what}` });
    expect(link).toHaveAttribute('href', to);
  });

  it('offers an auditor no action that would be rejected', async () => {
    open([server, manifest, job, scans], readOnly);
    const [first, second, third, fourth] = await rows();
    for (const row of [first!, second!, third!]) {
      expect(within(row).queryByRole('link')).toBeNull();
      expect(within(row).queryByRole('button', { name: /^(Try again|Resend|Take)/ })).toBeNull();
    }
    expect(within(fourth!).getByRole('link')).toBeInTheDocument();
  });

  it('is retried by the operator', async () => {
    const seen = open([job], operator);
    expect((await rows())[0]).toHaveTextContent('This installation');
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));

    expect(await screen.findByText(/^Retrying now/)).toBeInTheDocument();
    const [request] = seen.filter(({ method }) => method === 'POST');
    expect(request).toMatchObject({ path: 'needs-person/retry', body: { key: 'job/5' } });
  });

  it('opens next to the list, with the available actions, and returns focus', async () => {
    open([server, manifest]);
    await userEvent.click(await screen.findByRole('button', { name: server.what }));

    const pane = screen.getByRole('region', { name: server.what });
    expect(within(pane).getByRole('heading', { name: server.what })).toHaveFocus();
    expect(pane).toHaveTextContent(/6 calls.*Retries are automatic/);
    await userEvent.click(screen.getByRole('button', { name: manifest.what }));
    expect(screen.getByRole('region', { name: manifest.what })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: manifest.what })).toBeNull();
    expect(screen.getByRole('button', { name: manifest.what })).toHaveFocus();
  });

  it('sends the owner shown when an item is taken, so that no other owner is replaced', async () => {
    const assigned = { ...server, owner: { id: 77, name: 'Priya Nair' } };
    const seen = open([assigned]);
    expect((await rows())[0]).toHaveTextContent('Assigned to Priya Nair');
    await userEvent.click(screen.getByRole('button', { name: assigned.what }));
    await userEvent.click(screen.getByRole('button', { name: /^Take over/ }));

    await waitFor(() => {
      const request = seen.find(({ path }) => path === 'needs-person/take');
      expect(request?.body).toEqual({ key: assigned.key, seenOwnerId: 77 });
    });
  });

  it('does not let an auditor take an item', async () => {
    open([server], readOnly);
    await userEvent.click(await screen.findByRole('button', { name: server.what }));

    expect(screen.queryByRole('button', { name: /^(Assign to me|Take over)/ })).toBeNull();
  });

  it('is resent by users with permission', async () => {
    const seen = open([manifest], operator);
    await userEvent.click(await screen.findByRole('button', { name: /^Resend/ }));

    expect(await screen.findByText('The manifest is being resent')).toBeInTheDocument();
    const [request] = seen.filter(({ method }) => method === 'POST');
    expect(request?.params.get('manifestIdList')).toBe('711');
    expect(request?.headers.get('Idempotency-Key')).not.toBeNull();
  });

  it('is dismissed with a reason if it is a manifest that was handled in another way', async () => {
    const seen = open([{ ...manifest, key: 'manifest/711' }]);
    await userEvent.click(await screen.findByRole('button', { name: manifest.what }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('dialog'));

    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect(await dialog.findByText('Must enter a reason')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason for dismissing'), ' Sent by telephone ');
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));

    expect(await screen.findByText('Dismissed')).toBeInTheDocument();
    const request = seen.find(({ path }) => path === 'needs-person/dismiss');
    expect(request?.body).toEqual({ key: 'manifest/711', words: 'Sent by telephone' });
  });

  it.each([
    [manifest, readOnly],
    [server, operator],
  ])(
    'is not dismissed without permission, nor if it is not a manifest (%#)',
    async (listed, permissions) => {
      open([listed], permissions);
      await userEvent.click(await screen.findByRole('button', { name: listed.what }));

      expect(await screen.findByRole('region', { name: listed.what })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    },
  );

  it('shows that nothing needs attention, and when it was checked', async () => {
    open([]);
    expect(await screen.findByText('Nothing needs attention.')).toBeVisible();
    expect(screen.getByText('Checked at 02:52:10 pm.')).toBeVisible();
  });

  it('shows how many more there are', async () => {
    open([server], admin, 812);
    expect(await screen.findByText(/^Showing the newest 1 of 812/)).toBeVisible();
  });

  it('keeps its items when they cannot be refetched, and offers a retry', async () => {
    const body = { needs: [server], totalCount: 1, lookedAt: '2026-11-18T03:52:10.000Z' };
    let response: FakeResponse = { body };
    openOperations({
      permissions: operator,
      responses: {
        'GET needs-person': () => response,
        'POST needs-person/take': { status: 204 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: server.what }));
    response = serverError;
    await userEvent.click(screen.getByRole('button', { name: /^Assign to me/ }));

    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect((await rows())[0]).toHaveTextContent(server.what);
    response = { body: { ...body, needs: [job] } };
    await userEvent.click(retry);
    expect(await screen.findByText(job.what)).toBeInTheDocument();
    expect(screen.queryByText(server.what)).not.toBeInTheDocument();
  });

  it('shows that it cannot be loaded', async () => {
    openOperations({ responses: { 'GET needs-person': serverError } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
