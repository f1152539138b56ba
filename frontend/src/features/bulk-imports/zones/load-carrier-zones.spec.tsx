import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { LoadCarrierZonesDialog } from './LoadCarrierZonesDialog';
import { southern, ownVan, clean, csv, press, fieldOf } from '../bulk-imports.fixture';

describe('carrier zone import', () => {
  const all: PermissionName[] = ['CREATE_CARRIER_ZONE_SYSTEM', 'SUPER_ADMIN_CONTENT'];

  function open(response: FakeResponse | (() => Promise<FakeResponse>), permissions = all) {
    const seen = fakeServer({
      'POST carrier-zone/bulk-carrier-zone-upload': response,
      'GET carrier/-1': { body: { carriers: [southern, ownVan] } },
      'GET carrier/1': { body: { carriers: [ownVan] } },
      'GET customer/list': { body: [{ id: 1, name: 'Coastline' }] },
    });
    renderPart(<LoadCarrierZonesDialog onClose={() => undefined} />, {
      session: sessionOf(permissions),
    });
    return seen;
  }

  async function choose(carrier: string) {
    const option = await screen.findByRole('option', { name: carrier });
    await userEvent.selectOptions(screen.getByLabelText('Carrier'), option);
    await userEvent.upload(screen.getByLabelText('File'), csv());
  }

  it('BULK-22 BULK-23 requires a carrier and a file', async () => {
    const seen = open({ body: clean });
    await press('Upload');

    expect(screen.getByText('Carrier needs to be selected')).toBeVisible();
    expect(
      screen.getByText('No file detected. Please supply a file before uploading.'),
    ).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says why an administrator without a generic carrier has none to select', async () => {
    fakeServer({ 'GET carrier/-1': { body: { carriers: [southern] } } });
    renderPart(<LoadCarrierZonesDialog onClose={() => undefined} />, {
      session: sessionOf(['CREATE_CARRIER_ZONE_SYSTEM']),
    });
    const reason = await screen.findByText(/your own generic carriers, and you have none yet/);
    expect(reason).toBeVisible();
    expect(screen.getByLabelText('Carrier')).toHaveAccessibleDescription(reason.textContent);
  });

  it('BULK-22 BULK-24 BULK-26 BULK-29 sends the carrier, of the customer a super admin selected', async () => {
    const seen = open({ body: clean });
    expect(screen.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
      'href',
      '/static/templates/CarrierZoneTemplate.csv',
    );
    await screen.findByRole('option', { name: 'Coastline' });
    await userEvent.selectOptions(screen.getByLabelText(/Customer/), 'Coastline');
    await choose('Own Van');
    await press('Upload');

    expect(await screen.findByText('Successfully inserted: 3 carrier zone(s)')).toBeVisible();
    expect(fieldOf(seen, 'carrierId')).toBe('5');
    expect(fieldOf(seen, 'carrierName')).toBe('cc_own');
    expect(fieldOf(seen, 'customerId')).toBe('1');
  });

  it('offers a customer\u2019s admin only the customer\u2019s own carriers', async () => {
    open({ body: clean }, ['CREATE_CARRIER_ZONE_SYSTEM']);

    expect(await screen.findByRole('option', { name: 'Own Van' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Southern Star' })).toBeNull();
    expect(screen.queryByLabelText(/Customer/)).toBeNull();
  });

  it('BULK-25 shows that it is running', async () => {
    open(() => new Promise<FakeResponse>(() => undefined));
    await choose('Southern Star');
    await press('Upload');

    expect(await screen.findByText('Uploading Carrier Zones')).toBeVisible();
  });

  it('BULK-27 warns when nothing was imported', async () => {
    open({ body: { ...clean, inserted: 0 } });
    await choose('Southern Star');
    await press('Upload');

    expect(await screen.findByText('No Carrier zones were inserted')).toBeVisible();
  });

  it("BULK-28 shows a hundred characters of the server's message", async () => {
    open({ status: 400, body: { message: 'x'.repeat(200) } });
    await choose('Southern Star');
    await press('Upload');

    expect(await screen.findByText('x'.repeat(100))).toBeVisible();
  });
});
