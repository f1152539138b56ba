import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { WebhookFiguresView } from '@contracts/views/webhook-figures.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { WebhooksPage } from '../src/features/webhooks/WebhooksPage';
import { useShortcuts } from '../src/shared/commands/useShortcuts';
import { fakeServer, type FakeEndpoint } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';

const editorPermissions: readonly PermissionName[] = [
  'READ_WEBHOOK',
  'CREATE_WEBHOOK',
  'UPDATE_WEBHOOK',
  'DELETE_WEBHOOK',
  'READ_HISTORY',
];

export const warehouse: WebhookView = {
  id: 5,
  version: 3,
  clientId: 1,
  customerId: null,
  ownerName: 'Harbour & Pine Homewares',
  name: 'Warehouse system',
  url: 'https://wms.harbour.example/hooks',
  types: ['consignment.*', 'tracking.updated'],
  versions: {},
  status: 'ACTIVE',
  statusReason: null,
  failingSince: null,
  lastSuccessAt: '2026-11-20T03:12:44.000Z',
  mostInFlight: 8,
  notificationEmails: ['it@harbour.example'],
  overlapEndsAt: null,
  createdBy: 'Maya Kerr',
  createdAt: '2026-11-01T03:12:44.000Z',
};
export const costs: WebhookView = {
  ...warehouse,
  id: 6,
  name: 'Freight costs',
  url: 'https://erp.harbour.example/in',
  status: 'PAUSED',
};

export const figures: WebhookFiguresView = {
  id: 5,
  delivered: 120,
  givenUp: 1,
  held: 3,
  hasMoreHeld: false,
  heldSince: '2026-11-20T03:00:00.000Z',
  answerP95Ms: 220,
  halfHours: Array.from({ length: 48 }, (_, index) => ({
    at: new Date(Date.parse('2026-11-19T04:00:00Z') + index * 1_800_000).toISOString(),
    delivered: index === 40 ? 120 : 0,
    failed: index === 40 ? 2 : 0,
  })),
};

/** As the shell of the app binds the keys. */
function Shortcuts() {
  useShortcuts();
  return null;
}

export interface WebhooksOpening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly list?: readonly WebhookView[];
  readonly more?: Readonly<Record<string, FakeEndpoint>>;
}

export function openWebhooks(opening: WebhooksOpening = {}) {
  const {
    at = '/webhooks?part=settings',
    permissions = editorPermissions,
    list = [warehouse, costs],
    more,
  } = opening;
  const seen = fakeServer({
    'GET webhook': { body: list },
    'GET webhook/figures': { body: [] },
    'GET webhook/5/figures': { body: figures },
    'GET webhook/6/figures': { body: { ...figures, id: 6, held: 214 } },
    'GET events/reader': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <WebhooksPage />
      <Shortcuts />
      <Toaster />
    </>,
    { at, session: sessionOf(permissions) },
  );
  return seen;
}

export const press = async (name: string | RegExp, role: 'button' | 'tab' = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));

/** Chooses an action from the menu of the shown subscription. */
export async function pick(name: string): Promise<void> {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
