import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { fakeServer } from '../../../../test/fake-server';
import { listed, operator, shellResponses } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { manifestPage, openManifestPage, submitted } from '../../../../test/manifests';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ManifestsPage } from '../ManifestsPage';
export let openWindow: jest.SpyInstance;

const clientUser: readonly PermissionName[] = operator.filter(
  (name) => name !== 'CUSTOMER_CONTENT',
);
export const consignmentsOnManifest = [
  listed(501, { state: 'MANIFESTED', status: 'IN_TRANSIT', bookingReference: 'BK-1' }),
  listed(502, { state: 'MANIFESTED', status: 'MANIFESTED', internalTracking: false }),
];

interface Start {
  readonly manifest?: ManifestListItem;
  readonly permissions?: readonly PermissionName[];
  readonly settings?: ReturnType<typeof clientSettings>;
  readonly results?: Parameters<typeof fakeServer>[0];
}

export function open({
  manifest = submitted(9),
  permissions = clientUser,
  settings,
  results,
}: Start = {}) {
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest': { body: manifestPage([manifest]) },
    'GET manifest/open': { body: openManifestPage([]) },
    'GET consignment/by-manifest/9': { body: { consignments: consignmentsOnManifest } },
    'PUT consignment/paperwork': { status: 204 },
    ...results,
  });
  renderPart(
    <>
      <ManifestsPage />
      <Toaster />
    </>,
    {
      at: '/manifest/list?tab=MANIFESTED',
      session: { ...sessionOf(permissions), clientSettings: [settings ?? clientSettings()] },
    },
  );
  return seen;
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const toggle = () => press('Details of MAN-9');
export const requestsTo = (seen: ReturnType<typeof open>, start: string) =>
  seen.filter(({ method, path }) => `${method} ${path}`.startsWith(start));
export const viewer = (path: string) =>
  `/paperwork?paperworkRequest=${encodeURIComponent(`/api/v1/paperwork/${path}`)}`;

/** Keeps windows from opening, and removes toasts after each test. */
export function setUpManifests(): void {
  noBrowserLayout();
  beforeEach(() => {
    openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => {
    openWindow.mockRestore();
    toast.dismiss();
  });
}
