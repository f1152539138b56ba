import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ImportDetailView } from '@contracts/views/import.view';

import { fakeServer, type FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { columnsOf } from './columns/testing/some-columns';
import { ImportsPage } from './ImportsPage';
import { someGroup } from './testing/some-group';
import { somePlan } from './testing/some-plan';

noBrowserLayout();

const ratePlan: ImportDetailView = {
  ...somePlan,
  ...{ kind: 'RATE_CARD', clientCarrierAccountId: 31, carrierName: 'Southern Star' },
  ...{ fileName: 'rates.xlsx', totalCents: 0, carriers: [] },
  counts: { ...somePlan.counts, create: 371, update: 18, error: 0 },
  removedLanes: [{ service: 'Express', count: 60, lanes: ['MEL>DRW KG', 'MEL>PER KG'] }],
};

const changed = someGroup(2, {
  ...{ action: 'UPDATE', reference: 'EXP MEL>SYD KG', receiver: '0.4', suburb: '' },
  changes: [
    { path: 'break 0.5 rate', from: 0.38, to: 0.4 },
    { path: 'effectiveFrom', from: '2026-01-01', to: '2026-07-01' },
  ],
});

interface Opening {
  readonly at?: string;
  readonly plan?: Partial<ImportDetailView>;
  readonly permissions?: readonly PermissionName[];
  readonly responses?: Record<string, FakeResponse>;
}

function open({ at = '?id=5', plan = {}, permissions, responses = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET import/5': { body: { ...ratePlan, ...plan } },
    'GET import/5/group': { body: { groups: [changed], nextCursor: null } },
    'GET import': { body: { imports: [ratePlan], totalCount: 1, totalPageCount: 1 } },
    'GET client-carrier-account': {
      body: {
        accounts: [
          { id: 31, accountNumber: '8841203', carrierId: 4, carrierDisplayName: 'Southern Star' },
        ],
      },
    },
    'POST import/columns': { body: columnsOf(['Reference', 'Receiver Company', 'Quantity']) },
    'POST import': { status: 202, body: { importId: 5, state: 'RECEIVED' } },
    'POST import/5/commit': { status: 202, body: { importId: 5, state: 'RUNNING' } },
    ...responses,
  });
  const held = permissions ?? ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_RATECARD'];
  renderPart(<ImportsPage />, { at: `/import${at}`, session: sessionOf(held, { clientId: 7 }) });
  return seen;
}

describe('the plan of an import of rate cards', () => {
  it('shows the changes of each lane, and which lanes are left without rates', async () => {
    open();
    const row = (await screen.findByText('EXP MEL>SYD KG')).closest('[role="row"]');

    expect(row).toHaveTextContent(/Update.*0\.4.*Break 0\.5 rate 0\.38 → 0\.4/);
    expect(row).toHaveTextContent(/Effective from .* → /);
    expect(screen.getByText('Express: 60 lanes will have no rates')).toBeVisible();
    expect(screen.getByText('MEL>DRW KG, MEL>PER KG, …')).toBeVisible();
    expect(screen.getByText('Kookaburra, Southern Star')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Existing lane' })).not.toBeInTheDocument();
  });

  it('is committed after a confirmation that explains what a card is', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create 371, update 18' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Publish rate cards with 389 new or changed lanes?');
    expect(dialog).toHaveTextContent('replaces the rate card of its service as a whole');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create 371, update 18' }));
    await waitFor(() => {
      expect(seen.some(({ path }) => path === 'import/5/commit')).toBe(true);
    });
  });

  it('can be committed if it only removes lanes', async () => {
    open({ plan: { counts: { ...ratePlan.counts, create: 0, update: 0 } } });
    const name = 'Publish without the lanes that are not in the file';
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  });

  it('cannot be committed with an error, and says why', async () => {
    open({ plan: { counts: { ...ratePlan.counts, error: 1 } } });
    expect(await screen.findByRole('button', { name: 'Create 371, update 18' })).toBeDisabled();
    expect(
      screen.getByText('A rate card is published as a whole: correct its errors first.'),
    ).toBeVisible();
  });

  it('says that every lane is in the file', async () => {
    open({ plan: { removedLanes: [] } });
    expect(
      await screen.findByText('The file has every lane of the rate cards it replaces.'),
    ).toBeVisible();
  });
});

describe('the run of an import of rate cards', () => {
  const running = { state: 'RUNNING', committedAt: '2026-11-23T03:01:00.000Z' } as const;
  const openRun = (plan: Partial<ImportDetailView>) =>
    open({
      plan: { ...running, referenceCount: 400, ...plan },
      responses: { 'POST import/5/cancel': { body: { importId: 5, state: 'RUNNING' } } },
    });
  const cancel = () => screen.findByRole('button', { name: 'Cancel' });

  it('shows how many lanes are checked, and that it can still be cancelled', async () => {
    const seen = openRun({ wholeRun: { step: 'CHECKING', checked: 100 } });

    expect(await screen.findByText('100 of 400 lanes checked')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText(/Until all lanes are checked you can cancel/)).toBeVisible();
    await userEvent.click(await cancel());
    await waitFor(() => {
      expect(seen.some(({ path }) => path === 'import/5/cancel')).toBe(true);
    });
  });

  it('shows that none is checked before it begins', async () => {
    openRun({ wholeRun: null });
    expect(await screen.findByText('0 of 400 lanes checked')).toBeVisible();
  });

  it('says when it is too late to cancel', async () => {
    const seen = openRun({ wholeRun: { step: 'PUBLISHING', checked: 400 } });

    expect(await screen.findByText('All lanes checked. Publishing…')).toBeVisible();
    expect(screen.getByText(/Too late to cancel/)).toBeVisible();
    expect(await cancel()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await cancel());
    expect(seen.some(({ path }) => path === 'import/5/cancel')).toBe(false);
  });

  it('says what is published, and which lanes have no rates now', async () => {
    const counts = { ...ratePlan.counts, created: 371, updated: 18 };
    openRun({ state: 'COMPLETED', endedAt: '2026-11-23T03:02:00.000Z', counts });
    expect(await screen.findByText('Published: 371 new lanes, 18 changed.')).toBeVisible();
    expect(screen.getByText('Express: 60 lanes now have no rates')).toBeVisible();
  });

  it('says that nothing was published if it failed', async () => {
    const counts = { ...ratePlan.counts, failed: 389 };
    openRun({ state: 'COMPLETED', endedAt: '2026-11-23T03:02:00.000Z', counts });
    expect(await screen.findByText('Not published: the rate cards are unchanged.')).toBeVisible();
    expect(screen.getByText('Express: 60 lanes will have no rates')).toBeVisible();
  });

  it('says that nothing was published once it is cancelled', async () => {
    openRun({ state: 'CANCELLED', endedAt: '2026-11-23T03:02:00.000Z' });
    expect(
      await screen.findByText('Cancelled. Nothing was published: the rate cards are unchanged.'),
    ).toBeVisible();
  });
});

describe('a file of rates', () => {
  it('is sent for the selected account', async () => {
    const seen = open({ at: '' });
    const option = await screen.findByRole('option', { name: 'Southern Star, 8841203' });
    await userEvent.selectOptions(screen.getByLabelText('Account'), option);
    const file = new File(['Reference,Receiver Company,Quantity'], 'rates.csv');
    await userEvent.upload(screen.getByLabelText('File to import'), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Check this file' }));

    const forms = () =>
      seen.filter(({ method }) => method === 'POST').map(({ body }) => String(body));
    await waitFor(() => {
      expect(forms()).toHaveLength(2);
    });
    for (const form of forms()) {
      expect(form).toMatch(/name="kind"\s+RATE_CARD/);
      expect(form).toMatch(/name="clientCarrierAccountId"\s+31/);
      expect(form).not.toContain('name="clientId"');
    }
  });

  it('is listed by its client and carrier, without a total', async () => {
    open({ at: '' });
    const row = (await screen.findByText('rates.xlsx')).closest('[role="row"]');
    expect(row).toHaveTextContent(/Rate cards.*Kookaburra, Southern Star/);
    expect(row).not.toHaveTextContent('$');
  });
});
