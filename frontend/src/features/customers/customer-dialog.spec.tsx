import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast, Toaster } from 'sonner';

import type { CustomerView } from '@contracts/views/organisation.view';

import { fakeServer, heldResponse, type FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { VersionConflictProvider } from '../../shared/forms/VersionConflictProvider';
import { CustomersPage } from './CustomersPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const coastline: CustomerView = {
  id: 1,
  version: 7,
  name: 'Coastline',
  bookingsEmail: 'bookings@coastline.example',
  contactEmail: 'contact@coastline.example',
  bannerMessage: null,
  isBannerActive: false,
  apiQuotaFactor: 1,
  createdAt: '2026-03-04T00:00:00Z',
  clientCount: 6,
  customerAdmins: [],
};
/** Someone else renamed the customer since it was opened. */
const renamedByPriya: FakeResponse = {
  status: 409,
  body: {
    statusCode: 409,
    message: 'Changed by Priya N. since you opened it',
    error: 'Conflict',
    code: 'record.changed_by_another',
    details: {
      record: 'customer',
      version: 8,
      changedBy: { id: 1, name: 'Priya N.' },
      changedAt: '2026-11-20T01:00:00.000Z',
      changes: [{ field: 'name', from: 'Coastline', to: 'Coastline Pty Ltd' }],
    },
  },
};

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
const openForm = async () => {
  await press('Add');
  await screen.findByRole('dialog');
};
const leave = async () => {
  await press('Cancel');
  await press('Leave');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
};

/** A response that the test sends late. */
function open(endpoint: string) {
  const saving = heldResponse();
  fakeServer({ 'GET customer/list': { body: [coastline] }, [endpoint]: saving.endpoint });
  renderPart(
    <>
      <CustomersPage />
      <VersionConflictProvider />
      <Toaster />
    </>,
    {
      at: '/customer/list',
      session: sessionOf(['READ_CUSTOMER', 'CREATE_CUSTOMER', 'UPDATE_CUSTOMER']),
    },
  );
  return saving;
}

async function add() {
  const saving = open('POST customer');
  await openForm();
  type('Name', 'Acacia Freight');
  type('Bookings Email', 'bookings@acacia.example');
  type('Contact Email', 'contact@acacia.example');
  await press('Save');
  return saving;
}

async function rename() {
  const saving = open('PUT customer');
  const row = (await screen.findByText('Coastline')).closest<HTMLElement>('[role="row"]')!;
  fireEvent.click(within(row).getByRole('checkbox', { hidden: true }));
  await press('Edit');
  await screen.findByRole('dialog');
  type('Name', 'Coastline Freight');
  await press('Save');
  return saving;
}

describe('customer form', () => {
  it('saved after it was left does not close the form opened in the meantime', async () => {
    const saving = await add();
    await leave();
    await openForm();
    type('Name', 'Banksia Couriers');

    saving.send({ body: { id: 7 } });

    expect(await screen.findByText('Customer added successfully')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Banksia Couriers');
  });

  it('whose save fails after it was left is named in a notice', async () => {
    const saving = await add();
    await leave();
    await openForm();

    saving.send({ status: 400, body: { statusCode: 400, message: 'The name is taken' } });

    const notice = await screen.findByText('Acacia Freight was not saved');
    expect(notice.closest('[role="alert"]')).toHaveTextContent(/The name is taken$/);
    expect(within(screen.getByRole('dialog')).queryByText('The name is taken')).toBeNull();
  });

  it('that is still open shows its failure without a notice', async () => {
    const saving = await add();

    saving.send({ status: 400, body: { statusCode: 400, message: 'The name is taken' } });

    expect(await screen.findByText('The name is taken')).toBeVisible();
    expect(screen.queryByText('Acacia Freight was not saved')).toBeNull();
  });

  it('of a customer that someone else changed asks about both values', async () => {
    const saving = await rename();

    saving.send(renamedByPriya);

    expect(
      await screen.findByRole('dialog', {
        name: 'Coastline Freight was changed while you were editing',
      }),
    ).toBeVisible();
  });

  it("of a customer that someone else changed closes without saving when the user's own changes are dropped", async () => {
    const saving = await rename();
    saving.send(renamedByPriya);
    await press('Drop my changes');

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(
      await screen.findByText('Your changes were dropped. Priya N. saved the current version.'),
    ).toBeVisible();
    expect(screen.queryByText('Coastline Freight was not saved')).toBeNull();
  });

  it("left before a conflict with someone else's change is named in a notice and asks nothing over another form", async () => {
    const saving = await rename();
    await leave();
    await openForm();

    saving.send(renamedByPriya);

    const notice = await screen.findByText('Coastline Freight was not saved');
    expect(notice.closest('[role="alert"]')).toHaveTextContent(
      /Changed by Priya N. since you opened it$/,
    );
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
