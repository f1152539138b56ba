import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { roleId } from '@contracts/permissions/roles';

import { heldResponse } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { currentUrl } from '../../../../test/render-app';
import { userView } from '../../../../test/users';
import { listings, nell, openUsers, select, press, sent, type } from '../../../../test/users-page';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('editing a user', () => {
  const openForm = async () => {
    await userEvent.click(await screen.findByText('Nell Newcomer', { selector: 'button' }));
    return screen.findByRole('dialog', { name: 'Edit user' });
  };
  const statuses = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Status').options].map(({ value }) => value);

  it('USER-02 USER-12 USER-41 USER-46 USER-52 saves everything except the email', async () => {
    const seen = openUsers({ more: { 'PUT user': { body: nell } } });
    const dialog = await openForm();
    expect(within(dialog).getByLabelText('Email')).toBeDisabled();
    await type('Name', 'Nell Known');
    select('Status', 'DISABLED');
    await press('Save');

    expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
    expect(sent(seen, 'PUT', 'user')[0]?.body).toEqual({
      id: 21,
      version: 1,
      name: 'Nell Known',
      status: 'DISABLED',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the input when the server rejects it', async () => {
    const rejection = { status: 403, body: { message: 'You do not have permission' } };
    openUsers({ more: { 'PUT user': rejection } });
    await openForm();
    await type('Name', 'Nell Known');
    await press('Save');

    expect(await screen.findByText('You do not have permission')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Nell Known');
  });

  it.each([
    ['ACTIVE', ['ACTIVE', 'DISABLED']],
    ['PENDING', ['PENDING']],
    ['LOCKED', ['LOCKED', 'ACTIVE']],
  ] as const)('USER-21 to USER-24 for the status %s offers only %j', async (status, choices) => {
    openUsers({ users: [userView({ status })] });
    await openForm();

    expect(statuses()).toEqual(choices);
  });

  it('USER-18 USER-20 offers a super admin all five statuses', async () => {
    openUsers({ isSuperAdmin: true });
    await openForm();

    expect(statuses()).toEqual(['LOCKED', 'CREATED', 'PENDING', 'ACTIVE', 'DISABLED']);
  });

  it('USER-26 USER-48 resends the verification while it is pending', async () => {
    const resend = { 'POST user/resend-verification-email': { status: 204 } };
    const seen = openUsers({ users: [userView({ status: 'PENDING' })], more: resend });
    await openForm();
    await press('Resend Verification Email');

    expect(await screen.findByText('The verification email has been resent')).toBeVisible();
    expect(sent(seen, 'POST', 'user/resend-verification-email')[0]?.params.get('userId')).toBe(
      '21',
    );
  });

  it('USER-26 offers no verification for active users', async () => {
    openUsers();
    await openForm();

    expect(screen.queryByText('Resend Verification Email')).not.toBeInTheDocument();
  });

  it('USER-39 shows errors on blur', async () => {
    openUsers();
    await openForm();
    await type('New password optional', 'Linehaul1');
    await userEvent.click(screen.getByLabelText('Re-enter password optional'));
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    await userEvent.tab();

    expect(await screen.findByText('Passwords do not match')).toBeVisible();
  });
});

describe('adding a user', () => {
  const created = { ...userView({ id: 40, status: 'PENDING', userRoles: [] }), emailSent: true };

  async function fillIn() {
    await press('Add');
    await screen.findByRole('dialog', { name: 'Add user' });
    expect(screen.getByText('User Details').closest('li')).toHaveAttribute('aria-current', 'step');
    await press('Next');
    expect(await screen.findByText('Must enter a valid email')).toBeVisible();
    await type('Name', 'Nell Newcomer');
    await type('Email', 'nell@banksia.example');
    await type('Password', 'Linehaul1');
    await type('Re-enter password', 'Linehaul1');
    await press('Next');
    await screen.findByText('Roles', { selector: '[aria-current="step"]' });
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLSelectElement>('Role').options.length).toBeGreaterThan(1);
    });
  }
  const giveRole = async () => {
    select('Role', String(roleId('CLIENT_USER')));
    await userEvent.click(screen.getByLabelText('Clients'));
    await userEvent.click(await screen.findByText('Banksia Hobart'));
  };

  it('USER-27 USER-34 USER-46 USER-47 creates the user with the roles, and shows the newest first', async () => {
    const seen = openUsers({ users: [], more: { 'POST user': { body: created } } });
    await screen.findByText('No users found');
    await fillIn();
    await press('Back');
    expect(screen.getByLabelText('Email')).toHaveValue('nell@banksia.example');
    await press('Next');
    await press('Save');
    expect(await screen.findByText('Must select a role')).toBeVisible();
    await giveRole();
    await press('Save');

    expect(await screen.findByText('User created successfully')).toBeInTheDocument();
    const posts = seen.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts).toEqual(['user']);
    expect(sent(seen, 'POST', 'user')[0]?.body).toMatchObject({
      email: 'nell@banksia.example',
      preferredUnit: 'CM',
      userPreference: { countryName: 'Australia', timeZone: 'Australia/Sydney' },
      roles: [{ roleId: roleId('CLIENT_USER'), clientId: 13 }],
    });
    await waitFor(() => {
      expect(listings(seen).at(-1)?.params.get('sort')).toBe('createdAt,DESC'); // USER-11
    });
  });

  it('USER-11 shows a newly added user whatever role and search are set', async () => {
    const seen = openUsers({
      users: [],
      more: { 'POST user': { body: created } },
      at: `/user/list?role=${roleId('CLIENT_USER')}&q=perth`,
    });
    await screen.findByText('No users found');
    await fillIn();
    await giveRole();
    await press('Save');

    await waitFor(() => {
      const last = listings(seen).at(-1)?.params;
      expect(last?.get('sort')).toBe('createdAt,DESC');
      expect(last?.get('roleId')).toBeNull();
      expect(last?.get('filter')).toBe('');
    });
  });

  it('does not clear the search when the response arrives after its form was closed', async () => {
    const adding = heldResponse();
    openUsers({ users: [], more: { 'POST user': adding.endpoint }, at: '/user/list?q=perth' });
    await screen.findByText('No users found');
    await fillIn();
    await giveRole();
    await press('Save');
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    adding.send({ body: created });

    expect(await screen.findByText('User created successfully')).toBeInTheDocument();
    expect(currentUrl()).toBe('/user/list?q=perth');
  });

  it('USER-54 shows when the user could not be created', async () => {
    openUsers({ users: [], more: { 'POST user': { status: 500, body: { message: '' } } } });
    await screen.findByText('No users found');
    await fillIn();
    await giveRole();
    await press('Save');

    expect(await screen.findByText('Failed to create User')).toBeVisible();
  });

  it('USER-55 shows when the email was not sent', async () => {
    const results = {
      'POST user': { body: { ...created, emailSent: false } },
    };
    openUsers({ users: [], more: results });
    await screen.findByText('No users found');
    await fillIn();
    await giveRole();
    await press('Save');

    expect(
      await screen.findByText('User created successfully, verification email has not been sent'),
    ).toBeInTheDocument();
  });
});
