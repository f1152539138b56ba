import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';

import { fakeServer, sentBody } from '../../test/fake-server';
import { listPage, operator, shellResponses } from '../../test/freight';
import { manifestPage, openManifestPage } from '../../test/manifests';
import { sessionOf } from '../../test/people';
import { renderPart } from '../../test/render-app';
import { ConsignmentListPage } from '../features/consignments/ConsignmentListPage';
import { ManifestsPage } from '../features/manifests/ManifestsPage';

const sizes = { consignmentRecordsPerPage: 25, manifestRecordsPerPage: 50 };

describe('page sizes of the token', () => {
  it.each<[string, ComponentType, string, number]>([
    ['consignments', ConsignmentListPage, 'consignment/list', 25],
    ['manifests', ManifestsPage, 'manifest/open', 50],
  ])('AUTH-48 CROSS-02 apply to the list of %s', async (_case, Page, path, size) => {
    const seen = fakeServer({
      ...shellResponses,
      'POST consignment/list': { body: listPage([]) },
      'GET manifest': { body: manifestPage() },
      'GET manifest/open': { body: openManifestPage([]) },
    });
    renderPart(<Page />, { session: sessionOf(operator, sizes) });

    await waitFor(() => {
      const requestedSizes = seen
        .filter((request) => request.path === path)
        .map(({ params, body }) =>
          Number(params.get('size') ?? sentBody<{ size: number }>({ body })?.size),
        );
      expect(requestedSizes).toContain(size);
    });
  });
});
