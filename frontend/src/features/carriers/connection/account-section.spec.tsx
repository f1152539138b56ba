import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { CarrierAdapterView } from '@contracts/views/carrier.view';

import { carrierOf, customerCarrierOf } from '../../../../test/carriers';
import { openCarriers as open, press } from '../../../../test/carriers-page';
import { noBrowserLayout } from '../../../../test/layout';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();

const adapter: CarrierAdapterView = {
  name: 'boomerang',
  displayName: 'Boomerang Freight',
  capabilities: ['manifests', 'labels', 'pickups', 'tracking'],
  fields: [
    { name: 'account', label: 'Login', kind: 'TEXT', options: [], help: 'On your invoice.' },
    { name: 'key', label: 'Key', kind: 'SECRET', options: [], help: null },
    {
      name: 'environment',
      label: 'Environment',
      kind: 'CHOICE',
      options: [
        { value: 'LIVE', label: 'Live' },
        { value: 'TEST', label: 'Test' },
      ],
      help: null,
    },
  ],
};
const boomerang = carrierOf({ id: 14, displayName: 'Boomerang Freight', adapter });

async function add(result: object = { body: customerCarrierOf() }) {
  const sent = open({
    more: {
      'GET carrier/customer-carrier-no-relationship': {
        body: { carriers: [boomerang, carrierOf({ id: 15, displayName: 'Wattle Freight' })] },
      },
      'POST customer-carrier': result,
    },
  });
  await press('Add');
  await choose('Boomerang Freight');
  return sent;
}

async function choose(name: string) {
  await screen.findByRole('option', { name });
  await selectOption(screen.getByLabelText('Carrier', { selector: 'select' }), name);
}

describe('the account with a carrier that has its own interface', () => {
  it('is entered in the fields of its adapter, in place of servers', async () => {
    const sent = await add();
    expect(screen.queryByLabelText('Transfer type')).toBeNull();
    expect(screen.getByText('On your invoice.')).toBeVisible();
    expect(screen.getByLabelText(/^Key/)).toHaveAttribute('type', 'password');

    await userEvent.type(screen.getByLabelText(/^Login/), '4711');
    await userEvent.type(screen.getByLabelText(/^Key/), 'k-1');
    await selectOption(screen.getByLabelText('Environment'), 'Test');
    await press('Save');

    expect(sent('POST')[0]?.body).toMatchObject({
      carrier: { id: 14 },
      adapterSettings: { account: '4711', key: 'k-1', environment: 'TEST' },
    });
  });

  it('shows the capabilities of the carrier, except pickups that are booked by email', async () => {
    await add();

    const offered = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(offered).toEqual([
      'Live pricesnot available',
      'Manifestsavailable',
      "Carrier's own labelsavailable",
      'Pickup bookingsnot available',
      'Trackingavailable',
    ]);
  });

  it("shows the server's errors at each field", async () => {
    await add({
      status: 400,
      body: {
        message: 'Enter the key',
        details: [{ path: 'adapterSettings.key', message: 'Enter the key of the account' }],
      },
    });
    await press('Save');

    expect(await screen.findByText('Enter the key of the account')).toBeVisible();
  });

  it("clears the server's errors once their value or the carrier changes", async () => {
    const details = [{ path: 'adapterSettings.key', message: 'Enter the key of the account' }];
    await add({ status: 400, body: { message: 'The account was rejected', details } });
    await press('Save');
    await screen.findByText('Enter the key of the account');

    await userEvent.type(screen.getByLabelText(/^Key/), 'k');
    expect(screen.queryByText('Enter the key of the account')).toBeNull();
    await choose('Wattle Freight');
    expect(screen.queryByText('The account was rejected')).toBeNull();
  });

  it('H70 is cleared when another carrier is selected', async () => {
    await add();
    await userEvent.type(screen.getByLabelText(/^Login/), '4711');

    await choose('Wattle Freight');
    await choose('Boomerang Freight');

    expect(screen.getByLabelText(/^Login/)).toHaveValue('');
  });

  it('masks a stored secret, which cannot be revealed, and keeps it when left blank', async () => {
    const record = customerCarrierOf({
      carrier: boomerang,
      adapterSettings: { account: '4711', environment: 'TEST', key: '' },
    });
    const sent = open({
      more: {
        'GET customer-carrier': { body: { customerCarriers: [record] } },
        'PUT customer-carrier': { body: record },
      },
    });
    await press('Boomerang Freight');
    await screen.findByRole('dialog', { name: 'Edit customer carrier' });
    expect(screen.getByLabelText(/^Key/)).toHaveAttribute('placeholder', '••••••••');
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();

    await userEvent.type(screen.getByLabelText(/^Login/), '2');
    await press('Save');

    expect(sent('PUT')[0]?.body).toMatchObject({
      adapterSettings: { account: '47112', environment: 'TEST', key: '' },
    });
  });

  it('is tested as entered', async () => {
    const steps = [{ name: 'Account', outcome: 'DONE', words: 'signed in to Wattle', ms: 100 }];
    const result = { kind: 'ACCOUNT', isPassed: true, testedAt: '2026-11-18T03:50:00Z', steps };
    const sent = open({
      more: {
        'GET carrier/customer-carrier-no-relationship': { body: { carriers: [boomerang] } },
        'POST customer-carrier/test': { body: result },
      },
    });
    await press('Add');
    await choose('Boomerang Freight');
    await userEvent.type(screen.getByLabelText(/^Login/), '4711');
    expect(screen.queryByRole('button', { name: 'Test: Pickup booking' })).toBeNull();

    await press('Test: Account');

    expect(await screen.findByText(/signed in to Wattle/)).toBeVisible();
    expect(sent('POST')[0]?.body).toMatchObject({
      kind: 'ACCOUNT',
      adapterSettings: { account: '4711' },
    });
  });

  it('offers live prices only if the adapter supports them', async () => {
    await add();

    expect(screen.queryByLabelText('Price from')).toBeNull();
  });

  it('sends the source of prices and their time limit', async () => {
    const rated = carrierOf({
      ...{ id: 14, displayName: 'Boomerang Freight' },
      adapter: { ...adapter, capabilities: [...adapter.capabilities, 'rating'] },
    });
    const record = customerCarrierOf({ carrier: rated, adapterSettings: {} });
    const sent = open({
      more: {
        'GET customer-carrier': { body: { customerCarriers: [record] } },
        'PUT customer-carrier': { body: record },
      },
    });
    await press('Boomerang Freight');
    await screen.findByRole('dialog', { name: 'Edit customer carrier' });
    expect(screen.queryByLabelText('Wait for live prices')).toBeNull();

    await selectOption(screen.getByLabelText('Price from'), 'Rate card and live, side by side');
    const time = screen.getByLabelText('Wait for live prices');
    await userEvent.clear(time);
    await userEvent.type(time, '50');
    await press('Save');
    expect(await screen.findByText('Enter 100 to 4,000 milliseconds')).toBeVisible();
    expect(sent('PUT')).toEqual([]);

    await userEvent.type(time, '0');
    await press('Save');

    expect(sent('PUT')[0]?.body).toMatchObject({ priceFrom: 'BOTH', liveRateMs: 500 });
  });

  it('is saved even if a time limit that is no longer shown is invalid', async () => {
    const rated = carrierOf({
      ...{ id: 14, displayName: 'Boomerang Freight' },
      adapter: { ...adapter, capabilities: [...adapter.capabilities, 'rating'] },
    });
    const record = customerCarrierOf({ carrier: rated, adapterSettings: {} });
    const sent = open({
      more: {
        'GET customer-carrier': { body: { customerCarriers: [record] } },
        'PUT customer-carrier': { body: record },
      },
    });
    await press('Boomerang Freight');
    await selectOption(
      await screen.findByLabelText('Price from'),
      'Rate card and live, side by side',
    );
    await userEvent.type(screen.getByLabelText('Wait for live prices'), 'x');
    await selectOption(screen.getByLabelText('Price from'), 'Rate card');
    await press('Save');

    expect(sent('PUT')[0]?.body).toMatchObject({ priceFrom: 'RATE_CARD' });
  });
});
