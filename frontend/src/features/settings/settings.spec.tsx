import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { PermissionView } from '@contracts/views/session.view';

import { fakeServer } from '../../../test/fake-server';
import { clientSettings, sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { SettingsPage } from './SettingsPage';
import { selectOption } from '../../../test/select-option';

const everything: PermissionName[] = [
  'SETTINGS_SCREEN',
  'CLIENT_CONTENT',
  'READ_ITEM',
  'READ_ITEM_TEMPLATE',
  'READ_CLIENT_PAYER_ACCOUNT',
  'CREATE_EMAIL_TEMPLATE',
  'READ_CATEGORY',
  'UPDATE_CUSTOMER',
];

interface Opening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  /** Permissions with their scopes, instead of unrestricted ones. */
  readonly scopes?: readonly PermissionView[];
  readonly customEmail?: boolean;
  readonly clients?: readonly object[];
}

function open(opening: Opening = {}) {
  const { at = '/settings/password', permissions = everything, clients = [] } = opening;
  const seen = fakeServer({
    'GET user/client/list': { body: clients },
    'GET item/selection': { body: [{ status: true, itemType: { id: 1, type: 'Carton' } }] },
  });
  renderPart(
    <>
      <Routes>
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/settings/:panel" element={<SettingsPage />} />
      </Routes>
      <Link to="/dashboard">Dashboard</Link>
    </>,
    {
      at,
      session: {
        ...sessionOf(permissions),
        ...(opening.scopes && { permissions: opening.scopes }),
        clientSettings: [clientSettings({ customEmail: opening.customEmail ?? true })],
      },
    },
  );
  return seen;
}

const panels = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

describe('settings', () => {
  it('SETTINGS-01 to SETTINGS-09 offer every panel to a user with all permissions', () => {
    open();
    expect(panels()).toEqual([
      'Sender Address',
      'Password',
      'Where you are signed in',
      'Security log',
      'Item Types',
      'Custom Items',
      'Payer Accounts',
      'Custom Email',
      'Categories',
      'User Preferences',
      'Emails and Banner',
    ]);
  });

  it.each([
    ['single clients', { clientIds: [1], customerIds: [] }, false],
    ['a customer', { clientIds: [], customerIds: [5] }, true],
  ])(
    "offer the customer's emails and banner to an administrator of %s",
    (_level, scope, isOffered) => {
      open({ scopes: everything.map((name) => ({ name, ...scope })) });
      expect(panels().includes('Emails and Banner')).toBe(isOffered);
    },
  );

  it.each<[string, PermissionName, string]>([
    ['SETTINGS-01', 'CLIENT_CONTENT', 'Sender Address'],
    ['SETTINGS-03', 'READ_ITEM', 'Item Types'],
    ['SETTINGS-04, SETTINGS-23', 'READ_ITEM_TEMPLATE', 'Custom Items'],
    ['SETTINGS-05', 'READ_CLIENT_PAYER_ACCOUNT', 'Payer Accounts'],
    ['SETTINGS-06', 'CREATE_EMAIL_TEMPLATE', 'Custom Email'],
    ['SETTINGS-07', 'READ_CATEGORY', 'Categories'],
    ['SETTINGS-09', 'UPDATE_CUSTOMER', 'Emails and Banner'],
  ])('%s without %s hide the panel %s', (_id, permission, panel) => {
    open({ permissions: everything.filter((name) => name !== permission) });
    expect(panels()).toHaveLength(10);
    expect(panels()).not.toContain(panel);
  });

  it('SETTINGS-02, SETTINGS-08 always offer password, sessions and preferences', () => {
    open({ permissions: ['SETTINGS_SCREEN'] });
    expect(panels()).toEqual([
      'Password',
      'Where you are signed in',
      'Security log',
      'User Preferences',
    ]);
  });

  it('SETTINGS-06 hide the custom email while no client has it switched on', () => {
    open({ customEmail: false });
    expect(panels()).not.toContain('Custom Email');
  });

  it('find a panel by its contents', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a setting' }), 'time zone');
    expect(panels()).toEqual(['User Preferences']);
  });

  it('redirect to the first panel', async () => {
    open({ at: '/settings', permissions: ['SETTINGS_SCREEN'] });
    await waitFor(() => {
      expect(currentUrl()).toBe('/settings/password');
    });
  });

  it('redirect from a panel that is not offered', async () => {
    open({ at: '/settings/categories', permissions: ['SETTINGS_SCREEN'] });
    await waitFor(() => {
      expect(currentUrl()).toBe('/error');
    });
  });

  it('SETTINGS-22 ask users of several clients to select one', async () => {
    const clients = [
      { id: 1, name: 'Banksia Homewares', parentId: null, customerId: 1 },
      { id: 2, name: 'Banksia Perth', parentId: 1, customerId: 1 },
    ];
    const seen = open({
      at: '/settings/item-types',
      permissions: [...everything, 'READ_CLIENT'],
      clients,
    });
    await selectOption(await screen.findByRole('combobox', { name: 'Client' }), 'Banksia Perth');

    expect(await screen.findByRole('switch', { name: 'Carton' })).toBeChecked();
    expect(seen.at(-1)?.params.get('clientId')).toBe('2');
  });
});

describe('leaving a form with unsaved input', () => {
  async function typeAndLeave() {
    open();
    await userEvent.type(await screen.findByLabelText('New password'), 'x');
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    return screen.findByRole('alertdialog');
  }

  it('asks, and stays on Cancel', async () => {
    const question = await typeAndLeave();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));

    expect(currentUrl()).toBe('/settings/password');
  });

  it('leaves after confirmation', async () => {
    const question = await typeAndLeave();
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));

    await waitFor(() => {
      expect(currentUrl()).toBe('/dashboard');
    });
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('does not ask once the text is unchanged again', async () => {
    open();
    const field = await screen.findByLabelText('New password');
    await userEvent.type(field, 'x');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.clear(field);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));

    expect(currentUrl()).toBe('/dashboard');
  });
});
