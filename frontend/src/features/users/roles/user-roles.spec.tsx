import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { roleId } from '@contracts/permissions/roles';

import { serverError, type FakeResponse } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { roleViews, userView } from '../../../../test/users';
import { nell, openUsers, select, press, selectNell, sent } from '../../../../test/users-page';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('roles of a user', () => {
  const openRoles = async () =>
    userEvent.click(await screen.findByLabelText('Details of Nell Newcomer'));

  it('USER-03 USER-28 USER-43 USER-57 are added in several scopes at once', async () => {
    const seen = openUsers({ more: { 'POST user/role': { body: [] } } });
    await selectNell();
    await press('Add User Role');
    const dialog = await screen.findByRole('dialog', { name: 'Add roles to Nell Newcomer' });
    await waitFor(() => {
      select('Role', String(roleId('CLIENT_USER')));
      expect(screen.getByLabelText('Role')).toHaveValue(String(roleId('CLIENT_USER')));
    });
    await userEvent.click(screen.getByLabelText('Clients'));
    const offered = await screen.findByRole('listbox');
    await userEvent.click(within(offered).getByText('Banksia Sydney'));
    await userEvent.click(within(dialog).getByText('Add'));
    expect(await screen.findByText('Selected role already assigned to user')).toBeVisible();
    select('Role', String(roleId('CLIENT_ADMIN')));
    await userEvent.click(within(dialog).getByText('Add'));

    expect(await screen.findByText('Successfully added Role(s) to User')).toBeInTheDocument();
    expect(sent(seen, 'POST', 'user/role')[0]?.body).toEqual([
      { roleId: roleId('CLIENT_ADMIN'), clientId: 11 },
    ]);
  });

  it('can be added after a retry when their options could not be loaded', async () => {
    let roles: FakeResponse = serverError;
    openUsers({ more: { 'GET role/list': () => roles } });
    await selectNell();
    await press('Add User Role');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('The options could not be loaded')).toBeVisible();

    roles = { body: roleViews };
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('option', { name: 'client admin' })).toBeInTheDocument();
    expect(dialog.queryByText('The options could not be loaded')).not.toBeInTheDocument();
  });

  it('USER-30 USER-32 USER-33 let a super admin select customers or super admin level, but not both', async () => {
    openUsers({ isSuperAdmin: true });
    await selectNell();
    await press('Add User Role');
    await screen.findByLabelText('Customers');
    await waitFor(() => {
      select('Role', String(roleId('AUDITOR')));
      expect(screen.getByLabelText('Customers')).toBeEnabled();
    });
    await userEvent.click(screen.getByLabelText('Make role at Super Admin level'));

    expect(screen.getByLabelText('Customers')).toBeDisabled();
    expect(screen.getByLabelText('Clients')).toBeDisabled();
    expect(screen.getByLabelText('Make role at Customer level')).toBeDisabled();
  });

  it('USER-31 USER-44 let a customer admin grant a role at customer level', async () => {
    const seen = openUsers({ more: { 'POST user/role': { body: [] } } });
    await selectNell();
    await press('Add User Role');
    await screen.findByLabelText('Make role at Customer level');
    expect(screen.queryByLabelText('Make role at Super Admin level')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Customers')).not.toBeInTheDocument();
    await waitFor(() => {
      select('Role', String(roleId('AUDITOR')));
      expect(screen.getByLabelText('Make role at Customer level')).toBeEnabled();
    });
    await press('Add');
    expect(
      await screen.findByText('Must select a client, a customer or a level'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Make role at Customer level'));
    await press('Add');

    await waitFor(() => {
      expect(sent(seen, 'POST', 'user/role')[0]?.body).toEqual([
        { roleId: roleId('AUDITOR'), customerId: 1 },
      ]);
    });
  });

  it('USER-09 USER-28 USER-58 are edited one at a time', async () => {
    const seen = openUsers({ more: { 'PUT user/role': { body: [] } } });
    await openRoles();
    await press('Edit client user Banksia Sydney');
    await screen.findByRole('dialog', { name: 'Edit a role for Nell Newcomer' });
    await waitFor(() => {
      select('Role', String(roleId('CLIENT_ADMIN')));
      expect(screen.getByLabelText('Role')).toHaveValue(String(roleId('CLIENT_ADMIN')));
    });
    await press('Save');

    expect(await screen.findByText('Successfully updated Role for User')).toBeInTheDocument();
    expect(sent(seen, 'PUT', 'user/role')[0]?.body).toEqual([
      { id: nell.userRoles[0]!.id, version: 1, roleId: roleId('CLIENT_ADMIN'), clientId: 11 },
    ]);
  });

  const remove = async (name: string) => {
    await press(`Delete ${name}`);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
  };

  it('USER-09 USER-47 USER-59 are removed after confirmation', async () => {
    const seen = openUsers({ more: { 'DELETE user/role': { status: 204 } } });
    await openRoles();
    await remove('client admin Banksia Perth');

    expect(await screen.findByText('Successfully removed Role from User')).toBeInTheDocument();
    expect(sent(seen, 'DELETE', 'user/role')[0]?.params.get('userRoleIds')).toBe(
      String(nell.userRoles[1]!.id),
    );
    expect(screen.getByText('nell@banksia.example')).toBeVisible();
  });

  it('USER-13 remove the user from the list when the last one is removed', async () => {
    openUsers({
      users: [userView(), userView({ id: 22, name: 'Other', email: 'other@x.example' })],
      more: { 'DELETE user/role': { status: 204 } },
    });
    await openRoles();
    fireEvent.click(screen.getByLabelText('Delete client user Banksia Sydney'));
    expect(await screen.findByText(/This is their last role/)).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );

    await waitFor(() => {
      expect(screen.queryByText('nell@banksia.example')).not.toBeInTheDocument();
    });
    expect(screen.getByText('other@x.example')).toBeVisible();
  });

  it('USER-59 show when one could not be removed', async () => {
    openUsers({ more: { 'DELETE user/role': { status: 500, body: { message: '' } } } });
    await openRoles();
    await remove('client admin Banksia Perth');

    expect(await screen.findByText('Failed to remove Role from User')).toBeInTheDocument();
  });
});
