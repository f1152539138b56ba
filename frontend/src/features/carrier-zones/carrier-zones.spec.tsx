import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import { appZoneTexts } from '@contracts/texts/app/zones';
import type { SuburbView } from '@contracts/views/address.view';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { fakeServer, type FakeResponse, type SeenRequest } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { CarrierZonesPage } from './CarrierZonesPage';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const brunswick: SuburbView = {
  id: 5,
  name: 'BRUNSWICK',
  postcode: '3056',
  state: 'VIC',
  etaZone: 'MEL',
};
const zone = (id: number, carrierId: number, name: string, zonePriority: number) =>
  ({
    id,
    carrierId,
    carrierName: carrierId === 1 ? 'Southern Star' : 'Orange Arrow',
    zone: name,
    zonePriority,
  }) satisfies CarrierZoneView;
const metro = zone(11, 1, 'METRO', 1);
const north = zone(21, 2, 'NORTH', 1);
const ofSouthernStar = [metro, zone(12, 1, 'COUNTRY', 1), zone(13, 1, 'VIC', 2)];
const ofOrangeArrow = [north, zone(22, 2, 'SOUTH', 1)];
const carriers = [
  { id: 1, name: 'southern_star', displayName: 'Southern Star' },
  { id: 2, name: 'orange_arrow', displayName: 'Orange Arrow' },
];
const editorPermissions: PermissionName[] = [
  'UPDATE_CARRIER_ZONE_SYSTEM',
  'CREATE_CARRIER_ZONE_SYSTEM',
];

interface Opening {
  readonly tab?: string;
  readonly permissions?: readonly PermissionName[];
  readonly more?: Record<string, FakeResponse>;
}

function open({ tab = 'SUBURB', permissions = editorPermissions, more = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET address/locality': { body: [brunswick] },
    'GET carrier-zone/suburb': { body: { carrierZones: [metro, north] } },
    'GET carrier-zone/by-carrier': (request: SeenRequest) => ({
      body: request.params.get('carrierId') === '1' ? ofSouthernStar : ofOrangeArrow,
    }),
    'GET carrier/no-carrier-zone-suburb-relationship': { body: { carriers } },
    'GET carrier/-1': { body: { carriers } },
    ...more,
  });
  renderPart(
    <>
      <CarrierZonesPage />
      <Toaster />
    </>,
    { at: `/carrier-zone?tab=${tab}`, session: sessionOf(permissions) },
  );
  return seen;
}

const selectSuburb = async () => {
  await userEvent.type(await screen.findByLabelText('Suburb'), 'bru');
  await userEvent.click(await screen.findByRole('option', { name: /Brunswick/i }));
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const choose = async (name: string, option: string) => {
  await within(await field(name)).findByRole('option', { name: option });
  await selectOption(await field(name), option);
};
const sent = (seen: readonly SeenRequest[], method: string) =>
  seen
    .filter((request) => request.method === method)
    .map(({ path, params, body }) => ({ path, params: Object.fromEntries(params), body }));
const path = 'carrier-zone/suburb-zone';

describe('zones of a suburb', () => {
  it('ZONE-01 ZONE-02 ZONE-03 ZONE-04 ZONE-05 ZONE-06 ZONE-18 ZONE-19 are listed once the suburb is selected', async () => {
    const seen = open();
    for (const name of ['Change Zone values by Suburb', 'Change Zone values by Carrier'])
      expect(await screen.findByRole('tab', { name })).toBeVisible();
    await selectSuburb();

    expect(await screen.findByText('METRO')).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.filter(Boolean)).toEqual(['Carrier Name', 'Zone', 'Zone Priority', 'Edit']);
    expect(screen.getByText('Orange Arrow')).toBeVisible();
    const lookup = seen.find((request) => request.path === 'carrier-zone/suburb');
    expect(lookup?.params.get('suburbId')).toBe('5');
  });

  it('ZONE-07 ZONE-09 ZONE-10 ZONE-11 ZONE-12 ZONE-21 ZONE-28 are added, each choice depending on the previous one', async () => {
    const seen = open({ more: { 'POST carrier-zone/suburb-zone': { body: metro } } });
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled();
    await selectSuburb();
    await press('Add');
    expect(await field('Zone Priority')).toBeDisabled();
    expect(await field('Zone')).toBeDisabled();

    await choose('Carrier', 'Southern Star');
    await choose('Zone', 'VIC');
    await press('Save');
    expect(await screen.findByText('Suburb Zone created successfully')).toBeVisible();
    expect(sent(seen, 'POST')).toEqual([
      { path, params: { suburbId: '5' }, body: ofSouthernStar[2] },
    ]);
  });

  it('say why there is nothing to select when the zones of a carrier could not be loaded', async () => {
    open({ more: { 'GET carrier-zone/by-carrier': { status: 500, body: { message: '' } } } });
    await selectSuburb();
    await press('Add');
    await choose('Carrier', 'Southern Star');
    expect(await screen.findByText(appZoneTexts.loadFailed)).toBeVisible();
    await press('Cancel');
    await press('Leave');
    await press('Edit Orange Arrow NORTH');

    expect(await screen.findByText(appZoneTexts.loadFailed)).toBeVisible();
  });

  it('ZONE-12 ZONE-13 wait for a priority when a carrier has several left, and use the only one', async () => {
    open({ more: { 'GET carrier-zone/suburb': { body: { carrierZones: [] } } } });
    await selectSuburb();
    await press('Add');
    await choose('Carrier', 'Southern Star');
    await choose('Zone Priority', '2');
    expect(await field('Zone')).toBeEnabled();
    await choose('Carrier', 'Orange Arrow');

    await waitFor(async () => {
      expect(await field('Zone Priority')).toHaveValue('1');
    });
    expect(await field('Zone')).toBeEnabled();
  });

  it('ZONE-10 report no missing zones while the zones of a carrier are unknown', async () => {
    const seen = open({ more: { 'GET carrier-zone/by-carrier': { status: 500, body: '' } } });
    await selectSuburb();
    await press('Add');
    await choose('Carrier', 'Southern Star');

    await waitFor(() => {
      expect(seen.some((request) => request.path === 'carrier-zone/by-carrier')).toBe(true);
    });
    expect(screen.queryByText(appZoneTexts.noZones)).not.toBeInTheDocument();
  });

  it('ZONE-15 ZONE-28 show what is missing and what was rejected', async () => {
    const seen = open({ more: { 'POST carrier-zone/suburb-zone': { status: 500, body: '' } } });
    await selectSuburb();
    await press('Add');
    await press('Save');
    for (const message of [
      'Must select a Carrier',
      'Must enter a Zone Priority',
      'Must select a Zone',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(sent(seen, 'POST')).toEqual([]);
    await choose('Carrier', 'Southern Star');
    await choose('Zone', 'VIC');
    await press('Save');

    expect(await screen.findByText('Error creating Suburb Zone')).toBeVisible();
  });

  it.each([
    [{ body: metro }, 'Suburb Zone updated successfully'],
    [{ status: 500, body: '' }, 'Error updating Suburb Zone'],
  ])(
    'ZONE-14 ZONE-22 ZONE-29 are changed within carrier and priority: %j',
    async (result, text) => {
      const seen = open({ more: { 'PUT carrier-zone/suburb-zone': result } });
      await selectSuburb();
      await press('Edit Southern Star METRO');
      expect(await field('Zone')).toHaveValue('11');
      expect(screen.queryByLabelText('Carrier')).toBeNull();
      expect(screen.queryByLabelText('Zone Priority')).toBeNull();
      await choose('Zone', 'COUNTRY');
      await press('Save');

      expect(await screen.findByText(text)).toBeVisible();
      expect(sent(seen, 'PUT')).toEqual([
        { path, params: { oldCarrierZoneId: '11', suburbId: '5' }, body: ofSouthernStar[1] },
      ]);
    },
  );

  it.each([
    [{ status: 204 }, 'Suburb Zone(s) deleted successfully'],
    [{ status: 500, body: '' }, 'Error updating Suburb Zone(s)'],
  ])('ZONE-08 ZONE-17 ZONE-23 ZONE-30 are deleted together: %j', async (result, text) => {
    const seen = open({ more: { 'DELETE carrier-zone/suburb-zone': result } });
    await selectSuburb();
    await screen.findByText('METRO');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    for (const box of screen.getAllByRole('checkbox', { name: 'Select row' }))
      await userEvent.click(box);
    await press('Delete');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('The zones and the suburb are not deleted');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(text)).toBeVisible();
    expect(sent(seen, 'DELETE')[0]?.params).toEqual({ carrierZoneIds: '11,21', suburbId: '5' });
  });

  it('ZONE-07 ZONE-16 have an empty state, and cannot be added without the permission', async () => {
    open({
      permissions: ['UPDATE_CARRIER_ZONE_SYSTEM'],
      more: { 'GET carrier-zone/suburb': { body: { carrierZones: [] } } },
    });
    await selectSuburb();

    expect(await screen.findByText('No carrier zone found for the suburb selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});
