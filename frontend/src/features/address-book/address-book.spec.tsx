import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { AddressView } from '@contracts/views/address.view';
import type { ImportReportView } from '@contracts/views/import-report.view';

import { fakeServer, type Answer, type SeenRequest } from '../../../test/fake-server';
import { receiver, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentAddress, renderApp, renderPart } from '../../../test/render-app';
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

const noMedia = {
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

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

const other: AddressView = { ...receiver, id: 3, company: 'Torrens Building' };
const rowOf = async (company: string) =>
  (await screen.findByText(company)).closest<HTMLElement>('[role="row"]')!;
const select = async (company: string) =>
  userEvent.click(within(await rowOf(company)).getByRole('checkbox'));
const listings = (seen: readonly SeenRequest[]) =>
  seen.filter(({ method, path }) => method === 'GET' && path === 'address');

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
      permission: 'READ_ADDRESS',
    });
  });

  it('ADDR-01 says what it lists', async () => {
    open();
    const subtitle = await screen.findByText('list of all your addresses');

    expect(screen.getByRole('heading', { name: 'Address Book' })).toBeVisible();
    expect(subtitle).toBeVisible();
  });

  it('ADDR-03 is sorted by the column that is pressed', async () => {
    const seen = open();
    await userEvent.click(await screen.findByText('Company Name'));

    await waitFor(() => {
      expect(listings(seen).at(-1)?.params.get('sort')).toBe('company,ASC');
    });
  });

  it('ADDR-14 ADDR-15 searches 600 ms after the last of three or more keys, and all again once cleared', async () => {
    const seen = open();
    const box = await screen.findByRole('searchbox', { name: 'Search addresses' });
    await userEvent.type(box, 'mer');
    await userEvent.type(box, '{Backspace}');
    await userEvent.type(box, 'rri');
    const typedAt = performance.now();
    await waitFor(() => {
      expect(listings(seen).at(-1)?.params.get('filter')).toBe('merri');
    });
    expect(performance.now() - typedAt).toBeGreaterThan(500);
    await userEvent.clear(box);

    await waitFor(() => {
      expect(listings(seen).map(({ params }) => params.get('filter'))).toEqual(['', 'merri', '']);
    });
  });

  it('ADDR-17 says which page it shows', async () => {
    open({ more: { 'GET address': { body: { ...pageOf([receiver]), totalCount: 21 } } } });

    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
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

  it('ADDR-21 opens the form from Add and from Edit', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Merri Creek Joinery' }));
    const editing = await screen.findByRole('dialog', { name: 'Edit address' });
    expect(within(editing).getByLabelText('Company name')).toHaveValue('Merri Creek Joinery');
    await userEvent.click(within(editing).getByRole('button', { name: 'Cancel' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const adding = await screen.findByRole('dialog', { name: 'New address' });
    expect(within(adding).getByLabelText('Company name')).toHaveValue('');
  });

  it('ADDR-19 shows the failure with a way to try again', async () => {
    open({ more: { 'GET address': { status: 500, body: { message: '' } } } });
    expect(await screen.findByText('Error while fetching addresses')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('deleting addresses', () => {
  const list = { 'GET address': { body: pageOf([receiver, sender, other]) } };
  const confirm = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'Delete selected address(es)?You will not be able to recover the addresses once deleted.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Yes, delete it!' }));
  };

  it('ADDR-10 ADDR-12 ADDR-22 ADDR-23 ADDR-61 ADDR-62 takes all that may go, and says so for five seconds', async () => {
    const shown = jest.spyOn(toast, 'custom');
    const seen = open({ more: { ...list, 'DELETE address': { status: 204 } } });
    await rowOf('Merri Creek Joinery');
    await userEvent.click(screen.getByRole('checkbox', { name: /select all/i }));
    expect(await screen.findByRole('region', { name: 'Selection' })).toHaveTextContent(
      '2 selected',
    );
    await confirm();

    expect(await screen.findByText('Address(es) deleted successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'DELETE')?.params.get('ids')).toBe('2,3');
    expect(shown).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ duration: 5000 }),
    );
  });

  it('ADDR-10 ADDR-61 says that a row could not be deleted, and keeps the selection', async () => {
    open({ more: { ...list, 'DELETE address': { status: 500, body: { message: '' } } } });
    await select('Torrens Building');
    await confirm();

    expect(await screen.findByText('Error deleting address(es)')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('1 selected');
  });
});

describe('the address book on a phone', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        ...noMedia,
        matches: /max-width/.test(query),
        media: query,
      }),
    );
  });
  afterEach(() => {
    jest.mocked(window.matchMedia).mockRestore();
  });

  it('ADDR-10 ADDR-12 selects and deletes, too', async () => {
    open();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select Merri Creek Joinery' }),
    );

    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: `Select ${sender.company}` })).toBeNull();
  });
});

describe('the address book in the shell', () => {
  const clients = [
    { id: 1, name: 'Harbour & Pine', parentId: null, customerId: 9 },
    { id: 2, name: 'Banksia Sydney', parentId: null, customerId: 9 },
  ];
  const openApp = (permissions: readonly PermissionName[], choices: readonly object[]) => {
    const seen = fakeServer({
      'GET address': { body: pageOf([receiver]) },
      'GET user/client/list': { body: choices },
      'GET client/banner': { body: {} },
    });
    renderApp({ at: '/address-book', session: sessionOf(permissions) });
    return seen;
  };

  it('ADDR-13 lets choose the client with READ_CLIENT and several clients', async () => {
    const seen = openApp([...keeper, 'READ_CLIENT'], clients);
    await userEvent.click(await screen.findByText('All clients'));
    await userEvent.click(await screen.findByText('Banksia Sydney'));

    await waitFor(() => {
      expect(listings(seen).at(-1)?.params.get('clientId')).toBe('2');
    });
  });

  it.each([
    ['without READ_CLIENT', keeper, clients],
    ['with one client', [...keeper, 'READ_CLIENT' as const], clients.slice(0, 1)],
  ])('ADDR-13 does not %s', async (_when, permissions, choices) => {
    openApp(permissions, choices);

    expect(await screen.findByText('Merri Creek Joinery')).toBeVisible();
    expect(screen.queryByText('All clients')).not.toBeInTheDocument();
  });

  it('ADDR-24 offers the bulk upload in the sidebar, over whichever screen', async () => {
    openApp(keeper, []);
    await userEvent.click(await screen.findByText('Import addresses'));

    expect(await screen.findByRole('dialog', { name: 'Import addresses' })).toBeVisible();
    expect(currentAddress()).toBe('/address-book?dialog=import-addresses');
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
    const seen = openImport({ status: 409, body: { message: 'This file was imported before' } });
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file was imported before');
    await userEvent.click(screen.getByRole('button', { name: 'Import it again' }));

    await waitFor(() => {
      expect(seen).toHaveLength(2);
    });
    expect(seen[0]?.body).not.toContain('importAgain');
    expect(seen[1]?.body).toContain('importAgain');
  });
});
