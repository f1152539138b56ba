import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { AddressView } from '@contracts/views/address.view';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { fakeServer, type Answer } from '../../../test/fake-server';
import { receiver, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentAddress, renderPart } from '../../../test/render-app';
import { AddressBookPage } from './AddressBookPage';
import { ImportAddressesDialog } from './import/ImportAddressesDialog';

noBrowserLayout();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  toast.dismiss();
});

const keeper: PermissionName[] = ['READ_ADDRESS', 'CREATE_ADDRESS', 'UPDATE_ADDRESS'];
const pageOf = (addresses: readonly AddressView[]) => ({
  addresses,
  totalCount: addresses.length,
  totalPageCount: 1,
  totalCountIsAtLeast: false,
});

interface Opening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly more?: Record<string, Answer>;
}

function open({ at = '/address-book', permissions = keeper, more = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET address': { body: pageOf([receiver, sender]) },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <AddressBookPage />
      <Toaster />
    </>,
    { at, session: sessionOf(permissions) },
  );
  return seen;
}

describe('the address book', () => {
  it('ADDR-20, ADDR-54 asks for ten at a time, the newest first', async () => {
    const seen = open();

    expect(await screen.findByText('Merri Creek Joinery')).toBeVisible();
    const { params } = seen.find(({ path }) => path === 'address')!;
    expect(Object.fromEntries(params)).toMatchObject({
      size: '10',
      page: '0',
      sort: 'id,DESC',
      clientId: '1',
    });
  });

  it('asks for one status when that is chosen, and keeps it in the address', async () => {
    const seen = open();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(screen.getByRole('option', { name: 'Draft' }));

    await waitFor(() => {
      expect(seen.at(-1)?.params.get('status')).toBe('DRAFT');
    });
    expect(currentAddress()).toContain('status=DRAFT');
  });

  it('ADDR-16 leaves the default address to those who keep the client', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Edit Merri Creek Joinery' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Edit ${sender.company}` })).toBeNull();
  });

  it('ADDR-11, ADDR-18 offers a reader nothing to add', async () => {
    open({ permissions: ['READ_ADDRESS'], more: { 'GET address': { body: pageOf([]) } } });
    expect(await screen.findByText('No addresses found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|New address/ })).toBeNull();
  });

  it('ADDR-22 deletes what is selected once it is confirmed', async () => {
    const seen = open({ more: { 'DELETE address': { status: 204 } } });
    const row = (await screen.findByText('Merri Creek Joinery')).closest('[role="row"]');
    await userEvent.click(within(row as HTMLElement).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Delete selected address(es)?');
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }));

    expect(await screen.findByText('Address(es) deleted successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'DELETE')?.params.get('ids')).toBe('2');
  });

  it('ADDR-19 shows the failure with a way to try again', async () => {
    open({ more: { 'GET address': { status: 500, body: { message: '' } } } });
    expect(await screen.findByText('Error while fetching addresses')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('importing addresses', () => {
  const report: ImportReportView = {
    inserted: 3,
    drafts: 1,
    failed: 1,
    errors: [{ row: 5, column: 'company', code: 'invalid', message: 'Invalid company name.' }],
    failedRows: 'company,Error\n,Invalid company name.',
  };

  function openImport(answer: Answer) {
    const seen = fakeServer({ 'POST address/bulk-address-upload': answer });
    renderPart(<ImportAddressesDialog onClose={() => undefined} />, {
      session: sessionOf(keeper),
    });
    return seen;
  }
  const csv = () => new File(['company\nAcme'], 'places.csv', { type: 'text/csv' });

  it('asks for a file first', async () => {
    const seen = openImport({ body: report });
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(
      screen.getByText('No file detected. Please supply a file before uploading.'),
    ).toBeVisible();
    expect(seen).toHaveLength(0);
  });

  it('GAP-17 shows what became of each row', async () => {
    openImport({ body: report });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByText(/3 addresses added, 1 of them as drafts/)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Invalid company name.' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Download the rows/ })).toBeVisible();
  });

  it('GAP-17 imports a file seen before only when the user says so', async () => {
    openImport({ status: 409, body: { message: 'This file was imported before' } });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('This file was imported before');
    expect(screen.getByRole('button', { name: 'Import it again' })).toBeVisible();
  });
});
