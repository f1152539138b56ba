import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { IntegrationsPage } from '../src/features/client-integrations/IntegrationsPage';
import { fakeServer, type FakeEndpoint } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';

export const ofBanksia = '/client/integrations?clientId=11&clientName=Banksia+Sydney';
const editorPermissions: readonly PermissionName[] = [
  'UPDATE_CLIENT',
  'READ_CLIENT_INTEGRATION',
  'CREATE_CLIENT_INTEGRATION',
  'UPDATE_CLIENT_INTEGRATION',
  'DELETE_CLIENT_INTEGRATION',
];
export const files: ClientIntegrationView = {
  id: 5,
  version: 1,
  clientId: 11,
  integrationType: 'CSV',
  transferType: 'FTP',
  server: 'files.banksia.example',
  port: 2121,
  username: 'banksia',
  password: 'ciphertext',
  salt: 'pinch',
  path: '/in/orders',
  notificationEmail: 'it@banksia.example',
};
const orders: ClientIntegrationView = {
  ...files,
  id: 6,
  server: 'orders.banksia.example',
  path: null,
  notificationEmail: null,
};

export interface IntegrationsOpening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly more?: Readonly<Record<string, FakeEndpoint>>;
}

export function openIntegrations({
  at = ofBanksia,
  permissions = editorPermissions,
  more = {},
}: IntegrationsOpening = {}) {
  const seen = fakeServer({
    'GET client-integration': { body: [files, orders] },
    'GET integration-flow': { body: [] },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <IntegrationsPage />
      <Toaster />
    </>,
    { at, session: sessionOf(permissions) },
  );
  return seen;
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
