import { screen, within } from '@testing-library/react';

import type { HistoryEventView } from '@contracts/views/history.view';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { HistoryDrawer } from '../HistoryDrawer';

noBrowserLayout();

const event = (revision: number, part: Partial<HistoryEventView>): HistoryEventView => ({
  eventId: `${revision}`,
  revision,
  at: `2030-01-0${revision + 1}T02:00:00Z`,
  actor: { id: 7, name: 'tom@coastline.example', onBehalfOf: null },
  type: 'CustomerCarrierChanged',
  summary: 'Customer carrier changed',
  changes: [],
  ...part,
});
const many = Array.from({ length: 12 }, (_, n) => ({ path: `field${n}`, from: null, to: `v${n}` }));

function open(subject: string, response: FakeResponse) {
  const seen = fakeServer({ [`GET history/${subject.replace(/-(\d+)$/, '/$1')}`]: response });
  renderPart(<HistoryDrawer />, {
    at: `/?history=${subject}`,
    session: sessionOf(['READ_HISTORY']),
  });
  return seen;
}

describe('history of an ordinary record', () => {
  it('shows who changed what, with every field of the selected change', async () => {
    open('customer-carrier-12', {
      body: [
        event(0, { type: 'CustomerCarrierAdded', summary: 'Customer carrier added' }),
        event(1, { changes: many }),
      ],
    });

    const events = await screen.findByRole('region', { name: 'Events' });
    expect(
      screen.getByRole('dialog', { name: 'History of this carrier connection' }),
    ).toBeVisible();
    const current = within(events).getByRole('button', { current: true });
    expect(current).toHaveTextContent('tom@coastline.example');
    expect(current).toHaveTextContent('v11');
    expect(within(events).getByText('Customer carrier added')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare with now' })).not.toBeInTheDocument();
  });

  it('is titled with the current name of the record, not that of a role', async () => {
    open('user-21', {
      body: [
        event(0, { changes: [{ path: 'name', from: 'Nell', to: 'Nell Newcomer' }] }),
        event(1, { type: 'UserRoleAdded', changes: [{ path: 'name', from: null, to: 'Other' }] }),
      ],
    });

    expect(await screen.findByRole('dialog', { name: 'History of Nell Newcomer' })).toBeVisible();
  });

  it('shows an empty state if nothing was changed yet', async () => {
    open('client-2', { body: [] });

    expect(await screen.findByText('No changes recorded yet')).toBeVisible();
  });

  it('shows why it cannot be loaded', async () => {
    open('client-2', { status: 404, body: { message: 'Record not found' } });

    expect(await screen.findByText('Record not found')).toBeVisible();
  });

  it.each(['consignments-1', 'user-0', 'user', 'password-3'])(
    'stays closed for %s, which names none',
    (subject) => {
      expect(open(subject, { body: [] })).toEqual([]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});
