import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientSettingsView } from '@contracts/views/session.view';

import type { FakeResponse } from '../../../test/fake-server';
import { sender } from '../../../test/freight';
import {
  errorResponse as failed,
  openSettings as open,
  saveSettings as save,
} from '../../../test/settings';
import { selectOption } from '../../../test/select-option';

afterEach(() => {
  toast.dismiss();
});

describe('password', () => {
  async function type(response: FakeResponse, first: string, confirmation = first) {
    const seen = open('password', { results: { 'PUT user/update-user-password': response } });
    await userEvent.type(await screen.findByLabelText('Current password'), 'Former12');
    await userEvent.type(screen.getByLabelText('New password'), first);
    await userEvent.type(screen.getByLabelText('Re-enter new password'), confirmation);
    await save();
    return seen;
  }

  it("SETTINGS-15, SETTINGS-16 is sent with the user's id", async () => {
    const seen = await type({ status: 204 }, 'Secret12');
    expect(await screen.findByText('Password updated successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      userId: 7,
      newPassword: 'Secret12',
      currentPassword: 'Former12',
    });
  });

  it.each(['Secre12', 'secret12', 'SECRET12', 'Secretly'])(
    'SETTINGS-13 rejects %s',
    async (password) => {
      const seen = await type({ status: 204 }, password);
      expect(screen.getByText('Must enter a valid password')).toBeVisible();
      expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
    },
  );

  it('SETTINGS-14 must be entered twice', async () => {
    await type({ status: 204 }, 'Secret12', 'Secret13');
    expect(screen.getByText('Passwords must match')).toBeVisible();
  });

  it('SETTINGS-16 shows an error when it could not be changed', async () => {
    await type(failed, 'Secret12');
    expect(await screen.findByText('Error updating password')).toBeInTheDocument();
  });
});

describe('item types', () => {
  const types = [
    { status: true, version: 0, itemType: { id: 1, type: 'Carton' } },
    { status: false, version: 4, itemType: { id: 2, type: 'Pallet' } },
  ];
  const openTypes = (permissions: PermissionName[], response: FakeResponse) =>
    open('item-types', {
      permissions,
      results: { 'GET item/selection': { body: types }, 'PUT item/selection': response },
    });

  it('SETTINGS-17, SETTINGS-18, SETTINGS-20 are switched on and off', async () => {
    const seen = openTypes(['READ_ITEM', 'UPDATE_ITEM'], { body: types });
    await userEvent.click(await screen.findByRole('switch', { name: 'Pallet' }));
    await save();

    expect(await screen.findByText('Item Type Selection updated successfully')).toBeInTheDocument();
    const put = seen.find(({ method }) => method === 'PUT');
    expect(put?.params.get('clientId')).toBe('1');
    expect(put?.body).toEqual([{ status: true, version: 4, itemType: { id: 2, type: 'Pallet' } }]);
  });

  it('cannot all be switched off', async () => {
    const seen = openTypes(['READ_ITEM', 'UPDATE_ITEM'], { body: types });
    await userEvent.click(await screen.findByRole('switch', { name: 'Carton' }));

    expect(screen.getByText('Must select at least one item type')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('SETTINGS-20 show an error when they could not be saved', async () => {
    openTypes(['READ_ITEM', 'UPDATE_ITEM'], failed);
    await userEvent.click(await screen.findByRole('switch', { name: 'Pallet' }));
    await save();
    expect(await screen.findByText('Error updating Item Type Selection')).toBeInTheDocument();
  });

  it('are read-only without permission to change them', async () => {
    openTypes(['READ_ITEM'], failed);
    expect(await screen.findByRole('switch', { name: 'Pallet' })).toBeDisabled();
  });

  it('can be retried after an error', async () => {
    open('item-types', { permissions: ['READ_ITEM'], results: { 'GET item/selection': failed } });
    expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('default address', () => {
  const openAddress = (response: FakeResponse) =>
    open('sender-address', {
      permissions: ['CLIENT_CONTENT'],
      results: { 'GET address/default': { body: sender }, 'PUT address': response },
    });

  it('SETTINGS-12 is changed', async () => {
    const seen = openAddress({ body: sender });
    await userEvent.type(await screen.findByLabelText(/^Address ref/), 'DOCK');
    await save();

    expect(await screen.findByText('Address updated successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      id: sender.id,
      isDefault: true,
    });
  });

  it('SETTINGS-11 must be complete', async () => {
    const seen = openAddress({ body: sender });
    await userEvent.clear(await screen.findByLabelText('Address line 1'));
    await save();

    expect(screen.getByText('Full Address required')).toBeVisible();
    expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('SETTINGS-12 shows an error when it could not be changed', async () => {
    openAddress(failed);
    await userEvent.type(await screen.findByLabelText(/^Address ref/), 'DOCK');
    await save();
    expect(await screen.findByText('Error updating Address')).toBeInTheDocument();
  });
});

describe('preferences', () => {
  const saved = {
    preferredUnit: 'CM',
    consignmentRecordsPerPage: 10,
    manifestRecordsPerPage: 10,
    countryName: 'Australia',
    timeZone: 'Australia/Perth',
    labelPrinterId: null,
    otherPrinterId: null,
  };
  const openPreferences = (response: FakeResponse, settings: Partial<ClientSettingsView> = {}) =>
    open('user-preferences', {
      settings,
      results: {
        'GET user/user-preference': { body: saved },
        'PUT user/user-preference': response,
        'GET user-preference/timezone': {
          body: [
            { countryName: 'Australia', timeZones: ['Australia/Perth', 'Australia/Sydney'] },
            { countryName: 'Fiji', timeZones: ['Pacific/Fiji'] },
          ],
        },
        'GET print': {
          body: [{ id: 8, name: 'Zebra', computer: { id: 1, hostname: 'dock-2' } }],
        },
      },
    });

  it('SETTINGS-73, SETTINGS-80, SETTINGS-81, SETTINGS-83 are loaded and saved', async () => {
    const seen = openPreferences({ body: { ...saved, preferredUnit: 'MM' } });
    await userEvent.click(await screen.findByRole('radio', { name: 'Millimetres' }));
    await save();

    expect(
      await screen.findByText(
        'User Preferences updated successfully - Please log out and in for it to take effect',
      ),
    ).toBeInTheDocument();
    const put = seen.find(({ method }) => method === 'PUT');
    expect(put?.params.get('userId')).toBe('7');
    expect(put?.body).toEqual({ ...saved, preferredUnit: 'MM' });
  });

  it('SETTINGS-83 show an error when they could not be saved', async () => {
    openPreferences(failed);
    await userEvent.click(await screen.findByRole('radio', { name: 'Millimetres' }));
    await save();
    expect(await screen.findByText('Error updating Preferred Units')).toBeInTheDocument();
  });

  it('SETTINGS-74, CROSS-04 offer the specified page sizes', async () => {
    openPreferences({ body: saved });
    const sizes = await screen.findByLabelText('Consignments per page');
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '50', '100', '200']);
  });

  it('SETTINGS-75, SETTINGS-76, SETTINGS-82 use the default zone of the country', async () => {
    openPreferences({ body: saved });
    const country = await screen.findByLabelText('Country');
    expect(country).toHaveValue('Australia');
    await selectOption(country, 'Fiji');
    expect(screen.getByLabelText('Time zone')).toHaveValue('Pacific/Fiji');
    await selectOption(country, 'Australia');
    expect(screen.getByLabelText('Time zone')).toHaveValue('Australia/Sydney');
  });

  it('SETTINGS-77, SETTINGS-78, SETTINGS-79 include printers if the client prints directly', async () => {
    openPreferences({ body: saved }, { printNodeApi: true });
    const printer = await screen.findByLabelText('Printer for labels');
    expect(await within(printer).findByRole('option', { name: 'Zebra (dock-2)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download for Windows' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download for macOS' })).toBeVisible();
  });

  it('SETTINGS-77 have no printers otherwise', async () => {
    openPreferences({ body: saved });
    await screen.findByLabelText('Country');
    expect(screen.queryByLabelText('Printer for labels')).toBeNull();
  });
});
