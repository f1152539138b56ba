import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ImportDetailView } from '@contracts/views/import.view';

import { fakeServer, serverError, type FakeEndpoint } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { columnsOf } from './columns/testing/some-columns';
import { ImportsPage } from './ImportsPage';
import { someGroup } from './testing/some-group';
import { somePlan } from './testing/some-plan';

noBrowserLayout();

const addressPlan: ImportDetailView = {
  ...somePlan,
  ...{ kind: 'ADDRESS', fileName: 'customers.csv', totalCents: 0, carriers: [] },
  counts: { ...somePlan.counts, create: 371, update: 18 },
};

const updated = someGroup(2, {
  ...{ action: 'UPDATE', addressId: 31 },
  changes: [{ path: 'contactName', from: 'Bea', to: 'Sam' }],
});
const faulty = someGroup(3, {
  action: 'ERROR',
  faults: [{ row: 4, column: 'Reference ID', code: 'repeated', message: 'as row 2' }],
});

interface Opening {
  readonly at?: string;
  readonly plan?: Partial<ImportDetailView>;
  readonly permissions?: readonly PermissionName[];
  readonly responses?: Record<string, FakeEndpoint>;
}

function open({ at = '?id=5', plan = {}, permissions, responses = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET import/5': { body: { ...addressPlan, ...plan } },
    'GET import/5/group': {
      body: { groups: [someGroup(1, {}), updated, faulty], nextCursor: null },
    },
    'GET import': { body: { imports: [addressPlan], totalCount: 1, totalPageCount: 1 } },
    'POST import/columns': { body: columnsOf(['Reference', 'Receiver Company', 'Quantity']) },
    'POST import': { status: 202, body: { importId: 5, state: 'RECEIVED' } },
    'POST import/5/commit': { status: 202, body: { importId: 5, state: 'RUNNING' } },
    ...responses,
  });
  const held = permissions ?? ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_ADDRESS', 'READ_ADDRESS'];
  renderPart(<ImportsPage />, { at: `/import${at}`, session: sessionOf(held, { clientId: 7 }) });
  return seen;
}

describe('the plan of an import of addresses', () => {
  it('shows what each row does, without cost, carriers and offers', async () => {
    open();
    const row = (await screen.findByText('SO-2')).closest<HTMLElement>('[role="row"]')!;

    expect(row).toHaveTextContent(/Update.*Pelican Stores.*Contact name/);
    expect(within(row).getByRole('link', { name: 'SO-2' })).toHaveAttribute(
      'href',
      '/address-book?address=31',
    );
    expect(screen.getByText(/Row 4, Reference ID: as row 2/)).toBeVisible();
    expect(screen.getByText('Address import')).toBeVisible();
    expect(screen.getByText('3 addresses')).toBeVisible();
    for (const absent of ['Cost, incl. GST', 'By carrier'])
      expect(screen.queryByText(absent)).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Offer' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Existing address' })).toBeVisible();
  });

  it('names an address by its company if it has no reference', async () => {
    const unnamed = someGroup(1, { reference: '' });
    open({
      responses: {
        'GET import/5/group': { body: { groups: [unnamed], nextCursor: null } },
        'GET import/5/group/1': {
          body: {
            ...{ group: unnamed, rows: [{ row: 2, values: { Company: 'Pelican' } }] },
            ...{ columns: ['Company'], suggestions: [], offers: [] },
          },
        },
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Details of Address Pelican Stores' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the rows' }));
    expect(await screen.findByRole('dialog', { name: 'Address Pelican Stores' })).toBeVisible();
  });

  it('says that the search hides addresses', async () => {
    open({
      at: '?id=5',
      responses: { 'GET import/5/group': { body: { groups: [], nextCursor: null } } },
    });
    await userEvent.type(await screen.findByRole('searchbox'), 'nothing');
    expect(
      await screen.findByText('Some addresses are hidden by your search or filter.'),
    ).toBeVisible();
  });

  it('is committed by its hash, after confirmation if it is large', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create 371, update 18' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Create or change 389 addresses?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create 371, update 18' }));

    await waitFor(() => {
      expect(seen.find(({ path }) => path === 'import/5/commit')?.body).toEqual({
        planHash: addressPlan.planHash,
      });
    });
  });

  it('cannot be committed without the permission to create addresses', async () => {
    open({ permissions: ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'] });
    expect(await screen.findByRole('button', { name: 'Create 371, update 18' })).toBeDisabled();
  });

  it('shows how it ended', async () => {
    const counts = { ...addressPlan.counts, created: 370, updated: 18, failed: 1 };
    const at = '2026-11-23T03:01:00.000Z';
    open({ plan: { state: 'COMPLETED', committedAt: at, endedAt: at, counts } });
    expect(
      await screen.findByText('370 created, 18 updated, 0 drafts, 1 not saved.'),
    ).toBeVisible();
  });

  it('says that its addresses could not be loaded', async () => {
    open({ responses: { 'GET import/5/group': serverError } });
    expect(await screen.findByText('The addresses could not be loaded')).toBeVisible();
  });

  it('says that there are none', async () => {
    open({ responses: { 'GET import/5/group': { body: { groups: [], nextCursor: null } } } });
    expect(await screen.findByText('No addresses')).toBeVisible();
  });
});

describe('a file of addresses', () => {
  it('is sent with its kind, which the user selects', async () => {
    const seen = open({
      at: '',
      permissions: ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT', 'CREATE_ADDRESS'],
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Addresses' }));
    expect(screen.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
      'href',
      '/static/templates/AddressTemplate.csv',
    );
    const file = new File(['Reference,Receiver Company,Quantity'], 'customers.csv');
    await userEvent.upload(screen.getByLabelText('File to import'), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Check this file' }));

    await waitFor(() => {
      const forms = seen.filter(({ method }) => method === 'POST').map(({ body }) => String(body));
      expect(forms).toHaveLength(2);
      for (const form of forms) expect(form).toMatch(/name="kind"\s+ADDRESS/);
    });
  });

  it('needs no choice for a user who may only import addresses', async () => {
    open({ at: '' });
    expect(await screen.findByText(/One address per row/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is found by its kind, from the first page', async () => {
    const seen = open({
      at: '?page=3',
      responses: {
        'GET import': ({ params }) =>
          params.get('kind') === 'ADDRESS'
            ? { body: { imports: [addressPlan], totalCount: 1, totalPageCount: 1 } }
            : { body: { imports: [], totalCount: 0, totalPageCount: 0 } },
      },
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Kind' }));
    await userEvent.click(screen.getByRole('option', { name: 'Addresses' }));

    expect(await screen.findByText('customers.csv')).toBeVisible();
    expect(seen.at(-1)?.params.get('page')).toBe('0');
  });

  it('offers to clear the filter when there are none of its kind', async () => {
    open({
      at: '?kind=CONSIGNMENT',
      responses: { 'GET import': { body: { imports: [], totalCount: 0, totalPageCount: 0 } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No imports yet')).toBeVisible();
  });

  it('is listed by its kind, without a total', async () => {
    open({ at: '' });
    const row = (await screen.findByText('customers.csv')).closest<HTMLElement>('[role="row"]')!;
    expect(row).toHaveTextContent('Addresses');
    expect(row).not.toHaveTextContent('$');
  });
});
