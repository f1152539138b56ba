import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { MilestoneView, SetUpCellView, SetUpView } from '@contracts/views/set-up.view';

import { fakeDate } from '../../../test/fake-date';
import { fakeServer } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { narrowScreen } from '../../../test/screen-size';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { SetUpPage } from './SetUpPage';

noBrowserLayout();
narrowScreen();

/** 2:52 pm in Sydney. */
beforeEach(() => {
  fakeDate('2026-11-18T03:52:00Z');
});
afterEach(() => {
  jest.useRealTimers();
});

const admin: readonly PermissionName[] = [
  'READ_CLIENT',
  'CREATE_CLIENT',
  'READ_USER',
  'READ_CUSTOMER_CARRIER',
  'CREATE_CUSTOMER_CARRIER_ACCOUNT',
  'CREATE_RATECARD',
];

const cellOf = (
  step: SetUpCellView['step'],
  state: SetUpCellView['state'],
  reason: SetUpCellView['reason'],
  part: Partial<SetUpCellView> = {},
): SetUpCellView => ({ step, state, reason, count: null, at: null, name: null, ...part });

const milestoneOf = (part: Partial<MilestoneView>): MilestoneView => ({
  name: 'CARRIER_REACHED',
  isReached: true,
  ...{ need: null, subject: null, at: null, stepsLeft: null },
  ...part,
});

const setUp: SetUpView = {
  carriers: [
    {
      id: 1,
      name: 'Outback General',
      detail: null,
      isReady: false,
      cells: [
        cellOf('CONNECTION', 'DONE', 'TEST_PASSED', { at: '2026-11-17T23:31:00Z' }),
        cellOf('RATE_CARD', 'ATTENTION', 'RATE_CARDS_MISSING', { count: 3 }),
        cellOf('TRACKING', 'FAILED', 'NOT_ANSWERING'),
      ],
    },
    {
      id: 2,
      name: 'Southern Star',
      detail: null,
      isReady: true,
      cells: [
        cellOf('CONNECTION', 'DONE', 'DATA_TAKEN', { at: '2026-11-18T03:00:00Z' }),
        cellOf('TRACKING', 'DONE', 'FEED_READ', { at: '2026-11-18T03:00:00Z' }),
      ],
    },
  ],
  clients: [
    {
      id: 4,
      name: 'Lorikeet Lighting',
      detail: null,
      isReady: false,
      cells: [
        cellOf('ADDRESS', 'DONE', 'ADDRESS_VALID'),
        cellOf('SIGN_IN', 'ATTENTION', 'NOT_SIGNED_IN'),
      ],
    },
  ],
  clientCount: 1,
  readyClientCount: 0,
  pageSize: 50,
  milestones: [
    milestoneOf({ subject: 'Outback General', at: '2026-11-18T03:41:00Z' }),
    milestoneOf({ name: 'PRICED', subject: 'Southern Star', at: '2026-11-16T03:41:00Z' }),
    milestoneOf({
      name: 'CLIENT_READY',
      isReached: false,
      need: 'CLIENT_STEPS',
      subject: 'Lorikeet Lighting',
      stepsLeft: 1,
    }),
  ],
  openCount: 3,
};

function open(part: Partial<SetUpView> = {}, permissions = admin) {
  fakeServer({
    'GET user/client/list': { body: [] },
    'GET set-up': { body: { ...setUp, ...part } },
  });
  const customer = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
  renderPart(<SetUpPage />, { at: '/set-up', session: sessionOf(permissions, customer) });
  return screen.findByRole('tab', { name: /^Next/ });
}

const group = (name: string) => within(screen.getByRole('region', { name }));

describe('the next steps on a phone', () => {
  it('begin with what the next milestone waits for, and in each group with what failed', async () => {
    await open();

    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(['Lorikeet Lighting', 'Outback General', 'Done today']);
    const [first, second] = group('Outback General').getAllByRole('button');
    expect(first).toHaveTextContent('TrackingCurrently failing');
    expect(second).toHaveTextContent('Rate card3 missing');
  });

  it('have a button for the first of each group, and a panel for all', async () => {
    await open();

    expect(
      group('Lorikeet Lighting').getByRole('link', {
        name: 'Open: Sign-in for Lorikeet Lighting',
      }),
    ).toHaveAttribute('href', '/user/list');
    expect(group('Outback General').getAllByRole('link')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /Rate card/ }));
    expect(
      await screen.findByRole('dialog', { name: 'Rate card for Outback General' }),
    ).toBeVisible();
  });

  it('offer the first one as the main button', async () => {
    await open();

    expect(
      screen.getByRole('link', { name: 'Go to Users: Sign-in for Lorikeet Lighting' }),
    ).toHaveAttribute('href', '/user/list');
  });

  it('offer only what the user can do', async () => {
    await open({}, ['READ_CLIENT', 'READ_CUSTOMER_CARRIER', 'CREATE_RATECARD']);

    expect(group('Lorikeet Lighting').queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Carriers: Tracking for Outback General' }));
  });

  it('have no main button when all are done', async () => {
    await open({ carriers: [setUp.carriers[1]!], clients: [], clientCount: 1, openCount: 0 });

    expect(screen.getByText('All steps done')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('what was done today on a phone', () => {
  it('is listed with its time, the newest first', async () => {
    await open();

    const items = screen.getByRole('region', { name: 'Done today' });
    expect(items).toHaveTextContent(
      /Carrier accountOutback General, 2:41 pmConnectionOutback General · Tested 10:31 am$/,
    );
    await userEvent.click(within(items).getByRole('button', { name: /Connection/ }));
    expect(
      await screen.findByRole('dialog', { name: 'Connection for Outback General' }),
    ).toBeVisible();
  });

  it('says the day of a delivery in its heading only', async () => {
    const delivered = milestoneOf({ name: 'DELIVERED', at: '2026-11-18' });
    await open({ milestones: [delivered, ...setUp.milestones] });

    expect(group('Done today').getByText('Delivered').parentElement).toHaveTextContent(
      'Deliveredreached',
    );
  });

  it('leaves out what continues after the set-up, and what was done before', async () => {
    await open();

    expect(group('Done today').queryByText(/Sent|Read|Priced/)).toBeNull();
  });

  it('is hidden if nothing was done', async () => {
    await open({ carriers: [setUp.carriers[1]!], milestones: setUp.milestones.slice(1) });

    expect(screen.queryByRole('region', { name: 'Done today' })).toBeNull();
  });
});

describe('the lists on a phone', () => {
  it.each([
    ['Carriers', 'Add carrier', '/carrier/list'],
    ['Clients', 'Add client', '/client/list'],
  ])('%s can be added to', async (tab, label, to) => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));

    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    expect(screen.queryByRole('region', { name: 'Done today' })).toBeNull();
  });

  it('offer the first addition once, in the empty list', async () => {
    await open({ carriers: [], clients: [], clientCount: 0, openCount: 0 });

    expect(screen.getAllByRole('link', { name: 'Add carrier' })).toHaveLength(1);
  });
});
