import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import type { PermissionView } from '@contracts/views/session.view';

import type { FakeResponse } from '../../../../test/fake-server';
import {
  errorResponse as failed,
  openSettings as open,
  saveSettings as save,
} from '../../../../test/settings';
import { selectOption } from '../../../../test/select-option';

afterEach(() => {
  toast.dismiss();
});

describe('emails and banner', () => {
  const customer = {
    id: 5,
    name: 'Coastline',
    bookingsEmail: 'bookings@coastline.example',
    contactEmail: 'contact@coastline.example',
    bannerMessage: 'Closed on Friday',
    isBannerActive: true,
    apiQuotaFactor: 1,
    createdAt: '2026-01-01T00:00:00Z',
    clientCount: 2,
    customerAdmins: [],
  };
  const openCustomer = (
    responses: Readonly<Record<string, FakeResponse>>,
    scopes?: readonly PermissionView[],
  ) =>
    open('emails-and-banner', {
      permissions: ['UPDATE_CUSTOMER'],
      ...(scopes && { scopes }),
      isCustomerAdmin: true,
      results: { 'GET customer': { body: customer }, ...responses },
    });
  const message = () => screen.findByLabelText('Message');

  it('SETTINGS-85 saves the emails', async () => {
    const seen = openCustomer({ 'PUT customer/emails': { status: 204 } });
    await userEvent.type(await screen.findByLabelText('Bookings email'), '.au');
    await save();

    expect(await screen.findByText('Emails updated successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      bookingsEmail: 'bookings@coastline.example.au',
      contactEmail: 'contact@coastline.example',
    });
  });

  it('SETTINGS-84 disables Save until both are valid emails', async () => {
    openCustomer({});
    await userEvent.type(await screen.findByLabelText('Bookings email'), ' nobody');
    expect(screen.getByText('Must enter a valid email')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('SETTINGS-85, SETTINGS-89 show an error when they could not be saved', async () => {
    openCustomer({ 'PUT customer/emails': failed, 'PUT customer/banner': failed });
    await userEvent.type(await screen.findByLabelText('Bookings email'), '.au');
    await save();
    expect(await screen.findByText('Error updating emails')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.type(await message(), '!');
    await save();
    expect(await screen.findByText('Error updating banner')).toBeInTheDocument();
  });

  it('SETTINGS-86, SETTINGS-87, SETTINGS-89 sends the trimmed banner, with a preview', async () => {
    const seen = openCustomer({ 'PUT customer/banner': { status: 204 } });
    await userEvent.type(await message(), ' only  ');
    expect(screen.getByRole('group', { name: 'As users see it' })).toHaveTextContent(
      'Closed on Friday only',
    );
    await save();

    expect(await screen.findByText('Banner updated successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      isBannerActive: true,
      bannerMessage: 'Closed on Friday only',
    });
  });

  it('SETTINGS-86 unticks the box when the banner is cleared', async () => {
    openCustomer({});
    await userEvent.click(await screen.findByRole('switch', { name: 'Show the banner' }));
    expect(await message()).toBeDisabled();
  });

  it('SETTINGS-87, SETTINGS-88 requires a message of at most 255 characters', async () => {
    openCustomer({});
    await userEvent.clear(await message());
    await save();
    expect(screen.getByText('Must enter a message')).toBeVisible();
    await userEvent.click(await message());
    await userEvent.paste('x'.repeat(256));
    expect(screen.getByText('Must be under 255 characters')).toBeVisible();
  });

  it('SETTINGS-91 shows an error when the customer cannot be loaded', async () => {
    openCustomer({ 'GET customer': failed });
    expect(await screen.findByText('Unable to fetch customer')).toBeVisible();
  });

  it('shows the API limits, saves another one, and says what it allows', async () => {
    const seen = openCustomer({ 'PUT customer/api-quota': { status: 204 } });
    await selectOption(await screen.findByLabelText('Limit'), '5');
    expect(
      screen.getByText('3,000 requests and 1,200 changes per minute, and 300 files per hour.'),
    ).toBeVisible();
    await save();

    expect(await screen.findByText('API limits updated')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ apiQuotaFactor: 5 });
  });

  it('leads a super admin of a new installation to the first customer', async () => {
    open('emails-and-banner', {
      permissions: ['UPDATE_CUSTOMER', 'SUPER_ADMIN_CONTENT'],
      results: { 'GET customer/list': { body: [] } },
    });
    const link = await screen.findByRole('link', { name: 'Add the first customer' });
    expect(link).toHaveAttribute('href', '/customer/list');
    expect(screen.queryByLabelText('Customer')).not.toBeInTheDocument();
  });

  it('does not show the API limits to an admin of one customer', async () => {
    openCustomer({}, [{ name: 'UPDATE_CUSTOMER', clientIds: [], customerIds: [5] }]);
    expect(await screen.findByLabelText('Bookings email')).toBeVisible();
    expect(screen.queryByText('API limits')).not.toBeInTheDocument();
  });
});
