import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toast, Toaster } from 'sonner';

import { type FakeResponse, fakeServer } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { CustomersPage } from './CustomersPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

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

describe('customer form', () => {
  it('saved after it was left does not close the form opened in the meantime', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    fakeServer({
      'GET customer/list': { body: [] },
      'POST customer': () => new Promise<FakeResponse>((resolve) => (respond = resolve)),
    });
    const session = sessionOf(['READ_CUSTOMER', 'CREATE_CUSTOMER']);
    renderPart([<CustomersPage key="page" />, <Toaster key="toasts" />], {
      at: '/customer/list',
      session,
    });
    await openForm();
    type('Name', 'Acacia Freight');
    type('Bookings Email', 'bookings@acacia.example');
    type('Contact Email', 'contact@acacia.example');
    await press('Save');
    await press('Cancel');
    await press('Leave');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await openForm();
    type('Name', 'Banksia Couriers');

    respond({ body: { id: 7 } });

    expect(await screen.findByText('Customer added successfully')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Banksia Couriers');
  });
});
