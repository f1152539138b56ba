import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { MilestoneView, SetUpCellView, SetUpView } from '@contracts/views/set-up.view';

import { fakeServer } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderApp, renderPart } from '../../../test/render-app';
import { SetUpPage } from './SetUpPage';

noBrowserLayout();

const ofCustomer = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
const admin: readonly PermissionName[] = [
  'READ_CLIENT',
  'CREATE_CLIENT',
  'UPDATE_CLIENT',
  'READ_CUSTOMER_CARRIER',
  'CREATE_CUSTOMER_CARRIER_ACCOUNT',
  'READ_CUSTOMER_CARRIER_ACCOUNT',
  'CREATE_CONSIGNMENT',
];

const milestoneOf = (part: Partial<MilestoneView>): MilestoneView => ({
  name: 'CARRIER_REACHED',
  isReached: false,
  ...{ need: null, subject: null, at: null, stepsLeft: null },
  ...part,
});

const cellOf = (
  part: Pick<SetUpCellView, 'step' | 'state' | 'reason'> & Partial<SetUpCellView>,
) => ({
  ...{ count: null, at: null, name: null },
  ...part,
});

const nothing: SetUpView = {
  carriers: [],
  clients: [],
  clientCount: 0,
  readyClientCount: 0,
  pageSize: 50,
  milestones: [milestoneOf({ name: 'CARRIER_REACHED', need: 'CARRIER' })],
  openCount: 0,
};

const some: SetUpView = {
  ...nothing,
  carriers: [
    {
      id: 1,
      name: 'Outback General',
      detail: 'General, Tail lift',
      isReady: false,
      cells: [
        cellOf({ step: 'CARRIER_ACCOUNT', state: 'DONE', reason: 'ACCOUNT', name: 'OG-5512' }),
        cellOf({ step: 'CARRIER_NUMBERS', state: 'ATTENTION', reason: 'NUMBERS_LEFT', count: 42 }),
        cellOf({ step: 'RATE_CARD', state: 'OPEN', reason: 'NO_RATE_CARD' }),
        cellOf({ step: 'RULES', state: 'DONE', reason: 'OWN_RULES' }),
      ],
    },
  ],
  clients: [
    {
      id: 4,
      name: 'Lorikeet Lighting',
      detail: 'DANDENONG SOUTH VIC',
      isReady: true,
      cells: [
        cellOf({ step: 'CLIENT_ACCOUNT', state: 'DONE', reason: 'CARRIERS', count: 2 }),
        cellOf({ step: 'FIRST_OFFER', state: 'ASK', reason: 'TRY_IT' }),
      ],
    },
  ],
  clientCount: 1,
  readyClientCount: 1,
  openCount: 2,
};

const clients = { 'GET user/client/list': { body: [] } };

const open = (more: Parameters<typeof fakeServer>[0], permissions = admin) => {
  const seen = fakeServer({ ...clients, ...more });
  renderPart(<SetUpPage />, { at: '/set-up', session: sessionOf(permissions, ofCustomer) });
  return seen;
};

describe('the set up page', () => {
  it('shows the state of a cell, the reason and where to fix it', async () => {
    const seen = open({ 'GET set-up': { body: some } });

    const cell = await screen.findByRole('button', {
      name: 'Numbers for Outback General: To check, 42 left',
    });
    expect(seen.find(({ path }) => path === 'set-up')?.params.get('customerId')).toBe('9');
    await userEvent.click(cell);

    const drawer = await screen.findByRole('dialog', { name: 'Numbers for Outback General' });
    expect(within(drawer).getByText(/Every consignment needs a connote number/)).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'Go to Carrier Accounts' })).toHaveAttribute(
      'href',
      '/carrier-account/list',
    );
  });

  it('offers no link to steps the user cannot access', async () => {
    open({ 'GET set-up': { body: some } });

    await userEvent.click(await screen.findByRole('button', { name: /^Rate card for/ }));

    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText(/You can't do this step/)).toBeVisible();
    expect(within(drawer).queryByRole('link')).toBeNull();
  });

  it('tries the first offer only when its cell is opened', async () => {
    const seen = open({
      'GET set-up': { body: some },
      'GET set-up/first-offer': {
        body: { offerCount: 0, reachedCount: 0, capitalCount: 8, reason: 'No rate card' },
      },
    });
    const cell = await screen.findByRole('button', { name: /^First offer for/ });
    expect(seen.some(({ path }) => path === 'set-up/first-offer')).toBe(false);
    await userEvent.click(cell);

    expect(await screen.findByText('No offers to any capital city')).toBeVisible();
    expect(screen.getByText('Most common reason: No rate card')).toBeVisible();
  });

  it('shows the account, rules and carriers of a row, and what the row is about', async () => {
    open({ 'GET set-up': { body: some } });

    expect(
      await screen.findByRole('button', { name: 'Account for Outback General: Done, OG-5512' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Rules & Fees for.*Own record$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Account for Lori.*2 carriers$/ })).toBeVisible();
    expect(screen.getByText('General, Tail lift')).toBeVisible();
    expect(screen.getByText('DANDENONG SOUTH VIC')).toBeVisible();
  });

  it('shows no first step to users who may not take it', async () => {
    open({ 'GET set-up': { body: nothing } }, ['READ_CLIENT', 'READ_CUSTOMER_CARRIER']);

    expect(await screen.findByText('Consignments travel with a carrier.')).toBeVisible();
    expect(screen.getByText('A client is a shipper.')).toBeVisible();
    expect(screen.queryByText(/Add the first one/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('shows the first step if there is nothing yet', async () => {
    open({ 'GET set-up': { body: nothing } });

    expect(await screen.findByText('No carriers yet')).toBeVisible();
    expect(screen.getByText(/Add the first one you have an account with/)).toBeVisible();
    expect(screen.getByText('No clients yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add carrier' })[0]).toHaveAttribute(
      'href',
      '/carrier/list',
    );
  });

  it('can be retried after a failed load', async () => {
    open({ 'GET set-up': { status: 500, body: { message: 'Something went wrong' } } });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('an administrator of a customer with nothing', () => {
  it('lands on the set up page, with its open steps in the sidebar', async () => {
    fakeServer({
      ...clients,
      'GET client/banner': { body: {} },
      'GET set-up': { body: { ...nothing, openCount: 3 } },
    });
    renderApp({ at: '/', session: sessionOf(admin, ofCustomer) });

    await waitFor(() => {
      expect(currentUrl()).toBe('/set-up');
    });
    expect(await screen.findByText('No carriers yet')).toBeVisible();
    expect(screen.getByLabelText('3 open steps')).toBeVisible();
  });
});
