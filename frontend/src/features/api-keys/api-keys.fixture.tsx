import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, type FakeEndpoint } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { ApiKeysPage } from './ApiKeysPage';

const ofBanksia = '/client/b2b-keys?clientId=11&clientName=Banksia+Sydney';
const editorPermissions: PermissionName[] = ['READ_USER', 'CREATE_USER', 'DELETE_USER'];
export const shopKey = {
  ...{ id: 5, name: 'Web shop', email: 'key-1f2e3d' },
  expiresAt: '2099-03-01T02:00:00.000Z',
  createdAt: '2026-11-01T03:40:00.000Z',
  lastUsedAt: '2026-11-18T03:40:00.000Z',
  isReplaced: false,
  mode: 'live',
  scopes: null,
  allowedRanges: null,
  tokenHint: 'lh_live_a1B2c3D4_…x9Yz',
};
export const secrets = { password: 'one-time-secret', token: 'lh_live_a1B2c3D4_secretsecretx9Yz' };

interface Opening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly more?: Readonly<Record<string, FakeEndpoint>>;
}

export function open({ at = ofBanksia, permissions = editorPermissions, more = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET user/b2b-key': { body: [shopKey] },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <ApiKeysPage />
      <Toaster />
    </>,
    { at, session: sessionOf(permissions) },
  );
  return seen;
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const add = async (reference: string) => {
  await screen.findByText('Web shop');
  await userEvent.click(screen.getByText('ADD'));
  fireEvent.change(await screen.findByLabelText('Reference'), { target: { value: reference } });
};
