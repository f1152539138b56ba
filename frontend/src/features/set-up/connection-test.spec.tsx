import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { CarrierAdapterView, CustomerCarrierView } from '@contracts/views/carrier.view';
import type { ConnectionTestView } from '@contracts/views/connection-test.view';
import type { SetUpCellView, SetUpView } from '@contracts/views/set-up.view';

import { carrierOf, customerCarrierOf } from '../../../test/carriers';
import { fakeServer, type FakeEndpoint } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { SetUpPage } from './SetUpPage';

noBrowserLayout();

const cell = (part: Partial<SetUpCellView>): SetUpCellView => ({
  step: 'CONNECTION',
  state: 'OPEN',
  reason: 'NOTHING_SENT',
  ...{ count: null, at: null, name: null },
  ...part,
});

const setUp = (connection: Partial<SetUpCellView> = {}): SetUpView => ({
  carriers: [
    {
      id: 21,
      name: 'Tasman Linehaul',
      detail: null,
      isReady: false,
      cells: [cell(connection), cell({ step: 'TRACKING', reason: 'NOT_READ' })],
    },
  ],
  clients: [],
  ...{ clientCount: 0, readyClientCount: 0, pageSize: 50, openCount: 2 },
  milestones: [
    {
      name: 'CARRIER_REACHED',
      isReached: false,
      ...{ need: 'CARRIER_ACCOUNT', subject: null, at: null, stepsLeft: null },
    },
  ],
});

const failed: ConnectionTestView = {
  kind: 'TRANSFER',
  isPassed: false,
  testedAt: '2026-11-18T03:50:00Z',
  steps: [
    { name: 'Name', outcome: 'DONE', words: '203.0.113.24 (allowed)', ms: 100 },
    { name: 'Folder', outcome: 'FAILED', words: 'Folder /in not found.', ms: 800 },
  ],
};

const adapter: CarrierAdapterView = {
  name: 'startrack',
  displayName: 'StarTrack',
  capabilities: ['rating'],
  fields: [],
};

const permissions: readonly PermissionName[] = [
  'READ_CLIENT',
  'READ_CUSTOMER_CARRIER',
  'UPDATE_CUSTOMER_CARRIER_ACCOUNT',
];

function open(
  more: Readonly<Record<string, FakeEndpoint>>,
  { record = customerCarrierOf(), granted = permissions } = {},
) {
  const seen = fakeServer({
    'GET user/client/list': { body: [] },
    'GET set-up': { body: setUp() },
    'GET customer-carrier': { body: { customerCarriers: [record] } },
    ...more,
  });
  const customer = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
  renderPart(<SetUpPage />, { at: '/set-up', session: sessionOf(granted, customer) });
  return () => seen.filter(({ method }) => method === 'POST');
}

const openPanel = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('the panel of a connection', () => {
  it('tests the saved connection, shows its steps and offers the test again', async () => {
    const sent = open({ 'POST customer-carrier/test': { body: failed } });
    const panel = await openPanel(/^Connection for/);
    await userEvent.click(await panel.findByRole('button', { name: 'Test' }));

    const steps = await panel.findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'done: Name 203.0.113.24 (allowed)0.1 s',
      'failed: Folder Folder /in not found.0.8 s',
    ]);
    expect(panel.getByRole('button', { name: 'Test again' })).toBeEnabled();
    expect(sent()[0]?.body).toMatchObject({
      ...{ kind: 'TRANSFER', id: 21, server: 'sftp.tasman.example', port: 22 },
    });
    expect(sent()[0]?.params.get('customerId')).toBe('9');
  });

  it('still shows the steps when it is reopened', async () => {
    open({ 'POST customer-carrier/test': { body: failed } });
    const panel = await openPanel(/^Connection for/);
    await userEvent.click(await panel.findByRole('button', { name: 'Test' }));
    await panel.findByText('1 step failed');
    await userEvent.keyboard('{Escape}');

    expect(await (await openPanel(/^Connection for/)).findByText('1 step failed')).toBeVisible();
  });

  it('is done once the test has passed', async () => {
    let isPassed = false;
    open({
      'GET set-up': () => ({
        body: setUp(isPassed ? { state: 'DONE', reason: 'TEST_PASSED', at: failed.testedAt } : {}),
      }),
      'POST customer-carrier/test': () => {
        isPassed = true;
        return { body: { ...failed, isPassed } };
      },
    });
    const panel = await openPanel(/^Connection for/);
    await userEvent.click(await panel.findByRole('button', { name: 'Test' }));

    expect(await panel.findByText(/^Tested \d/)).toBeVisible();
  });

  it('shows why the test could not be run', async () => {
    open({
      'POST customer-carrier/test': { status: 429, body: { message: 'Too many requests.' } },
    });
    const panel = await openPanel(/^Connection for/);
    await userEvent.click(await panel.findByRole('button', { name: 'Test' }));

    expect(await panel.findByText('Too many requests.')).toBeVisible();
  });

  it.each<[string, RegExp, Partial<CustomerCarrierView>, string]>([
    ['the feed', /^Tracking for/, { difotServer: 'sftp.tasman.example' }, 'FEED'],
    [
      'the account of a carrier with its own interface',
      /^Connection for/,
      { carrier: carrierOf({ adapter }), transferType: null, server: null },
      'ACCOUNT',
    ],
  ])('tests %s', async (_case, name, part, kind) => {
    const sent = open(
      { 'POST customer-carrier/test': { body: failed } },
      { record: customerCarrierOf(part) },
    );
    const panel = await openPanel(name);
    await userEvent.click(await panel.findByRole('button', { name: 'Test' }));
    await panel.findByText('1 step failed');

    expect(sent()[0]?.body).toMatchObject({ kind });
  });

  it('offers no test of a connection that has not been entered', async () => {
    open({});
    const tracking = await openPanel(/^Tracking for/);
    expect(tracking.getByText(/^Scans are read/)).toBeVisible();
    expect(tracking.queryByRole('button', { name: /^Test/ })).toBeNull();
  });

  it('offers no test to users who may not change the carrier', async () => {
    open({}, { granted: ['READ_CLIENT', 'READ_CUSTOMER_CARRIER'] });
    const panel = await openPanel(/^Connection for/);

    expect(panel.getByText(/^Manifests are sent/)).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Test/ })).toBeNull();
  });
});
