import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { roleId } from '@contracts/permissions/roles';

import { heldResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { currentUrl } from '../../../test/render-app';
import { userView } from '../../../test/users';
import { listings, nell, openUsers, press, selectNell, sent } from '../../../test/users-page';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('users', () => {
  it('USER-07 USER-11 USER-17 USER-18 are listed ten at a time, newest first, with their roles', async () => {
    const seen = openUsers({
      users: [nell, userView({ id: 22, name: 'Lee', email: 'lee@x.example', status: 'LOCKED' })],
    });

    expect(await screen.findByText('nell@banksia.example')).toBeVisible();
    expect(screen.getByText('2 roles in 2 clients')).toBeVisible();
    expect(screen.getByText('client user, Banksia Sydney')).toBeVisible();
    expect(screen.getByText('LOCKED')).toBeVisible();
    expect(Object.fromEntries(listings(seen)[0]!.params)).toEqual({
      permission: 'READ_USER',
      isSuperAdmin: 'false',
      size: '10',
      page: '0',
      sort: 'id,DESC',
      filter: '',
    });
  });

  it('are listed in the default order when the one in the URL is unknown', async () => {
    const seen = openUsers({ at: '/user/list?sort=phone,ASC', users: [nell] });
    await screen.findByText('nell@banksia.example');

    expect(listings(seen)[0]!.params.get('sort')).toBe('id,DESC');
  });

  it('USER-05 USER-06 are filtered by text and role, stored in the URL', async () => {
    const seen = openUsers({ at: '/user/list?q=nell' });
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'With role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'client admin' }));

    const id = String(roleId('CLIENT_ADMIN'));
    await waitFor(() => {
      expect(listings(seen).at(-1)?.params.get('roleId')).toBe(id);
    });
    expect(listings(seen).at(-1)?.params.get('filter')).toBe('nell');
    expect(currentUrl()).toBe(`/user/list?q=nell&role=${id}`);
  });

  it('are filtered for those without a role, from the select and from a link', async () => {
    const seen = openUsers();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'With role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Without a role' }));

    await waitFor(() => {
      expect(listings(seen).at(-1)?.params.get('roleId')).toBe('0');
    });
    expect(currentUrl()).toBe('/user/list?role=0');
    expect(screen.getByRole('combobox', { name: 'With role' })).toHaveTextContent('Without a role');
  });

  it('USER-08 USER-15 show their roles with customers and clients when expanded', async () => {
    openUsers();
    await userEvent.click(await screen.findByLabelText('Details of Nell Newcomer'));

    const roles = screen.getByRole('table', { name: 'Roles of Nell Newcomer' });
    expect(within(roles).getAllByText('Coastline')).toHaveLength(2);
    expect(within(roles).getByText('Banksia Perth')).toBeVisible();
    expect(within(roles).getByText('client admin')).toBeVisible();
  });

  it('USER-01 USER-02 USER-03 USER-04 USER-09 USER-10 are read-only without further permissions', async () => {
    openUsers({ permissions: ['READ_USER'] });
    expect(await screen.findByText('Nell Newcomer')).toBeVisible();

    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const name of ['Add', 'Edit', 'Add User Role', 'Delete'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Details of Nell Newcomer'));
    expect(screen.queryByRole('button', { name: /client admin/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Nell Newcomer', { selector: 'button' }));
    const dialog = await screen.findByRole('dialog', { name: 'View user' });
    expect(within(dialog).getByText('Australia/Sydney')).toBeVisible();
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('show an empty state and an error', async () => {
    openUsers({ users: [] });
    expect(await screen.findByText('No users found')).toBeVisible();
  });

  it('show an error', async () => {
    openUsers({ more: { 'GET user/list': { status: 500, body: { message: '' } } } });
    expect(await screen.findByText('The users could not be loaded')).toBeVisible();
  });
});

describe('a user whom the signed-in user may not change', () => {
  it('H79 is shown without Edit and Delete, and opens as text', async () => {
    openUsers({ users: [userView({ ...nell, canEdit: false, canDelete: false })] });
    await selectNell();
    for (const name of ['Edit', 'Delete'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();

    await userEvent.click(screen.getByText('Nell Newcomer', { selector: 'button' }));
    expect(await screen.findByRole('dialog', { name: 'View user' })).toBeVisible();
  });
});

describe('deleting a user', () => {
  const deleteNell = async () => {
    await selectNell();
    await press('Delete');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
  };

  it('USER-04 USER-46 USER-53 asks for confirmation', async () => {
    const seen = openUsers({ more: { 'DELETE user/21': { status: 204 } } });
    await deleteNell();

    expect(await screen.findByText('User deleted successfully')).toBeInTheDocument();
    expect(sent(seen, 'DELETE', 'user/21')).toHaveLength(1);
  });

  it('keeps another one selected while the deletion is pending', async () => {
    const deletion = heldResponse();
    const lee = userView({ id: 22, name: 'Lee', email: 'lee@banksia.example' });
    openUsers({ users: [nell, lee], more: { 'DELETE user/21': deletion.endpoint } });
    await deleteNell();
    const row = await screen.findByRole('row', { name: /lee@banksia/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    deletion.send({ status: 204 });

    expect(await screen.findByText('User deleted successfully')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('Lee');
  });

  it("is not offered for the user's own account (GAP-50)", async () => {
    openUsers({ users: [userView({ ...nell, id: 7, canDelete: false })] });
    await selectNell();

    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
