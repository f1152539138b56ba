import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { ZoneCodes } from './ZoneCodes';

const suburb = { id: 7, name: 'FITZROY', postcode: '3065', state: 'VIC', etaZone: 'MEL' };
const zone = (id: number, code: string, zonePriority = 1, carrierId = 4) => ({
  id,
  zone: code,
  zonePriority,
  carrierId,
  carrierName: 'Southern Star',
});

function open(permissions: PermissionName[], ofSuburb = [zone(1, 'MEL'), zone(9, 'VICM', 1, 5)]) {
  const seen = fakeServer({
    'GET carrier-zone/by-carrier': { body: [zone(1, 'MEL'), zone(2, 'SYD'), zone(3, 'VIC', 2)] },
    'GET carrier-zone/suburb': { body: { carrierZones: ofSuburb } },
    'GET address/locality': { body: [suburb] },
  });
  renderPart(<ZoneCodes carrierId={4} carrierName="Southern Star" />, {
    session: sessionOf(permissions),
  });
  return seen;
}

const show = () => userEvent.click(screen.getByRole('button', { name: 'Look up zone codes' }));

async function findFitzroy() {
  await userEvent.type(await screen.findByLabelText('Suburb'), 'fitz');
  await userEvent.click(await screen.findByRole('option', { name: 'Fitzroy VIC 3065' }));
}

describe('zone codes of a rate card', () => {
  it('are listed by priority, and loaded when they are opened', async () => {
    const seen = open(['READ_CARRIER_ZONE']);
    expect(seen).toHaveLength(0);
    await show();

    const first = await screen.findByRole('list', { name: 'Southern Star, priority 1' });
    expect(first).toHaveTextContent('MELSYD');
    expect(screen.getByRole('list', { name: 'Southern Star, priority 2' })).toHaveTextContent(
      'VIC',
    );
    expect(
      screen.getByRole('button', { name: 'Download the suburbs with priority 2' }),
    ).toBeVisible();
  });

  it('are found by suburb, without those of other carriers', async () => {
    open(['READ_CARRIER_ZONE']);
    await show();
    await findFitzroy();

    expect(await screen.findByText('Fitzroy VIC 3065 is in zone MEL.')).toBeVisible();
  });

  it('are shown as missing for a suburb that no rate covers', async () => {
    open(['READ_CARRIER_ZONE'], []);
    await show();
    await findFitzroy();

    expect(await screen.findByText(/is not in any zone of Southern Star/)).toBeVisible();
  });

  it('are offered only to users who may read them', () => {
    open(['CREATE_RATECARD']);

    expect(screen.queryByRole('button')).toBeNull();
  });
});
