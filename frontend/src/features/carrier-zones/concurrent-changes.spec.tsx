import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { api } from '../../shared/api/api';
import { fakeServer } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { selectOption } from '../../../test/select-option';
import { CarrierZonesPage } from './CarrierZonesPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const brunswick = { id: 5, name: 'BRUNSWICK', postcode: '3056', state: 'VIC', etaZone: 'MEL' };
const metro = {
  id: 11,
  carrierId: 1,
  carrierName: 'Southern Star',
  zone: 'METRO',
  zonePriority: 1,
};
const carrier = { id: 1, name: 'southern_star', displayName: 'Southern Star' };

describe('a zone being added while another user adds the same one', () => {
  it('stays selected, and the form says what has happened', async () => {
    const state = { carrierZones: [] as object[], carriers: [carrier] };
    fakeServer({
      'GET address/locality': { body: [brunswick] },
      'GET carrier-zone/suburb': () => ({ body: { carrierZones: state.carrierZones } }),
      'GET carrier-zone/by-carrier': { body: [metro] },
      'GET carrier/no-carrier-zone-suburb-relationship': () => ({
        body: { carriers: state.carriers },
      }),
    });
    const store = renderPart(<CarrierZonesPage />, {
      at: '/carrier-zone?tab=SUBURB',
      session: sessionOf(['UPDATE_CARRIER_ZONE_SYSTEM', 'CREATE_CARRIER_ZONE_SYSTEM']),
    });
    await userEvent.type(await screen.findByLabelText('Suburb'), 'bru');
    await userEvent.click(await screen.findByRole('option', { name: /Brunswick/i }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('option', { name: 'Southern Star' });
    await selectOption(dialog.getByLabelText('Carrier'), 'Southern Star');
    await dialog.findByRole('option', { name: 'METRO' });

    Object.assign(state, { carrierZones: [metro], carriers: [] });
    act(() => {
      store.dispatch(api.util.invalidateTags(['CarrierZone']));
    });

    expect(await dialog.findByText(/now has zones of this carrier/)).toBeVisible();
    expect(
      dialog.getByLabelText<HTMLSelectElement>('Carrier').selectedOptions[0],
    ).toHaveTextContent('Southern Star');
    expect(dialog.queryByText(/Upload a zone file/)).not.toBeInTheDocument();
  });
});

describe('a zone being changed while another user changes it', () => {
  const country = { ...metro, id: 12, zone: 'COUNTRY' };
  const north = { ...metro, id: 13, zone: 'NORTH' };

  async function openForm() {
    const state = { carrierZones: [metro] as object[] };
    const seen = fakeServer({
      'GET address/locality': { body: [brunswick] },
      'GET carrier-zone/suburb': () => ({ body: { carrierZones: state.carrierZones } }),
      'GET carrier-zone/by-carrier': { body: [metro, country, north] },
      'PUT carrier-zone/suburb-zone': { body: north },
    });
    const store = renderPart(<CarrierZonesPage />, {
      at: '/carrier-zone?tab=SUBURB',
      session: sessionOf(['UPDATE_CARRIER_ZONE_SYSTEM']),
    });
    await userEvent.type(await screen.findByLabelText('Suburb'), 'bru');
    await userEvent.click(await screen.findByRole('option', { name: /Brunswick/i }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Southern Star METRO' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('option', { name: 'NORTH' });
    await selectOption(dialog.getByLabelText('Zone'), 'NORTH');
    const updateZones = (carrierZones: readonly object[]) => {
      Object.assign(state, { carrierZones });
      act(() => {
        store.dispatch(api.util.invalidateTags(['CarrierZone']));
      });
    };
    return { seen, dialog, updateZones };
  }

  it('shows the suburb\u2019s current zone and moves it from there', async () => {
    const { seen, dialog, updateZones } = await openForm();
    updateZones([country]);
    expect(await dialog.findByText(/has moved the suburb to COUNTRY/)).toBeVisible();
    expect(dialog.getByLabelText('Zone')).toHaveDisplayValue('NORTH');

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      const [sent] = seen.filter(({ method }) => method === 'PUT');
      expect(sent?.params.get('oldCarrierZoneId')).toBe('12');
    });
  });

  it('says that it was removed', async () => {
    const { dialog, updateZones } = await openForm();
    updateZones([]);
    expect(await dialog.findByText(/has removed the suburb from this zone/)).toBeVisible();
  });
});
