import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ImportDetailView } from '@contracts/views/import.view';

import { fakeServer, serverError, type FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { columnsOf } from './columns/testing/some-columns';
import { ImportsPage } from './ImportsPage';
import { someGroup } from './testing/some-group';
import { somePlan } from './testing/some-plan';

noBrowserLayout();

const importView = somePlan;
const { planHash } = importView;

const groups = [
  someGroup(1, {
    carrier: 'Direct Coast',
    service: 'Standard',
    totalCents: 4_989,
    nextCents: 5_000,
  }),
  someGroup(2, { action: 'SKIP' }),
  someGroup(3, {
    action: 'ERROR',
    faults: [{ row: 4, column: 'Suburb', code: 'unknown', message: "no suburb 'Southbnk'" }],
  }),
];

interface Opening {
  readonly at?: string;
  readonly plan?: Partial<ImportDetailView>;
  readonly permissions?: readonly PermissionName[];
  readonly responses?: Record<string, FakeResponse>;
}

function open({ at = '?id=5', plan = {}, permissions, responses: responses = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET import/5': { body: { ...importView, ...plan } },
    'GET import/5/group': { body: { groups, nextCursor: null } },
    'GET import': { body: { imports: [importView], totalCount: 1, totalPageCount: 1 } },
    'POST import/columns': { body: columnsOf(['Reference', 'Receiver Company', 'Quantity']) },
    'POST import': { status: 202, body: { importId: 5, state: 'RECEIVED' } },
    'POST import/5/commit': { status: 202, body: { importId: 5, state: 'RUNNING' } },
    'POST import/5/cancel': { body: { importId: 5, state: 'RUNNING' } },
    'PUT import/5/options': { status: 202, body: { importId: 5, state: 'PLANNING' } },
    ...responses,
  });
  const held = permissions ?? ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'];
  renderPart(
    <>
      <ImportsPage />
      <Toaster />
    </>,
    { at: `/import${at}`, session: sessionOf(held, { clientId: 7 }) },
  );
  return seen;
}

const sent = (seen: ReturnType<typeof open>) =>
  seen.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));

describe('the plan of an import', () => {
  it('shows what would be created, its cost, and why a reference is skipped', async () => {
    open();
    const row = (await screen.findByText('SO-1')).closest<HTMLElement>('[role="row"]')!;

    expect(row).toHaveTextContent(/Create.*Pelican Stores.*Direct Coast, Standard.*\$49.89/);
    expect(await screen.findByText(/Row 4, Suburb: no suburb 'Southbnk'/)).toBeInTheDocument();
    expect(screen.getByText('Nothing has been created yet')).toBeVisible();
    expect(screen.getByText('planned in 3.1 s')).toBeVisible();
  });

  it('is committed by its hash', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create 1' }));

    await waitFor(() => {
      expect(sent(seen)).toEqual([{ path: 'import/5/commit', body: { planHash } }]);
    });
  });

  it('shows what an update changes, and commits it together with new consignments', async () => {
    const update = someGroup(2, {
      ...{ action: 'UPDATE', consignmentId: 91, carrier: 'Direct Coast', service: 'Standard' },
      ...{ totalCents: 4_989, previousCents: 2_982 },
      changes: [{ path: 'offer.items.0.quantity', from: 2, to: 4 }],
    });
    const seen = open({
      plan: { counts: { ...importView.counts, update: 1 }, changeCents: 2_007 },
      responses: {
        'GET import/5/group': { body: { groups: [groups[0], update], nextCursor: null } },
        'GET import/5/group/2': {
          body: { group: update, rows: [], columns: [], suggestions: [] },
        },
      },
    });
    const row = (await screen.findByText('SO-2')).closest<HTMLElement>('[role="row"]')!;
    expect(row).toHaveTextContent(/Update.*\$49.89.*\+\$20.07/);
    expect(within(row).getByRole('link', { name: 'SO-2' })).toHaveAttribute(
      'href',
      '/import?id=5&consignment=91',
    );
    expect(screen.getByText('2 consignments, +$20.07 by updates')).toBeVisible();

    await userEvent.dblClick(within(row).getByText('Pelican Stores'));
    const changes = await screen.findByRole('region', { name: 'Changes to the consignment' });
    expect(changes).toHaveTextContent('Item 1 quantity 2 4Total cost $29.82 $49.89');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await screen.findByRole('button', { name: 'Create 1, update 1' }));
    await waitFor(() => {
      expect(sent(seen)).toEqual([{ path: 'import/5/commit', body: { planHash } }]);
    });
  });

  it('formats large numbers like the tiles above', async () => {
    open({ plan: { counts: { ...importView.counts, create: 12_000 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create 12,000' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Create or change 12,000 consignments?');
  });

  it('asks before more than a hundred are created', async () => {
    const seen = open({ plan: { counts: { ...importView.counts, create: 371 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create 371' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Create or change 371 consignments?');
    expect(sent(seen)).toEqual([]);

    await userEvent.click(within(dialog).getByRole('button', { name: 'Create 371' }));
    await waitFor(() => {
      expect(sent(seen)).toHaveLength(1);
    });
  });

  it('shows why a commit was rejected', async () => {
    const message = 'Prices or dates have changed since this was planned.';
    open({
      responses: {
        'POST import/5/commit': { status: 409, body: { code: 'import.plan_outdated', message } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create 1' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('is filtered by action', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('radio', { name: /Error 1/ }));

    await waitFor(() => {
      expect(seen.some(({ params }) => params.get('action') === 'ERROR')).toBe(true);
    });
  });

  it('is planned again when an option changes', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Offer' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Offer: Fastest' }));

    await waitFor(() => {
      expect(sent(seen)).toEqual([
        { path: 'import/5/options', body: { ...importView.options, offer: 'FASTEST' } },
      ]);
    });
  });

  it('offers nothing to read-only users', async () => {
    open({ permissions: ['READ_IMPORT'] });
    await screen.findByText('SO-1');

    for (const name of ['Create 1', 'Plan again', 'Discard'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('shows that it could not be loaded, and retries', async () => {
    open({ responses: { 'GET import/5': serverError } });

    expect(await screen.findByText('The import could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the run of an import', () => {
  const counts = { ...importView.counts, create: 10, created: 3, failed: 1 };
  const committedAt = '2026-11-23T03:05:00.000Z';

  it('shows its progress, and can be cancelled', async () => {
    const seen = open({ plan: { state: 'RUNNING', counts, committedAt } });
    expect(await screen.findByRole('progressbar', { name: '4 of 10' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => {
      expect(sent(seen)).toEqual([{ path: 'import/5/cancel', body: '' }]);
    });
  });

  it('shows where it stopped', async () => {
    const endedAt = '2026-11-23T03:06:00.000Z';
    open({ plan: { state: 'CANCELLED', counts, committedAt, endedAt } });

    expect(
      await screen.findByText('Stopped after 4 of 10: 3 created, 0 updated.'),
    ).toBeInTheDocument();
  });
});

describe('imports', () => {
  it('lists them, and leads from a new file to its plan', async () => {
    const seen = open({ at: '' });
    expect(await screen.findByText('orders.csv')).toBeInTheDocument();
    await userEvent.upload(
      screen.getByLabelText('File to import'),
      new File(['Reference\nSO-1'], 'new.csv', { type: 'text/csv' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Check this file' }));

    await waitFor(() => {
      expect(currentUrl()).toBe('/import?id=5');
    });
    expect(sent(seen).map(({ path }) => path)).toEqual(['import/columns', 'import']);
  });

  it('shows that there are none', async () => {
    open({ at: '', responses: { 'GET import': { body: { imports: [], totalCount: 0 } } } });

    expect(await screen.findByText('No imports yet')).toBeVisible();
    expect(screen.getByText(/^Any spreadsheet will do/)).toBeVisible();
  });

  it('shows users who cannot import only that there are none', async () => {
    const results = { 'GET import': { body: { imports: [], totalCount: 0 } } };
    open({ at: '', responses: results, permissions: ['READ_IMPORT'] });

    expect(await screen.findByText(/^Imports appear here/)).toBeVisible();
    expect(screen.queryByText(/Any spreadsheet will do/)).not.toBeInTheDocument();
  });
});
