import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { CustomerView } from '@contracts/views/organisation.view';

import { fakeServer } from '../../../test/fake-server';
import { noBrowserLayout, styleOf } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { CustomersPage } from './CustomersPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const editorPermissions: PermissionName[] = [
  'READ_CUSTOMER',
  'CREATE_CUSTOMER',
  'UPDATE_CUSTOMER',
  'DELETE_CUSTOMER',
];
const coastline: CustomerView = {
  id: 1,
  version: 1,
  name: 'Coastline',
  bookingsEmail: 'bookings@coastline.example',
  contactEmail: 'contact@coastline.example',
  bannerMessage: null,
  isBannerActive: false,
  apiQuotaFactor: 1,
  createdAt: '2026-03-04T00:00:00Z',
  clientCount: 6,
  customerAdmins: [{ name: 'Cleo Marsh', email: 'cleo@coastline.example' }],
};
const others = Array.from({ length: 10 }, (_, index) => ({
  ...coastline,
  id: index + 2,
  name: `Redgum ${index}`,
}));

interface Opening {
  readonly permissions?: readonly PermissionName[];
  readonly more?: Parameters<typeof fakeServer>[0];
}

function open({ permissions = editorPermissions, more }: Opening = {}) {
  const seen = fakeServer({
    'GET customer/list': { body: [...others, coastline] },
    ...more,
  });
  renderPart(
    <>
      <CustomersPage />
      <Toaster />
    </>,
    { at: '/customer/list', session: sessionOf(permissions) },
  );
  return seen;
}

const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!;
const select = async (name: string) => {
  fireEvent.click(within(await rowOf(name)).getByRole('checkbox', { hidden: true }));
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = () => fireEvent.click(screen.getByText('Save'));
const failed = { status: 500, body: { message: '' } };

describe('customers', () => {
  it('CUST-01 CUST-03 CUST-04 CUST-05 CUST-06 CUST-07 CUST-09 CUST-10 CROSS-08 are listed ten to a page, by name', async () => {
    const seen = open();

    expect(await screen.findByText('Coastline')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customers');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(-5)).toEqual([
      'Name',
      'Bookings Email',
      'Contact Email',
      'Created At',
      'Client Count',
    ]);
    const row = within(await rowOf('Coastline'));
    for (const text of [
      'bookings@coastline.example',
      'contact@coastline.example',
      '04/03/2026',
      '6',
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.queryByText('Redgum 9')).not.toBeInTheDocument();
    expect(seen[0]?.params.get('sort')).toBe('name,ASC');
  });

  it('CUST-01 are filtered by name and emails', async () => {
    open();
    await rowOf('Coastline');
    type('Search customers', 'redgum 9');
    await waitFor(
      () => {
        expect(screen.getByText('Page 1 of 1')).toBeVisible();
      },
      { timeout: 5000 },
    );
    expect(screen.queryByText('Coastline')).not.toBeInTheDocument();
  });

  it('CUST-08 show their administrators below the row', async () => {
    open();
    fireEvent.click(await screen.findByLabelText('Details of Coastline'));

    const admins = within(await screen.findByRole('table', { name: /Coastline/ }));
    expect(admins.getByText('Cleo Marsh')).toBeVisible();
    expect(admins.getByText('cleo@coastline.example')).toBeVisible();
  });

  it('CUST-02 are read-only without permission to edit', async () => {
    open({ permissions: ['READ_CUSTOMER'] });
    expect(await screen.findByText('Coastline')).toBeVisible();

    expect(screen.queryByRole('checkbox', { hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByText('Add')).not.toBeInTheDocument();
    expect(screen.queryByText('Edit')).not.toBeInTheDocument();
    expect(screen.queryByText('Delete')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Coastline' })).not.toBeInTheDocument();
  });

  it('CUST-02 CUST-11 CUST-20 are deleted after confirmation', async () => {
    const seen = open({ more: { 'DELETE customer/1': { status: 204 } } });
    await select('Coastline');
    fireEvent.click(screen.getByText('Delete'));
    expect(await screen.findByText('Delete the customer Coastline?')).toBeVisible();
    expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'));

    expect(await screen.findByText('Customer deleted successfully')).toBeInTheDocument();
    expect(seen.filter(({ path }) => path === 'customer/list')).toHaveLength(2);
  });

  it('CUST-20 show an error when they cannot be deleted', async () => {
    open({ more: { 'DELETE customer/1': failed } });
    await select('Coastline');
    fireEvent.click(screen.getByText('Delete'));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Delete'));

    expect(await screen.findByText('Error deleting Customer')).toBeInTheDocument();
  });

  it('show an error with a retry button', async () => {
    open({ more: { 'GET customer/list': failed } });
    expect(await screen.findByText('The customers could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('customer form', () => {
  const fill = () => {
    type('Name', 'Acacia Freight');
    type('Bookings Email', 'Bookings@Acacia.example');
    type('Contact Email', ' contact@acacia.example ');
  };
  const openForm = async (result: object) => {
    const seen = open({ more: { 'POST customer': result } });
    fireEvent.click(await screen.findByText('Add'));
    await screen.findByRole('dialog');
    return seen;
  };

  it('CUST-13 CUST-16 CUST-18 adds one with lower-case emails, in a dialog 30vw wide', async () => {
    const seen = await openForm({ body: coastline });
    expect(styleOf(screen.getByRole('dialog')).maxWidth).toContain('30vw');
    fill();
    save();

    expect(await screen.findByText('Customer added successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Acacia Freight',
      bookingsEmail: 'bookings@acacia.example',
      contactEmail: 'contact@acacia.example',
    });
  });

  it('CUST-14 CUST-15 shows errors and sends nothing', async () => {
    const seen = await openForm({ body: coastline });
    type('Name', 'x'.repeat(255));
    type('Bookings Email', 'jörg@acacia.example');
    save();

    expect(await screen.findByText('The name must be 3-255 characters long')).toBeVisible();
    expect(screen.getAllByText(/latin letters, numbers, @ and a dot/)).toHaveLength(2);
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('CUST-18 keeps the input when the server rejects it', async () => {
    await openForm(failed);
    fill();
    save();

    expect(await screen.findByText('Error creating Customer')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Acacia Freight');
  });

  it('opens the history of changes, on top of the form', async () => {
    open({ permissions: [...editorPermissions, 'READ_HISTORY'] });
    fireEvent.click(await screen.findByText('Coastline'));
    fireEvent.click(await screen.findByRole('button', { name: 'History' }));

    expect(currentUrl()).toContain('history=customer-1');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it.each([
    ['Customer Updated successfully', { status: 204 }],
    ['Error Updating Customer', failed],
  ])('CUST-02 CUST-19 changes one: %s', async (text, result) => {
    const seen = open({ more: { 'PUT customer': result } });
    fireEvent.click(await screen.findByText('Coastline'));
    await screen.findByRole('dialog');
    type('Name', 'Coastline Freight');
    save();

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      id: 1,
      version: 1,
      name: 'Coastline Freight',
      bookingsEmail: 'bookings@coastline.example',
      contactEmail: 'contact@coastline.example',
    });
  });
});
