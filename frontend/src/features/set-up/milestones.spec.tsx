import { screen, within } from '@testing-library/react';

import type { MilestoneView, SetUpView } from '@contracts/views/set-up.view';

import { fakeDate } from '../../../test/fake-date';
import { fakeServer } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { narrowScreen } from '../../../test/screen-size';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { SetUpPage } from './SetUpPage';

noBrowserLayout();

/** 2:52 pm in Sydney. */
beforeEach(() => {
  fakeDate('2026-11-18T03:52:00Z');
});
afterEach(() => {
  jest.useRealTimers();
});

const nothing = { need: null, subject: null, at: null, stepsLeft: null };

const milestones: readonly MilestoneView[] = [
  {
    ...nothing,
    name: 'CARRIER_REACHED',
    isReached: true,
    subject: 'Southern Star Express',
    at: '2026-11-17T23:12:00.000Z',
  },
  {
    ...nothing,
    name: 'PRICED',
    isReached: true,
    subject: 'Outback General',
    at: '2026-11-16T23:40:00.000Z',
  },
  {
    ...nothing,
    name: 'CLIENT_READY',
    isReached: false,
    need: 'CLIENT_STEPS',
    subject: 'Lorikeet Lighting',
    stepsLeft: 1,
  },
  { ...nothing, name: 'FIRST_CONSIGNMENT', isReached: false, need: 'READY_CLIENT' },
];

function open(shown: readonly MilestoneView[]) {
  const setUp: SetUpView = {
    ...{ carriers: [], clients: [], clientCount: 0, readyClientCount: 0, pageSize: 50 },
    milestones: [...shown],
    openCount: 0,
  };
  fakeServer({ 'GET user/client/list': { body: [] }, 'GET set-up': { body: setUp } });
  const customer = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
  const session = sessionOf(['READ_CLIENT', 'READ_CUSTOMER_CARRIER'], customer);
  renderPart(<SetUpPage />, { at: '/set-up', session });
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');

describe('the milestones', () => {
  it('say what reached them and when, and what the others need', async () => {
    open(milestones);

    expect((await items()).map(({ textContent }) => textContent)).toEqual([
      'Carrier accountSouthern Star Express, 10:12 am',
      'PricedOutback General, 17/11/2026',
      'Client readyLorikeet Lighting, 1 step left',
      'First consignmentneeds a ready client',
    ]);
  });

  it('highlight the next one', async () => {
    open(milestones);

    const marked = (await items()).map((item) => item.getAttribute('aria-current'));
    expect(marked).toEqual([null, null, 'step', null]);
  });

  it('show only that they are reached if the records do not say what reached them', async () => {
    open([{ ...nothing, name: 'DELIVERED', isReached: true }]);

    expect((await items())[0]).toHaveTextContent('Deliveredreached');
  });

  it('show the day of a delivery, the same in every zone', async () => {
    open([{ ...nothing, name: 'DELIVERED', isReached: true, at: '2026-11-18' }]);

    expect((await items())[0]).toHaveTextContent('Delivered18/11/2026');
  });

  describe('on a phone', () => {
    narrowScreen();

    it('are bars, with the next one as text', async () => {
      open(milestones);

      expect(await screen.findByText('Step 3 of 4: Client ready')).toBeVisible();
      expect(screen.getByText('Lorikeet Lighting, 1 step left')).toBeVisible();
      expect((await items())[0]).toHaveTextContent('Carrier account: Southern Star Express');
    });

    it('end with the last one', async () => {
      const sent = { ...nothing, name: 'CARRIER_HAS_IT', isReached: true } as const;
      open([sent, { ...sent, name: 'DELIVERED', at: '2026-11-18' }]);

      expect(await screen.findByText('All 2 steps reached')).toBeVisible();
      expect(screen.getByText('18/11/2026')).toBeVisible();
    });
  });
});
