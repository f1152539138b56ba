import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ImportDetailView } from '@contracts/views/import.view';

import { fakeServer, serverError, type FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { columnsOf } from './columns/testing/some-columns';
import { ImportsPage } from './ImportsPage';
import { someGroup } from './testing/some-group';
import { somePlan } from './testing/some-plan';

noBrowserLayout();

const zonePlan: ImportDetailView = {
  ...somePlan,
  ...{ kind: 'CARRIER_ZONE', clientId: 0, clientName: '', carrierId: 4, carrierName: 'Own Van' },
  ...{ fileName: 'zones.csv', totalCents: 0, carriers: [] },
  options: { ...somePlan.options, whenKnown: 'UPDATE' },
  counts: { ...somePlan.counts, create: 371, update: 18 },
};

const moved = someGroup(2, {
  ...{ action: 'UPDATE', reference: 'FITZROY VIC 3065 (1)', receiver: 'MEL', suburb: '' },
  changes: [{ path: 'zone', from: 'GEE', to: 'MEL' }],
});
const faulty = someGroup(3, {
  action: 'ERROR',
  faults: [{ row: 4, column: 'Suburb', code: 'unknown_suburb', message: 'No suburb FITSROY' }],
});

const ownVan = { id: 4, name: 'cc_own', displayName: 'Own Van', customerId: 1, serviceTypes: [] };
const shared = { ...ownVan, id: 9, name: 'southern', displayName: 'Southern', customerId: null };

interface Opening {
  readonly at?: string;
  readonly plan?: Partial<ImportDetailView>;
  readonly permissions?: readonly PermissionName[];
  readonly responses?: Record<string, FakeResponse>;
}

function open({ at = '?id=5', plan = {}, permissions, responses = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET import/5': { body: { ...zonePlan, ...plan } },
    'GET import/5/group': { body: { groups: [moved, faulty], nextCursor: null } },
    'GET import/5/group/2': {
      body: { group: moved, rows: [], columns: [], suggestions: [], offers: [] },
    },
    'GET import': { body: { imports: [zonePlan], totalCount: 1, totalPageCount: 1 } },
    'GET carrier/-1': { body: { carriers: [shared, ownVan] } },
    'POST import/columns': { body: columnsOf(['Reference', 'Receiver Company', 'Quantity']) },
    'POST import': { status: 202, body: { importId: 5, state: 'RECEIVED' } },
    'POST import/5/commit': { status: 202, body: { importId: 5, state: 'RUNNING' } },
    ...responses,
  });
  const held = permissions ?? ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CARRIER_ZONE_SYSTEM'];
  renderPart(<ImportsPage />, { at: `/import${at}`, session: sessionOf(held) });
  return seen;
}

const formsOf = (seen: ReturnType<typeof open>) =>
  seen.filter(({ method }) => method === 'POST').map(({ body }) => String(body));

describe('the plan of an import of carrier zones', () => {
  it('shows which suburb moves from where to where, without cost, offers and drafts', async () => {
    open();
    const name = await screen.findByText('FITZROY VIC 3065 (1)');

    expect(name.closest('[role="row"]')).toHaveTextContent(/Update.*MEL.*GEE → MEL/);
    expect(screen.getByText(/Row 4, Suburb: No suburb FITSROY/)).toBeVisible();
    expect(screen.getByText('Carrier zone import')).toBeVisible();
    expect(screen.getByText('Own Van')).toBeVisible();
    expect(screen.getByText('3 suburbs')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Suburb in another zone' })).toHaveTextContent(
      'Update',
    );
    for (const absent of ['Offer', 'Errors'])
      expect(screen.queryByRole('combobox', { name: absent })).not.toBeInTheDocument();
    expect(screen.queryByText('Cost, incl. GST')).not.toBeInTheDocument();
  });

  it('is committed by its hash, after confirmation if it is large', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create 371, update 18' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Set the zone of 389 suburbs?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create 371, update 18' }));

    await waitFor(() => {
      expect(seen.find(({ path }) => path === 'import/5/commit')?.body).toEqual({
        planHash: zonePlan.planHash,
      });
    });
  });

  it('cannot be committed without the permission to change zones', async () => {
    open({ permissions: ['READ_IMPORT', 'CREATE_IMPORT', 'READ_CARRIER_ZONE'] });
    expect(await screen.findByRole('button', { name: 'Create 371, update 18' })).toBeDisabled();
  });

  it('says that its suburbs could not be loaded', async () => {
    open({ responses: { 'GET import/5/group': serverError } });
    expect(await screen.findByText('The suburbs could not be loaded')).toBeVisible();
  });

  it('says that there are none', async () => {
    open({ responses: { 'GET import/5/group': { body: { groups: [], nextCursor: null } } } });
    expect(await screen.findByText('No suburbs')).toBeVisible();
  });
});

describe('a file of carrier zones', () => {
  it('is sent for the selected carrier, and moves suburbs unless the user changes that', async () => {
    const seen = open({ at: '' });
    expect(screen.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
      'href',
      '/static/templates/CarrierZoneTemplate.csv',
    );
    const option = await screen.findByRole('option', { name: 'Own Van' });
    expect(screen.queryByRole('option', { name: 'Southern' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('File to import')).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Carrier'), option);
    const file = new File(['Reference,Receiver Company,Quantity'], 'zones.csv');
    await userEvent.upload(screen.getByLabelText('File to import'), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Check this file' }));

    await waitFor(() => {
      expect(formsOf(seen)).toHaveLength(2);
    });
    for (const form of formsOf(seen)) {
      expect(form).toMatch(/name="kind"\s+CARRIER_ZONE/);
      expect(form).toMatch(/name="carrierId"\s+4/);
      expect(form).not.toContain('name="clientId"');
    }
    expect(formsOf(seen)[1]).toContain('"whenKnown":"UPDATE"');
  });

  it('may be for a shared carrier if the user is a super admin', async () => {
    const permissions = ['CREATE_IMPORT', 'CREATE_CARRIER_ZONE_SYSTEM', 'SUPER_ADMIN_CONTENT'];
    open({ at: '', permissions: ['READ_IMPORT', ...(permissions as PermissionName[])] });
    expect(await screen.findByRole('option', { name: 'Southern' })).toBeInTheDocument();
  });

  it('is selected beside the others by a user who may import several kinds', async () => {
    open({
      at: '',
      permissions: [
        ...(['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_ADDRESS'] as const),
        'CREATE_CARRIER_ZONE_SYSTEM',
      ],
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Carrier zones' }));
    expect(await screen.findByLabelText('Carrier')).toBeVisible();
  });

  it('is listed by its carrier, without a total', async () => {
    open({ at: '' });
    const row = (await screen.findByText('zones.csv')).closest<HTMLElement>('[role="row"]')!;
    expect(row).toHaveTextContent(/Carrier zones.*Own Van/);
    expect(row).not.toHaveTextContent('$');
  });
});
