import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import { appTexts } from '@contracts/texts/app/common';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { fakeServer, type SeenRequest } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { TransitTimesPage } from './TransitTimesPage';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  toast.dismiss();
});

const lane = (id: number, toZone: string, eta: number): TransitLaneView => ({
  id,
  version: 1,
  serviceGroupId: 1,
  fromZone: 'SYD',
  toZone,
  eta,
  isOwn: false,
  sharedEta: eta,
});
const lanes = [lane(1, 'ADL', 2), lane(2, 'ALB', 1), lane(3, 'BNE', 3)];

function open(
  at = '/transit-time?group=1&from=SYD',
  more: Parameters<typeof fakeServer>[0] = {},
  session = sessionOf(['UPDATE_TRANSIT_TIME']),
) {
  const seen = fakeServer({
    'GET transit-time/service-group': { body: [{ id: 1, group: 'Road Express' }] },
    'GET transit-time/from-zone': { body: ['MEL', 'SYD'] },
    'GET transit-time': { body: { lanes } },
    'PUT transit-time': { body: { lanes } },
    ...more,
  });
  renderPart(
    <>
      <TransitTimesPage />
      <Toaster />
    </>,
    { at, session },
  );
  return seen;
}

const etaOf = (zone: string) => screen.findByLabelText<HTMLInputElement>(`ETA to ${zone} in days`);
const type = async (zone: string, days: string) => {
  const cell = await etaOf(zone);
  await userEvent.click(cell);
  await userEvent.clear(cell);
  await userEvent.type(cell, days);
};
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (seen: readonly SeenRequest[]) =>
  seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('transit times', () => {
  it('TRANSIT-01 TRANSIT-02 TRANSIT-06 are selected by service group, then by from zone', async () => {
    const seen = open('/transit-time');
    expect(await screen.findByText('Select a service group and a from zone.')).toBeVisible();
    await screen.findByRole('option', { name: 'Road Express' });
    await selectOption(screen.getByLabelText('Service group'), 'Road Express');
    await screen.findByRole('option', { name: 'SYD' });
    await selectOption(screen.getByLabelText('From zone'), 'SYD');

    expect(await etaOf('ADL')).toHaveValue('2');
    expect(currentUrl()).toBe('/transit-time?group=1&from=SYD');
    const request = seen.find(({ path }) => path === 'transit-time');
    expect(Object.fromEntries(request!.params)).toEqual({ serviceGroupId: '1', fromZone: 'SYD' });
  });

  it('TRANSIT-03 TRANSIT-04 TRANSIT-05 are edited in the table and sent as the full list', async () => {
    let saved = lanes;
    const changedByOther = lane(2, 'ALB', 8);
    const seen = open(undefined, { 'GET transit-time': () => ({ body: { lanes: saved } }) });
    await type('ADL', '5');
    await type('BNE', '12');
    saved = lanes.with(1, changedByOther);
    const row = (await etaOf('ADL')).closest<HTMLElement>('[role="row"]')!;
    expect(within(row).getByText('2')).toBeVisible();
    await submit('Submit 2 changes');

    expect(await screen.findByText('Transit times updated')).toBeVisible();
    expect(sent(seen)).toEqual([
      [{ ...lanes[0], eta: 5 }, changedByOther, { ...lanes[2], eta: 12 }],
    ]);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  it('distinguish own days from shared ones', async () => {
    const own = { ...lane(2, 'ALB', 4), isOwn: true, sharedEta: 1 };
    open(undefined, { 'GET transit-time': { body: { lanes: lanes.with(1, own) } } });

    const row = (await etaOf('ALB')).closest<HTMLElement>('[role="row"]')!;
    expect(within(row).getByText('1')).toBeVisible();
    const shared = (await etaOf('ADL')).closest<HTMLElement>('[role="row"]')!;
    expect(within(shared).queryByText('2')).toBeNull();
  });

  it("are the shared ones for a super admin, or a customer's; changing the customer drops edits", async () => {
    const superAdmin = sessionOf(['UPDATE_TRANSIT_TIME', 'SUPER_ADMIN_CONTENT']);
    const seen = open(
      undefined,
      {
        'GET customer/list': { body: [{ id: 4, name: 'Coastline Freight' }] },
      },
      superAdmin,
    );
    await type('ADL', '5');
    const customer = screen.getByLabelText('Customer');
    expect(customer).toHaveDisplayValue('Shared by all customers');
    await screen.findByRole('option', { name: 'Coastline Freight' });
    await selectOption(customer, 'Coastline Freight');
    await userEvent.click(await screen.findByRole('button', { name: appTexts.discard }));
    await waitFor(() => {
      expect(currentUrl()).toBe('/transit-time?customer=4');
    });
    await selectOption(screen.getByLabelText('Service group'), 'Road Express');
    await screen.findByRole('option', { name: 'SYD' });
    await selectOption(screen.getByLabelText('From zone'), 'SYD');

    expect(await etaOf('ADL')).toHaveValue('2');
    await type('ADL', '6');
    await submit('Submit 1 change');
    await screen.findByText('Transit times updated');
    const put = seen.find(({ method }) => method === 'PUT');
    expect(put?.params.get('customerId')).toBe('4');
  });

  it('undo the last change, and filter by changed', async () => {
    open();
    await type('ADL', '5');
    await type('BNE', '7');
    await submit('Undo last');
    expect(await etaOf('BNE')).toHaveValue('3');
    await userEvent.click(screen.getByLabelText('Changed only'));

    await waitFor(() => {
      expect(screen.getAllByLabelText(/^ETA to/)).toHaveLength(1);
    });
    expect(await etaOf('ADL')).toHaveValue('5');
  });

  it('show an optional heat map behind the numbers', async () => {
    open();
    const heatOf = async (zone: string) =>
      (await etaOf(zone)).closest('[data-heat]')?.getAttribute('data-heat') ?? null;
    await userEvent.click(screen.getByLabelText('Heat map'));

    expect((await etaOf('BNE')).closest('[data-shaded="true"]')).toHaveTextContent(/BNE/);
    expect([await heatOf('ALB'), await heatOf('ADL'), await heatOf('BNE')]).toEqual([
      null,
      'mediumLow',
      'highest',
    ]);
    expect(screen.getByRole('note')).toHaveTextContent('1 day3 days');
    expect(await etaOf('BNE')).toHaveValue('3');
  });

  it('GAP-53 are whole numbers of days from 0 to 99', async () => {
    const seen = open();
    await type('ADL', '100');
    await submit('Submit 1 change');

    expect(await screen.findByText('ETA must be a whole number from 0 to 99')).toBeVisible();
    expect(await etaOf('ADL')).toBeInvalid();
    expect(sent(seen)).toEqual([]);
  });

  it('TRANSIT-08 show when they could not be saved, and keep the input', async () => {
    open(undefined, { 'PUT transit-time': { status: 500, body: '' } });
    await type('ADL', '5');
    await submit('Submit 1 change');

    expect(await screen.findByText('Error updating Transit Times')).toBeVisible();
    expect(await etaOf('ADL')).toHaveValue('5');
  });

  it.each([
    ['/transit-time?group=1&from=SYD', { 'GET transit-time': { body: { lanes: [] } } }],
    ['/transit-time?group=1', { 'GET transit-time/from-zone': { body: [] } }],
  ])('TRANSIT-09 say that there are none at %s', async (at, more) => {
    open(at, more);

    expect(await screen.findByText('No transit times found for the service group.')).toBeVisible();
  });

  it('TRANSIT-10 log a failed load without a message, and retry', async () => {
    const seen = open(undefined, { 'GET transit-time': { status: 500, body: { message: 'Oh' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(console.warn).toHaveBeenCalled();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    expect(seen.filter(({ path }) => path === 'transit-time')).toHaveLength(2);
  });

  it('are pasted from a spreadsheet, all lines or none', async () => {
    open();
    await etaOf('ADL');
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
    const field = await screen.findByLabelText('Lanes');
    await userEvent.click(field);
    await userEvent.paste('adl\t7\nXXX\t1');
    await submit('Apply');
    expect(await screen.findByText('No lane to XXX')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('adl\t7\r\nBNE, 08\n');
    await submit('Apply');

    expect(await etaOf('ADL')).toHaveValue('7');
    expect(await etaOf('BNE')).toHaveValue('8');
  });

  it("TRANSIT-11 CROSS-03 show more than the grid's page limit at once", async () => {
    const many = Array.from({ length: 120 }, (_, index) => lane(index + 1, `Z${index}`, 1));
    open(undefined, { 'GET transit-time': { body: { lanes: many } } });
    await etaOf('Z0');

    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '121');
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
  });
});
