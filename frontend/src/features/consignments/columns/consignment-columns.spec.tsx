import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { setUpListLayout } from '../../../../test/consignment-list';
import { fakeServer } from '../../../../test/fake-server';
import { listed, listPage, operator, shellResponses } from '../../../../test/freight';
import { clientSettings, sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import type { SessionState } from '../../../shared/session/session.slice';
import { ConsignmentListPage } from '../ConsignmentListPage';

setUpListLayout();

const everyColumn =
  'dispatchDate,manifestNumber,connoteNumber,references,carrier,serviceType,senderCompany,receiverCompany,receiverSuburb,eta,status,totalCost';

interface Shown {
  readonly tab?: string;
  readonly cols?: string;
  readonly permissions?: readonly PermissionName[];
  readonly session?: SessionState;
}

function show(
  row: ConsignmentListItem,
  { tab = 'OPEN', cols, permissions = operator, session = sessionOf(permissions) }: Shown,
  more: Parameters<typeof fakeServer>[0] = {},
) {
  const seen = fakeServer({
    ...shellResponses,
    'POST consignment/list': { body: listPage([row]) },
    'POST user-preference': { body: {} },
    ...more,
  });
  renderPart(<ConsignmentListPage />, {
    at: `/consignment/list?tab=${tab}${cols ? `&cols=${cols}` : ''}`,
    session,
  });
  return seen;
}

const cellOf = async (row: ConsignmentListItem, field: string) => {
  const shown = (await screen.findByText(row.connoteNumber)).closest('[role="row"]')!;
  return shown.querySelector<HTMLElement>(`[data-field="${field}"]`);
};

const headers = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent.trim())
    .filter((text) => text !== '');

describe('consignment list columns', () => {
  it('LIST-16 LIST-17 LIST-18 LIST-19 LIST-20 LIST-21 LIST-22 LIST-23 LIST-24 LIST-25 are in the specified order', async () => {
    const row = listed(
      501,
      {
        state: 'MANIFESTED',
        status: 'IN_TRANSIT',
        manifestNumber: 'MAN-7',
        consignmentReferences: ['PO-1', 'PO-2'],
      },
      { receiverCompany: 'Merri Creek Joinery' },
    );
    show(row, { tab: 'ALL', cols: everyColumn });

    expect(await cellOf(row, 'dispatchDate')).toHaveTextContent('08/01/2030');
    expect(await cellOf(row, 'manifestNumber')).toHaveTextContent('MAN-7');
    expect(await cellOf(row, 'references')).toHaveTextContent('PO-1 +1');
    expect(await cellOf(row, 'carrier')).toHaveTextContent('Southern Cross Freight');
    expect(await cellOf(row, 'serviceType')).toHaveTextContent('Road Express');
    expect(await cellOf(row, 'senderCompany')).toHaveTextContent('Harbour & Pine Homewares');
    expect(await cellOf(row, 'receiverCompany')).toHaveTextContent('Merri Creek Joinery');
    expect(await cellOf(row, 'receiverSuburb')).toHaveTextContent('Brunswick VIC');
    expect(await cellOf(row, 'eta')).toHaveTextContent('09/01/2030');
    expect(headers()).toEqual([
      'Dispatch Date',
      'Manifest Number',
      'Connote Number',
      'References',
      'Carrier',
      'Service Type',
      'Sender Company',
      'Receiver Company',
      'Receiver Suburb',
      'ETA',
      'Status',
      'Total Cost',
      'Tracking',
      'Labels',
      'View',
    ]);
  });

  it('LIST-17 LIST-28 LIST-29 have Edit but no manifest or tracking on the open tab', async () => {
    const row = listed(501);
    show(row, { cols: everyColumn });
    await cellOf(row, 'dispatchDate');

    expect(headers()).not.toContain('Manifest Number');
    expect(headers()).not.toContain('Tracking');
    await userEvent.click(screen.getByRole('button', { name: 'Edit SCF501' }));
    expect(currentUrl()).toBe('/consignment/edit?conId=501');
  });

  it('LIST-28 offer no Edit on a row of a client the user may not change', async () => {
    const row = listed(501);
    show(row, { permissions: ['READ_CONSIGNMENT'] });

    expect(await cellOf(row, 'edit')).toBeEmptyDOMElement();
  });

  it.each([
    ['120.5', 120.5, '$120.50'],
    ['0', 0, 'POA'],
  ])('LIST-27 show a total of %s in dollars, or as POA', async (_total, totalCost, text) => {
    const row = listed(501, {}, { totalCost });
    show(row, {});

    expect(await cellOf(row, 'totalCost')).toHaveTextContent(text);
  });

  it('LIST-26 offer manual status to customer staff', async () => {
    const row = listed(501, { state: 'MANIFESTED', status: 'IN_TRANSIT' });
    show(row, { tab: 'MANIFESTED' });

    expect(await cellOf(row, 'status')).toHaveTextContent(/in transit/i);
    await userEvent.click(screen.getByRole('button', { name: 'Edit status SCF501' }));
    expect(currentUrl()).toContain('tracking=501');
  });

  it('LIST-26 LIST-29 show only the status to others, and N/A without tracking', async () => {
    const row = listed(501, { state: 'MANIFESTED', internalTracking: false });
    show(row, { tab: 'MANIFESTED', permissions: ['READ_CONSIGNMENT'] });

    expect(await cellOf(row, 'tracking')).toHaveTextContent('N/A');
    expect(screen.queryByRole('button', { name: 'Edit status SCF501' })).toBeNull();
  });

  it('LIST-29 LIST-31 open tracking and consignment information', async () => {
    const row = listed(501, { state: 'MANIFESTED' });
    show(row, { tab: 'MANIFESTED' });
    await cellOf(row, 'view');

    await userEvent.click(screen.getByRole('button', { name: 'Tracking SCF501' }));
    expect(currentUrl()).toContain('tracking=501');
    await userEvent.click(screen.getByRole('button', { name: 'View SCF501' }));
    expect(currentUrl()).toContain('consignment=501');
  });

  it.each([
    ['DRAFT', { connoteNumber: 'DRAFT', status: 'DRAFT' as const }],
    ['PENDING MANIFEST', { connoteNumber: 'PENDING MANIFEST', paperWorkDisabled: true }],
  ])('LIST-30 LIST-37 print no labels of %s', async (connote, part) => {
    show(listed(501, part), {});

    expect(await screen.findByRole('button', { name: `Labels ${connote}` })).toBeDisabled();
  });

  it('LIST-30 show N/A for labels while paperwork is disabled', async () => {
    const row = listed(501, { paperWorkDisabled: true });
    show(row, {});

    expect(await cellOf(row, 'labels')).toHaveTextContent('N/A');
  });
});

describe('labels of a client that tracks paperwork', () => {
  const tracking = (paperworkHistory: boolean) => ({
    ...sessionOf([...operator]),
    clientSettings: [clientSettings({ paperworkHistory })],
  });

  it('PAPER-23 are marked as visited once printed, directly or not', async () => {
    show(listed(501, { printedLabel: true }), { session: tracking(true) });

    expect(await screen.findByRole('button', { name: 'Printed: Labels SCF501' })).toBeEnabled();
  });

  it.each([
    ['before they are printed', false, true],
    ['if the client does not track it', true, false],
  ])('PAPER-23 are not marked %s', async (_, printedLabel, tracks) => {
    show(listed(501, { printedLabel }), { session: tracking(tracks) });

    expect(await screen.findByRole('button', { name: 'Labels SCF501' })).toBeEnabled();
  });
});

describe('Other column', () => {
  const printing = (...more: PermissionName[]) => ({
    ...sessionOf([...operator, ...more]),
    clientSettings: [clientSettings({ printNodeApi: true })],
  });

  it('LIST-32 opens a label when labels print directly', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    show(listed(501), { session: printing() });
    await userEvent.click(await screen.findByRole('button', { name: 'Other SCF501' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open Label' }));

    expect(opened.mock.calls[0]?.[0]).toContain(
      encodeURIComponent('/api/v1/paperwork/label/con_id/501'),
    );
  });

  it('LIST-32 is hidden for a parent account and without a print service', async () => {
    const parent = printing('READ_CLIENT');
    const row = listed(501);
    show(row, { session: { ...parent, client: 1 } }, { 'GET user/client/list': { body: family } });
    await cellOf(row, 'view');

    await waitFor(() => {
      expect(headers()).not.toContain('Other');
    });
  });
});

const family = [
  { id: 1, name: 'Harbour & Pine Homewares', parentId: null, customerId: 9 },
  { id: 2, name: 'Harbour & Pine Outlet', parentId: 1, customerId: 9 },
];
