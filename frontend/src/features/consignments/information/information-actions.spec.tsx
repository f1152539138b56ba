import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';

import {
  fakeServer,
  serverError,
  type FakeEndpoint,
  type FakeResponse,
} from '../../../../test/fake-server';
import { consignment, listed, listPage, operator } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { onTheRoad } from '../../../../test/tracking';
import { api } from '../../../shared/api/api';
import { useShortcuts } from '../../../shared/commands/useShortcuts';
import { usePublishRows } from '../listed-rows';
import { ConsignmentDrawer } from './ConsignmentDrawer';

noBrowserLayout();

const event = (revision: number, type: string, summary: string): HistoryEventView => ({
  eventId: `event-${revision}`,
  revision,
  at: `2030-01-0${revision + 1}T02:00:00Z`,
  actor: { id: 7, name: 'Tom Wren', onBehalfOf: null },
  type,
  summary,
  changes: [],
});

const rows = [{ id: 70 }, { id: 71 }, { id: 72 }];

function ListWithDrawer() {
  usePublishRows(rows);
  useShortcuts();
  return <ConsignmentDrawer />;
}

interface Given {
  readonly part?: Partial<ConsignmentView>;
  readonly history?: readonly HistoryEventView[];
  readonly more?: Readonly<Record<string, FakeEndpoint>>;
  readonly permissions?: readonly PermissionName[];
}

async function open({
  part = {},
  history = [event(0, 'ConsignmentCreated', 'Created')],
  more,
  permissions = operator,
}: Given) {
  const seen = fakeServer({
    'GET consignment/71': { body: consignment(part) },
    'GET consignment/72': { body: consignment({ id: 72, connoteNumber: 'SCF72' }) },
    'GET consignment/71/history': { body: history },
    'GET consignment/72/history': { body: history },
    'GET tracking': { body: onTheRoad },
    ...more,
  });
  const store = renderPart(<ListWithDrawer />, {
    at: '/consignment/list?consignment=71',
    session: sessionOf(permissions),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Consignment Information' });
  await within(drawer).findByRole('tab', { name: 'Summary' });
  return { seen, drawer, store };
}

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('H49 moving between consignments of the list', () => {
  it('shows its position, and moves to the next by its button and to the previous by K', async () => {
    await open({});
    expect(screen.getByText('2 of 3')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Next consignment' }));
    expect(currentUrl()).toBe('/consignment/list?consignment=72');
    expect(await screen.findByText('3 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next consignment' })).toBeDisabled();

    await userEvent.keyboard('k');
    expect(currentUrl()).toBe('/consignment/list?consignment=71');
  });
});

describe('H49 actions on the open consignment', () => {
  it.each([
    ['THIRD_PARTY', true],
    ['DEFAULT', false],
  ] as const)('offer a super admin a copy of type %s: %s', async (consignmentType, isOffered) => {
    const permissions: PermissionName[] = [...operator, 'SUPER_ADMIN_CONTENT'];
    await open({ part: { consignmentType }, permissions });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));

    await screen.findByRole('menuitem', { name: 'Share link' });
    const copies = screen.queryAllByRole('menuitem', { name: 'Create another like this' });
    expect(copies).toHaveLength(isOffered ? 1 : 0);
  });

  it('create a return of its goods once the carrier has them', async () => {
    await open({ part: { state: 'MANIFESTED', status: 'DELIVERED' } });
    await choose('Create return');

    expect(currentUrl()).toBe('/consignment/return?like=71');
  });

  it.each([
    ['a return', { state: 'MANIFESTED', consignmentType: 'RETURN' }],
    ['one that has not left', { state: 'OPEN' }],
  ] as const)('create no return of %s', async (_title, part) => {
    await open({ part });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));

    await screen.findByRole('menuitem', { name: 'Create another like this' });
    expect(screen.queryByRole('menuitem', { name: 'Create return' })).not.toBeInTheDocument();
  });

  it('delete it after a confirmation that names it', async () => {
    const { seen } = await open({ more: { 'DELETE consignment': { status: 204 } } });
    await choose('Delete');
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'SCF71 to Merri Creek Joinery',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));

    await waitFor(() => {
      expect(seen.find(({ method }) => method === 'DELETE')?.params.get('ids')).toBe('71');
    });
  });

  it('restore it once deleted, and neither edit nor print it', async () => {
    const { seen } = await open({
      part: { state: 'DELETED' },
      more: { 'PATCH consignment/restore': { status: 204 } },
    });
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print label' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));

    await waitFor(() => {
      expect(seen.find(({ method }) => method === 'PATCH')?.params.get('ids')).toBe('71');
    });
  });

  it('manifest it with the M key, with the pickups still available for its row in the list', async () => {
    const { seen } = await open({
      more: { 'POST consignment/list': { body: listPage([listed(70), listed(71)]) } },
    });
    await userEvent.keyboard('m');

    expect(await screen.findByRole('dialog', { name: 'Manifest 1 consignment' })).toBeVisible();
    expect(seen.find(({ path }) => path === 'consignment/list')?.body).toMatchObject({
      criteriaFilters: [
        { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
        { key: 'DISPATCHED_AT', dateRange: { fromDate: '2030-01-08', toDate: '2030-01-08' } },
        { key: 'CONNOTE_NUMBER', criteria: 'EQUALS', value: 'SCF71' },
      ],
    });
  });

  it('do not manifest a draft', async () => {
    await open({ part: { status: 'DRAFT' } });
    expect(screen.queryByRole('button', { name: /^Manifest/ })).not.toBeInTheDocument();
  });

  it('are not run by keys while a dialog is open', async () => {
    await open({});
    await choose('Delete');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('e');

    expect(currentUrl()).toBe('/consignment/list?consignment=71');
  });
});

describe('H49 latest changes of the open consignment', () => {
  const history = [
    event(0, 'ConsignmentCreated', 'Created'),
    event(1, 'LabelPrinted', 'Label opened'),
    event(2, 'ConsignmentAmended', 'Details changed'),
  ];

  it('are in the footer, with a link to their place in the history', async () => {
    await open({ history });
    expect(await screen.findByText('Details changed')).toBeInTheDocument();
    expect(screen.getByText('Tom Wren, 03/01/2030 01:00 pm')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'See what changed' }));
    expect(new URLSearchParams(currentUrl().split('?')[1]).toString()).toBe(
      'consignment=71&history=consignment-71&at=2',
    );
  });

  it('are listed in the History tab, which its number key opens', async () => {
    await open({ history });
    await screen.findByRole('tab', { name: 'History 3' });
    await userEvent.keyboard('3');

    const events = await screen.findByRole('region', { name: 'Events' });
    expect(within(events).getAllByRole('button')).toHaveLength(3);
  });

  it('stay in the History tab, with a retry button, when they cannot be refetched', async () => {
    const responses: FakeResponse[] = [{ body: history }];
    const { store } = await open({
      more: { 'GET consignment/71/history': () => responses.shift() ?? serverError },
    });
    await screen.findByRole('tab', { name: 'History 3' });
    await userEvent.keyboard('3');
    await screen.findByRole('region', { name: 'Events' });
    act(() => {
      store.dispatch(api.util.invalidateTags([{ type: 'History', id: 'consignment-71' }]));
    });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    const events = screen.getByRole('region', { name: 'Events' });
    expect(within(events).getAllByRole('button')).toHaveLength(3);
  });

  it('come with a warning that labels were printed before a change, and a button to print them again', async () => {
    await open({ history });
    expect(await screen.findByText('Changed after its labels were printed.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print again' })).toBeInTheDocument();
  });
});
