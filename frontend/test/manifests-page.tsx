import { screen } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { TokenClaims } from '@contracts/views/session.view';

import { ManifestsPage } from '../src/features/manifests/ManifestsPage';
import { fakeServer, type FakeResponse, type SeenRequest } from './fake-server';
import { listed, operator, shellResponses } from './freight';
import { manifestPage, openManifest, openManifestPage, submitted } from './manifests';
import { clientSettings, sessionOf } from './people';
import { renderPart } from './render-app';

export interface ManifestsOpening {
  readonly at?: string;
  readonly results?: Record<string, FakeResponse>;
  readonly more?: readonly PermissionName[];
  /** Permissions of the operator to remove. */
  readonly without?: readonly PermissionName[];
  readonly claims?: Partial<TokenClaims>;
  readonly settings?: ReturnType<typeof clientSettings>;
}

/** The manifests page at a URL, with one manifest of each kind. */
export function openManifests({
  at = '/manifest/list',
  results: responses = {},
  more = [],
  without = [],
  claims = {},
  settings,
}: ManifestsOpening = {}) {
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest': { body: manifestPage([submitted(9)]) },
    'GET manifest/open': { body: openManifestPage([openManifest(1, [listed(501), listed(502)])]) },
    ...responses,
  });
  const session = sessionOf(
    [...operator, ...more].filter((name) => !without.includes(name)),
    claims,
  );
  renderPart(<ManifestsPage />, {
    at,
    session: { ...session, clientSettings: [settings ?? clientSettings()] },
  });
  return seen;
}

export const MANIFESTED_TAB = '/manifest/list?tab=MANIFESTED';
/** The clients the user can select; the first is the parent of the others. */
export const choices = (...ids: number[]): Record<string, FakeResponse> => ({
  'GET user/client/list': {
    body: ids.map((id) => ({
      id,
      name: `Client ${id}`,
      parentId: id === 1 ? null : 1,
      customerId: 1,
    })),
  },
});
/** The request for the visible page, not the one for the count of a tab. */
export const requestedPage = (seen: SeenRequest[], path: string) =>
  seen.find((request) => request.path === path && request.params.get('size') !== '1')?.params;
/** Column headings, once a row is shown. */
export const shownColumns = async () => {
  await screen.findByRole('row', { name: /Southern Cross Freight/ });
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};
