import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  fakeServer,
  heldResponse,
  type FakeEndpoint,
  type FakeResponse,
} from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { zoneFileName } from '../../shared/carriers/zone-file-name';
import { CarrierZonesPage } from './CarrierZonesPage';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
const address = { create: jest.fn(() => 'blob:zones'), revoke: jest.fn() };
beforeEach(() => {
  URL.createObjectURL = address.create;
  URL.revokeObjectURL = address.revoke;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const carriers = [
  { id: 1, name: 'southern_star', displayName: 'Southern Star' },
  { id: 2, name: 'orange_arrow', displayName: 'Orange Arrow' },
];
const report = { inserted: 2, failed: 0, errors: [], failedRows: null };

function open(more: Record<string, FakeEndpoint> = {}) {
  const seen = fakeServer({
    'GET carrier/-1': { body: { carriers } },
    'GET carrier-zone/by-carrier': {
      body: [{ id: 1, zone: 'METRO', zonePriority: 3, carrierId: 1, carrierName: 'Southern Star' }],
    },
    'GET carrier-zone/download': { body: 'Suburb,Postcode' },
    'POST carrier-zone/bulk-carrier-zone-upload': { body: report },
    ...more,
  });
  renderPart(<CarrierZonesPage />, {
    at: '/carrier-zone?tab=CARRIER',
    session: sessionOf(['UPDATE_CARRIER_ZONE_SYSTEM', 'CREATE_CARRIER_ZONE_SYSTEM']),
  });
  return seen;
}

const selectCarrier = async () => {
  await screen.findByRole('option', { name: 'Southern Star' });
  await selectOption(screen.getByRole('combobox', { name: 'Carrier' }), 'Southern Star');
};
const download = async () => {
  await selectCarrier();
  await screen.findByRole('option', { name: '3' });
  await selectOption(screen.getByRole('combobox', { name: 'Zone Priority' }), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
};
const file = new File(['Suburb'], 'zones.csv', { type: 'text/csv' });
const upload = async () => {
  await userEvent.upload(screen.getByLabelText(/^Choose a file|^File/), file);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
};

describe('zones of a carrier', () => {
  it('say that the zones of the carrier could not be loaded', async () => {
    open({ 'GET carrier-zone/by-carrier': { status: 500, body: { message: '' } } });
    await selectCarrier();

    expect(await screen.findByText('The carrier zones could not be loaded')).toBeVisible();
  });

  it('ZONE-26 ZONE-31 ZONE-32 ZONE-33 ZONE-36 ZONE-39 are downloaded once carrier and priority are selected', async () => {
    const seen = open();
    const button = await screen.findByRole('button', { name: 'Download CSV' });
    expect(button).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Zone Priority' })).toBeDisabled();
    await download();

    expect(await screen.findByText('Download successful')).toBeVisible();
    expect(address.create).toHaveBeenCalled();
    const sent = seen.find(({ path }) => path === 'carrier-zone/download');
    expect(Object.fromEntries(sent!.params)).toEqual({ carrierId: '1', zonePriority: '3' });
  });

  it('ZONE-13 select the only priority of a carrier automatically, and none of several', async () => {
    const zone = { zone: 'METRO', carrierId: 1, carrierName: 'Southern Star' };
    open();
    await selectCarrier();
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'Zone Priority' })).toHaveDisplayValue('3');
    });
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
    cleanup();

    open({
      'GET carrier-zone/by-carrier': {
        body: [1, 2].map((id) => ({ ...zone, id, zonePriority: id })),
      },
    });
    await selectCarrier();
    await screen.findByRole('option', { name: '2' });
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });

  it('ZONE-37 are downloaded as a file named after the carrier, priority and day', () => {
    expect(zoneFileName({ displayName: 'Southern Star' }, 3, '2026-11-22')).toBe(
      'Southern Star Priority 3 Zones 2026-11-22.csv',
    );
  });

  it.each<[string, string, FakeResponse]>([
    ['ZONE-40', 'No zones found for the selected carrier', { status: 204 }],
    ['ZONE-41', 'Failed to download Carrier Zones', { status: 500, body: { message: 'Oh' } }],
  ])('%s say %j', async (_id, text, response) => {
    open({ 'GET carrier-zone/download': response });
    await download();

    expect(await screen.findByText(text)).toBeVisible();
  });

  it('ZONE-38 show that the download is running', async () => {
    open({ 'GET carrier-zone/download': () => new Promise(() => undefined) });
    await download();

    expect(await screen.findByText('Downloading Southern Star Carrier Zones')).toBeVisible();
  });

  it('ZONE-42 show when the file cannot be created', async () => {
    address.create.mockImplementationOnce(() => {
      throw new Error('no room');
    });
    open();
    await download();

    expect(await screen.findByText('Error generating Carrier Zone File')).toBeVisible();
  });

  it("ZONE-34 ZONE-35 are uploaded from a file in the template's format", async () => {
    const seen = open();
    await screen.findByRole('option', { name: 'Southern Star' });
    expect(screen.getByRole('link', { name: 'Download the template' })).toHaveAttribute(
      'href',
      '/static/templates/CarrierZoneTemplate.csv',
    );
    await upload();
    expect(await screen.findByText('Carrier needs to be selected')).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    await selectCarrier();
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));

    expect(await screen.findByText('Successfully inserted: 2 carrier zone(s)')).toBeVisible();
  });

  it('keep their file during the upload, so that the report is about the file shown', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    open({
      'POST carrier-zone/bulk-carrier-zone-upload': () =>
        new Promise((resolve) => (respond = resolve)),
    });
    await selectCarrier();
    await upload();
    await screen.findByText('Uploading Carrier Zones');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the file' }));
    const other = new File(['Suburb'], 'others.csv', { type: 'text/csv' });
    fireEvent.drop(screen.getByText('zones.csv'), { dataTransfer: { files: [other] } });
    respond({ body: report });

    expect(await screen.findByText('Successfully inserted: 2 carrier zone(s)')).toBeVisible();
    expect(screen.getByText('zones.csv')).toBeVisible();
  });

  it('keep their carrier during the upload, and drop the report when another is selected', async () => {
    const held = heldResponse();
    open({ 'POST carrier-zone/bulk-carrier-zone-upload': held.endpoint });
    await selectCarrier();
    await upload();
    await screen.findByText('Uploading Carrier Zones');
    const carrier = screen.getByRole('combobox', { name: 'Carrier' });
    expect(carrier).toBeDisabled();
    held.send({ body: report });
    expect(await screen.findByText('Successfully inserted: 2 carrier zone(s)')).toBeVisible();
    await selectOption(carrier, 'Orange Arrow');

    expect(screen.queryByText('Successfully inserted: 2 carrier zone(s)')).toBeNull();
  });

  it('do not say of another carrier that it has none to download', async () => {
    open({ 'GET carrier-zone/download': { status: 204 } });
    await download();
    expect(await screen.findByText('No zones found for the selected carrier')).toBeVisible();
    await selectOption(screen.getByRole('combobox', { name: 'Carrier' }), 'Orange Arrow');

    expect(screen.queryByText('No zones found for the selected carrier')).toBeNull();
  });

  it.each<[FakeResponse | (() => Promise<FakeResponse>), string]>([
    [{ body: { ...report, inserted: 0 } }, 'No Carrier zones were inserted'],
    [{ status: 400, body: { message: 'x'.repeat(120) } }, 'x'.repeat(100)],
    [() => new Promise(() => undefined), 'Uploading Carrier Zones'],
  ])('ZONE-43 report %j', async (response, text) => {
    open({ 'POST carrier-zone/bulk-carrier-zone-upload': response });
    await selectCarrier();
    await upload();

    expect(await screen.findByText(text)).toBeVisible();
  });
});
