import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import { fakeServer, heldResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { CarrierZonesPage } from './CarrierZonesPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const brunswick = { id: 5, name: 'BRUNSWICK', postcode: '3056', state: 'VIC', etaZone: 'MEL' };
const carrierZones = [
  { id: 11, carrierId: 1, carrierName: 'Southern Star', zone: 'METRO', zonePriority: 1 },
  { id: 21, carrierId: 2, carrierName: 'Orange Arrow', zone: 'NORTH', zonePriority: 1 },
];

describe('deleting zones of a suburb with a late response', () => {
  it('keeps others that were selected in the meantime', async () => {
    const deletion = heldResponse();
    fakeServer({
      'GET address/locality': { body: [brunswick] },
      'GET carrier-zone/suburb': { body: { carrierZones } },
      'DELETE carrier-zone/suburb-zone': deletion.endpoint,
    });
    renderPart(
      <>
        <CarrierZonesPage />
        <Toaster />
      </>,
      { at: '/carrier-zone?tab=SUBURB', session: sessionOf(['UPDATE_CARRIER_ZONE_SYSTEM']) },
    );
    await userEvent.type(await screen.findByLabelText('Suburb'), 'bru');
    await userEvent.click(await screen.findByRole('option', { name: /Brunswick/i }));
    const [ofMetro, ofNorth] = await screen.findAllByRole('checkbox', { name: 'Select row' });
    await userEvent.click(ofMetro!);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByText('Delete'));
    await userEvent.click(ofNorth!);
    deletion.send({ status: 204 });

    expect(await screen.findByText('Suburb Zone(s) deleted successfully')).toBeVisible();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('1 selected');
  });
});
