import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { noBrowserLayout } from '../../../../test/layout';
import { listed } from '../../../../test/freight';
import {
  manifestPage,
  openManifest,
  openManifestPage,
  submitted,
} from '../../../../test/manifests';
import {
  choices,
  MANIFESTED_TAB,
  openManifests,
  requestedPage,
} from '../../../../test/manifests-page';
import { narrowScreen } from '../../../../test/screen-size';
import { currentUrl } from '../../../../test/render-app';

noBrowserLayout();
narrowScreen();

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('manifests on a phone', () => {
  it('are sorted and filtered in a sheet', async () => {
    const seen = openManifests();
    await press('Sort and filter');
    await press('Carrier');
    await press('Today');
    await press(/^Show/);

    const params = new URLSearchParams(currentUrl().split('?')[1]);
    expect(params.get('sort')).toBe('carrierName,ASC');
    expect(params.get('from')).toBe(params.get('to'));
    expect(params.has('sheet')).toBe(false);
    await waitFor(() => {
      expect(requestedPage(seen.toReversed(), 'manifest/open')?.get('sort')).toBe(
        'carrierName,ASC',
      );
    });
    expect(screen.getByRole('button', { name: 'Sort and filter, 1 filter applied' })).toBeVisible();
  });

  it('show failures only to those who see them', async () => {
    openManifests({ at: MANIFESTED_TAB, more: ['SUPER_ADMIN_CONTENT'] });
    await press('Sort and filter');
    await press(/^Integration Failures/);

    expect(currentUrl()).toContain('failures=true');
    await press('Reset');
    expect(currentUrl()).toBe('/manifest/list?tab=MANIFESTED&sheet=Manifests');
  });

  it('H35 name the window and the reference of the pickup', async () => {
    const booked = {
      bookingStatus: 'SENT',
      bookingReference: 'BK-7',
      readyTime: '2030-01-08T05:15:00Z',
      closingTime: '2030-01-08T06:45:00Z',
    } as const;
    openManifests({
      at: MANIFESTED_TAB,
      results: { 'GET manifest': { body: manifestPage([{ ...submitted(9), ...booked }]) } },
    });

    expect(await screen.findByText(/^Pickup \d+\/01 .* to .*, BK-7$/)).toBeVisible();
  });

  it('H44 offer labels and report of an open manifest, as the table does', async () => {
    openManifests({ more: ['CLIENT_CONTENT'] });
    const card = await screen.findByRole('listitem');

    expect(
      within(card).getByRole('button', { name: /^Print Labels Southern Cross/ }),
    ).toBeVisible();
    expect(within(card).getByRole('button', { name: /^Report Southern Cross/ })).toBeVisible();
  });

  it.each(['/manifest/list', MANIFESTED_TAB])(
    'H47 name their client where all clients are listed: %s',
    async (at) => {
      const clientName = 'Acacia Ceramics';
      openManifests({
        at,
        more: ['READ_CLIENT'],
        claims: { clientId: null, clientIds: [1, 2] },
        results: {
          ...choices(1, 2),
          'GET manifest': { body: manifestPage([{ ...submitted(9), clientName }]) },
          'GET manifest/open': {
            body: openManifestPage([{ ...openManifest(1, [listed(501)]), clientName }]),
          },
        },
      });

      expect(await screen.findByText(clientName)).toBeVisible();
    },
  );
});
