import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../../test/fake-server';
import { listed, operator, shellResponses } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { manifestPage, openManifest, openManifestPage } from '../../../../test/manifests';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ManifestsPage } from '../ManifestsPage';

noBrowserLayout();

it('MAN-59 offers a pickup if not all consignments have a regular one', async () => {
  const mixed = [listed(501, {}, { permanentBooking: true }), listed(502)];
  fakeServer({
    ...shellResponses,
    'GET manifest': { body: manifestPage() },
    'GET manifest/open': { body: openManifestPage([openManifest(1, mixed)]) },
    'GET consignment/previous-booking': { body: 0 },
  });
  renderPart(<ManifestsPage />, { session: sessionOf(operator) });

  await userEvent.click(await screen.findByRole('button', { name: /^Create Manifest/ }));

  const dialog = await screen.findByRole('dialog', { name: 'Manifest 2 consignments' });
  expect(within(dialog).getByRole('checkbox', { name: 'Book for ad hoc pickup' })).toBeVisible();
});
