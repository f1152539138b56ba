import { screen, within } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { BackgroundWorkView, JobKindView } from '@contracts/views/background-work.view';

import { serverError, type FakeEndpoint } from '../../../../test/fake-server';
import { openOperations } from '../../../../test/operations';

const lookedAt = '2026-11-18T03:52:10.000Z';
const kindOf = (kind: string, changes: Partial<JobKindView> = {}): JobKindView => ({
  ...{ kind, due: 0, later: 0, running: 0, retrying: 0, givenUp: 0 },
  ...{ oldestDueAt: null, nextRunAt: null, lastError: null },
  ...changes,
});
const mail = kindOf('send-mail', {
  ...{ due: 1204, later: 3, retrying: 2, givenUp: 1 },
  oldestDueAt: '2026-11-18T03:47:00.000Z',
  nextRunAt: '2026-11-18T04:10:00.000Z',
  lastError: { message: '550 no such user: <…>', failedAt: '2026-11-18T03:40:00.000Z' },
});
const pickups = kindOf('book-pickup', {
  due: 2,
  running: 1,
  oldestDueAt: '2026-11-18T03:52:07.000Z',
});
const later = kindOf('kind-of-a-later-version');
const projection = { name: 'consignment-list', eventsBehind: 0, isStopped: false };
const work = (changes: Partial<BackgroundWorkView> = {}): BackgroundWorkView => ({
  ...{ kinds: [pickups, later, mail], projections: [projection], lookedAt },
  ...changes,
});

const operator: readonly PermissionName[] = ['READ_SET_ASIDE', 'SUPER_ADMIN_CONTENT'];

function open(
  response: FakeEndpoint,
  { tab = 'jobs', permissions = operator, customerIds = null as number[] | null } = {},
) {
  return openOperations({
    ...{ at: `?tab=${tab}`, permissions, customerIds },
    responses: {
      'GET needs-person': { body: { needs: [], totalCount: 0, lookedAt } },
      'GET background-work': response,
    },
  });
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('H21 the job queue', () => {
  it('shows how many jobs of each kind wait, run and failed, since when, and the last error', async () => {
    open({ body: work() });

    expect(cells(await rowOf('Send emails'))).toEqual([
      ...['Send emails', '1,204oldest 5 min', '0'],
      ...['3next 18/11/2026 03:10:00 pm', '1 failed permanently2 retrying'],
      ...['550 no such user: <…>18/11/2026 02:40:00 pm'],
    ]);
    expect(cells(await rowOf('Book pickups'))).toEqual([
      ...['Book pickups', '2oldest 3 s', '1', '0', '—', '—'],
    ]);
    expect(await rowOf('kind-of-a-later-version')).toBeVisible();
    expect(screen.getByRole('tab', { name: /Jobs 1,206/ })).toBeInTheDocument();
    expect(
      screen.getByText(/^Checked at 02:52:10 pm. 1,206 jobs are waiting, the oldest for 5 min./),
    ).toBeVisible();
  });

  it('links jobs that failed permanently to the items that need attention', async () => {
    open({ body: work() });

    const link = within(await rowOf('Send emails')).getByRole('link');
    expect(link).toHaveAttribute('href', '/operations?tab=needs');
  });

  it('names projections that have stopped, also beside the items that need attention', async () => {
    const stopped = { name: 'manifest-list', eventsBehind: 812, isStopped: true };
    open({ body: work({ projections: [projection, stopped] }) }, { tab: 'needs' });

    expect(await screen.findByText('Projection stopped: manifest-list')).toBeVisible();
    expect(
      screen.getByText(/^1,206 jobs .* The projections are 812 events behind\.$/),
    ).toBeVisible();
  });

  it('leaves out a lag that cannot be counted', async () => {
    open({ body: work({ kinds: [], projections: [{ ...projection, eventsBehind: null }] }) });

    expect(await screen.findByText('No jobs have been queued yet.')).toBeVisible();
    expect(screen.getByText('Checked at 02:52:10 pm. No jobs are waiting.')).toBeVisible();
  });

  it('shows that nothing waits or lags', async () => {
    open({ body: work({ kinds: [], projections: [{ ...projection, eventsBehind: 0 }] }) });

    expect(
      await screen.findByText(/No jobs are waiting\. The projections are up to date\.$/),
    ).toBeVisible();
  });

  it('shows that it cannot be loaded', async () => {
    open(serverError);

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    ['without the permission', { permissions: ['READ_SET_ASIDE'] as const }],
    ['with the permission for some customers', { customerIds: [9] }],
  ])('is neither offered nor requested %s', async (_, opening) => {
    const seen = open({ body: work() }, opening);

    expect(await screen.findByText('Nothing needs attention.')).toBeVisible();
    expect(screen.queryByRole('tab', { name: /Jobs/ })).not.toBeInTheDocument();
    expect(seen.map(({ path }) => path)).not.toContain('background-work');
  });
});
