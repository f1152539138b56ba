import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientSettingsView, PermissionView } from '@contracts/views/session.view';

import { SettingsPage } from '../src/features/settings/SettingsPage';
import { fakeServer, type FakeResponse, type SeenRequest } from './fake-server';
import { clientSettings, sessionOf } from './people';
import { renderPart } from './render-app';

export interface SettingsOpening {
  readonly permissions?: readonly PermissionName[];
  /** Permissions with their scopes, instead of unrestricted ones. */
  readonly scopes?: readonly PermissionView[];
  readonly results: Readonly<Record<string, FakeResponse>>;
  readonly settings?: Partial<ClientSettingsView>;
  readonly isCustomerAdmin?: boolean;
}

/** Opens a settings panel as a user of client 1 or an admin of customer 5. */
export function openSettings(panel: string, opening: SettingsOpening): SeenRequest[] {
  const { permissions = [], scopes, results: responses, settings, isCustomerAdmin } = opening;
  const seen = fakeServer({ 'GET user/client/list': { body: [] }, ...responses });
  const session = sessionOf(permissions, isCustomerAdmin ? { customerId: 5 } : {});
  renderPart(
    <>
      <SettingsPage />
      <Toaster />
    </>,
    {
      at: `/settings/${panel}`,
      session: {
        ...session,
        ...(scopes && { permissions: scopes }),
        clientSettings: [clientSettings(settings)],
      },
    },
  );
  return seen;
}

/** Presses Save in the panel. */
export const saveSettings = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** An error response without a message. */
export const errorResponse: FakeResponse = { status: 500, body: { message: '' } };
