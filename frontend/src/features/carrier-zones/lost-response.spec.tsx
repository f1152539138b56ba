import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import { fakeServer, keysOf, lostResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { CarrierZonesPage } from './CarrierZonesPage';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const brunswick = { id: 5, name: 'BRUNSWICK', postcode: '3056', state: 'VIC', etaZone: 'MEL' };
const ofCarrier = { carrierId: 1, carrierName: 'Southern Star' };
const metro = { ...ofCarrier, id: 11, zone: 'METRO', zonePriority: 1 };
const vic = { ...ofCarrier, id: 13, zone: 'VIC', zonePriority: 2 };
const carriers = [{ id: 1, name: 'southern_star', displayName: 'Southern Star' }];

const choose = async (label: string, option: string) => {
  const field = await screen.findByLabelText(label);
  await within(field).findByRole('option', { name: option });
  await selectOption(field, option);
};

describe('a zone of a suburb that is added again after a lost response', () => {
  it('is added once, though its priority is taken by then', async () => {
    let carrierZones = [metro];
    const responses = [
      () => {
        carrierZones = [metro, vic];
        return lostResponse();
      },
      () => ({ body: vic }),
    ];
    const seen = fakeServer({
      'GET address/locality': { body: [brunswick] },
      'GET carrier-zone/suburb': () => ({ body: { carrierZones } }),
      'GET carrier-zone/by-carrier': { body: [metro, vic] },
      'GET carrier/no-carrier-zone-suburb-relationship': { body: { carriers } },
      'GET carrier/-1': { body: { carriers } },
      'POST carrier-zone/suburb-zone': () => responses.shift()!(),
    });
    renderPart(
      <>
        <CarrierZonesPage />
        <Toaster />
      </>,
      {
        at: '/carrier-zone?tab=SUBURB',
        session: sessionOf(['UPDATE_CARRIER_ZONE_SYSTEM', 'CREATE_CARRIER_ZONE_SYSTEM']),
      },
    );
    await userEvent.type(await screen.findByLabelText('Suburb'), 'bru');
    await userEvent.click(await screen.findByRole('option', { name: /Brunswick/i }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await choose('Carrier', 'Southern Star');
    await choose('Zone', 'VIC');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/^Can't reach Linehaul/)).toBeVisible();
    // the list behind the dialog shows it
    await waitFor(() => {
      expect(seen.filter(({ path }) => path === 'carrier-zone/suburb').length).toBeGreaterThan(1);
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Suburb Zone created successfully')).toBeVisible();
    const [first, repeated] = keysOf(seen, 'carrier-zone/suburb-zone');
    expect(first).not.toBeNull();
    expect(repeated).toBe(first);
  });
});
