import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { roleId } from '@contracts/permissions/roles';
import { appRoleTexts as texts } from '@contracts/texts/app/users';
import type { UserView } from '@contracts/views/user.view';

import { keysOf, lostResponse, serverError } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { clientRole, userView } from '../../../../test/users';
import { listings, openUsers, press, select, selectNell, sent } from '../../../../test/users-page';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const sydney = clientRole('CLIENT_USER', 11, 'Banksia Sydney');
const pageOf = (user: UserView) => ({
  body: { users: [user], totalCount: 1, totalPageCount: 1, totalCountIsAtLeast: false },
});

/** The list once it has been refetched after the failure, which the dialog shows. */
async function failure(seen: ReturnType<typeof openUsers>) {
  expect(await screen.findByText(texts.saveFailed)).toBeVisible();
  await waitFor(() => {
    expect(listings(seen)).toHaveLength(2);
  });
}

describe('roles saved again after a failure', () => {
  it('are added once if the response was lost, though the list shows them by then', async () => {
    let nell = userView({ userRoles: [sydney] });
    const responses = [
      () => {
        nell = userView({ userRoles: [sydney, clientRole('CLIENT_ADMIN', 11, 'Banksia Sydney')] });
        return lostResponse();
      },
      () => ({ body: [] }),
    ];
    const seen = openUsers({
      more: {
        'GET user/list': () => pageOf(nell),
        'POST user/role': () => responses.shift()!(),
      },
    });
    await selectNell();
    await press('Add User Role');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => {
      select('Role', String(roleId('CLIENT_ADMIN')));
      expect(screen.getByLabelText('Role')).toHaveValue(String(roleId('CLIENT_ADMIN')));
    });
    await userEvent.click(screen.getByLabelText('Clients'));
    await userEvent.click(within(await screen.findByRole('listbox')).getByText('Banksia Sydney'));
    await userEvent.click(dialog.getByText('Add'));
    await failure(seen);
    await userEvent.click(dialog.getByText('Add'));

    expect(await screen.findByText('Successfully added Role(s) to User')).toBeInTheDocument();
    const [first, repeated] = keysOf(seen, 'user/role');
    expect(first).not.toBeNull();
    expect(repeated).toBe(first);
  });

  const ownChange = { ...clientRole('CLIENT_ADMIN', 11, 'Banksia Sydney'), id: sydney.id };
  it.each([
    ['the version that was opened, since the form still has its values', sydney, [1, 1]],
    ['their own newer version if they are what it contains', ownChange, [1, 2]],
  ])('name %s', async (_, stored, versions) => {
    let nell = userView({ userRoles: [sydney] });
    const seen = openUsers({
      more: {
        'GET user/list': () => pageOf(nell),
        'PUT user/role': () => {
          nell = userView({ userRoles: [{ ...stored, version: 2 }] });
          return serverError;
        },
      },
    });
    await userEvent.click(await screen.findByLabelText('Details of Nell Newcomer'));
    await press('Edit client user Banksia Sydney');
    await waitFor(() => {
      select('Role', String(roleId('CLIENT_ADMIN')));
      expect(screen.getByLabelText('Role')).toHaveValue(String(roleId('CLIENT_ADMIN')));
    });
    await press('Save');
    await failure(seen);
    await press('Save');

    await waitFor(() => {
      const bodies = sent(seen, 'PUT', 'user/role').map(({ body }) => body);
      expect(bodies).toMatchObject(versions.map((version) => [{ version }]));
    });
  });
});
