import { screen } from '@testing-library/react';

import { noBrowserLayout } from '../../../../test/layout';
import {
  choices,
  MANIFESTED_TAB as MANIFESTED,
  openManifests as open,
  shownColumns as headers,
} from '../../../../test/manifests-page';
import { clientSettings } from '../../../../test/people';

noBrowserLayout();
describe('columns of the manifested tab', () => {
  const prints = ['Print Manifest', 'Print Labels', 'Freight Summary'];

  it('MAN-24 MAN-25 MAN-27 MAN-28 MAN-29 MAN-30 MAN-31 MAN-32 MAN-33 are as specified', async () => {
    open({ at: MANIFESTED });

    expect(await headers()).toEqual([
      'Details',
      'Date Submitted',
      'Manifest Number',
      'Carrier',
      'Status',
      'Pickup Booking',
      ...prints,
    ]);
    const row = screen.getByRole('row', { name: /MAN-9/ });
    expect(row).toHaveTextContent('08/01/2030');
    expect(row).toHaveTextContent('Sent');
  });

  it('MAN-26 MAN-28 include the client, and the integration for a super admin', async () => {
    open({
      at: MANIFESTED,
      more: ['READ_CLIENT', 'SUPER_ADMIN_CONTENT'],
      claims: { isSuperAdmin: true, clientId: null, clientIds: [] },
      results: choices(1, 2),
    });
    const shown = await headers();

    expect(shown).toEqual(expect.arrayContaining(['Client', 'Integration']));
    expect(shown).not.toContain('Status');
  });

  it('MAN-34 include Other when paperwork prints directly', async () => {
    open({ at: MANIFESTED, settings: clientSettings({ printNodeApi: true }) });

    expect((await headers()).at(-1)).toBe('Other');
  });

  it('MAN-34 have no Other for a parent account', async () => {
    open({
      at: MANIFESTED,
      more: ['READ_CLIENT'],
      results: choices(1, 2),
      settings: clientSettings({ printNodeApi: true }),
    });
    await screen.findByRole('tab', { name: 'Open 1' });

    expect(await headers()).not.toContain('Other');
  });
});
