import { act, screen, within } from '@testing-library/react';

import type { RowsChanged } from '@contracts/realtime/messages';
import type { DashboardSummaryView } from '@contracts/views/dashboard.view';
import type {
  RecentChangeView,
  RecentConsignmentChangeView,
  RecentManifestChangeView,
} from '@contracts/views/recent-change.view';

import { fakeServer } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { stub } from '../../../../test/stub';
import { api } from '../../../shared/api/api';
import { addLiveEntries } from '../../../shared/live/live-feed';
import { DashboardPage } from '../DashboardPage';

const AS_OF = '2026-11-18T03:52:00Z';
const minutesBefore = (minutes: number) =>
  new Date(Date.parse(AS_OF) - minutes * 60_000).toISOString();

const consignment = (
  kind: RecentConsignmentChangeView['kind'],
  minutesAgo: number,
  changes: Partial<RecentConsignmentChangeView> = {},
): RecentConsignmentChangeView => ({
  id: `evt_${kind}_${minutesAgo}`,
  at: minutesBefore(minutesAgo),
  kind,
  consignmentId: 5,
  connoteNumber: 'SSEX0005',
  status: null,
  place: null,
  totalCost: null,
  dispatchDate: null,
  count: 1,
  clientName: 'Harbour & Pine Homewares',
  ...changes,
});

const manifest = (
  kind: RecentManifestChangeView['kind'],
  minutesAgo: number,
  count: number | null = null,
): RecentManifestChangeView => ({
  id: `evt_${kind}_${minutesAgo}`,
  at: minutesBefore(minutesAgo),
  kind,
  manifestId: 718,
  manifestNumber: 'MAN-718',
  carrier: 'Metro Dash Couriers',
  count,
  clientName: 'Harbour & Pine Homewares',
});

const summaryOf = (happened: RecentChangeView[], asOf = AS_OF) =>
  stub<DashboardSummaryView>({
    asOf,
    timeZone: 'Australia/Sydney',
    attention: [{ kind: 'ADDRESS_INCOMPLETE', clientName: 'Harbour', count: 1, company: 'Emu' }],
    figures: null,
    cutOffs: null,
    onTime: null,
    dispatched: null,
    happened,
    integration: null,
    connoteRanges: null,
  });

function open(...responses: RecentChangeView[][]) {
  const waiting = [...responses];
  fakeServer({
    'GET dashboard/summary': () => ({ body: summaryOf(waiting.shift() ?? []) }),
  });
  const store = renderPart(<DashboardPage />, {
    at: '/dashboard',
    session: { ...sessionOf(['READ_CONSIGNMENT', 'READ_MANIFEST']), client: 1 },
  });
  const refetch = () => {
    act(() => {
      store.dispatch(api.util.invalidateTags(['Dashboard']));
    });
  };
  return { refetch };
}

const card = () => screen.findByRole('region', { name: 'Live' });
const linesOf = async () =>
  within(await card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the Live card', () => {
  noBrowserLayout();
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('H46 lists what happened last: scans, manifests, edits, prints and restores', async () => {
    const place = 'NOOSA HEADS QLD 4567';
    open([
      consignment('PRINTED', 21, { count: 6 }),
      manifest('MANIFESTED', 37, 6),
      manifest('SENT', 38),
      consignment('EDITED', 44, { totalCost: 96.35 }),
      consignment('SCANNED', 70, { status: 'DELIVERED', place }),
      consignment('RESTORED', 80),
      manifest('NOT_SENT', 90),
      consignment('MOVED', 100, { dispatchDate: '2026-11-19' }),
      consignment('CREATED', 200, { connoteNumber: null, place }),
    ]);

    expect(await linesOf()).toEqual([
      'SSEX0005 and 5 more printed21m',
      'MAN-718 manifested with Metro Dash Couriers, 6 consignments37m',
      'MAN-718 sent to Metro Dash Couriers38m',
      'SSEX0005 edited, now $96.3544m',
      'SSEX0005 delivered, Noosa Heads QLD 45671h',
      'SSEX0005 restored1h',
      'MAN-718 not sent to Metro Dash Couriers1h',
      'SSEX0005 moved to 19/11/20261h',
      'Consignment created, Noosa Heads QLD 45673h',
    ]);
    expect(screen.getAllByRole('link', { name: 'MAN-718' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/manifest/list?'),
    );
    expect(screen.getAllByRole('link', { name: 'SSEX0005' })[0]).toHaveAttribute(
      'href',
      '/dashboard?consignment=5',
    );
  });

  it('says that nothing has happened', async () => {
    open([]);

    expect(await card()).toHaveTextContent('Nothing has happened in the last 24 hours.');
  });

  it('puts what is new above "Before your visit" and keeps 30', async () => {
    const old = Array.from({ length: 12 }, (_none, index) => consignment('EDITED', 120 + index));
    const later = Array.from({ length: 12 }, (_none, index) => consignment('PRINTED', index / 100));
    const latest = Array.from({ length: 12 }, (_none, index) =>
      consignment('RESTORED', -0.5 - index / 100),
    );
    jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 60_000);
    const { refetch } = open(old, later, latest);
    expect(await linesOf()).toHaveLength(12);
    expect(screen.queryByText('Before your visit')).toBeNull();

    refetch();
    await screen.findByText('Before your visit');
    refetch();
    await screen.findAllByText(/restored/);
    const lines = await linesOf();
    expect(lines).toHaveLength(31);
    expect(lines.indexOf('Before your visit')).toBe(24);
    expect(lines[0]).toContain('restored');
  });

  it('shows a change that the socket announces at once, until the summary lists it', async () => {
    const { refetch } = open(
      [consignment('EDITED', 120)],
      [
        consignment('SCANNED', 0, { consignmentId: 9, connoteNumber: 'GBK9', status: 'DELIVERED' }),
        consignment('EDITED', 120),
      ],
    );
    await linesOf();
    act(() => {
      addLiveEntries([
        stub<RowsChanged>({
          readModel: 'consignment-list',
          clientId: 1,
          position: '7',
          rows: [
            { consignmentId: 9, connoteNumber: 'GBK9', status: 'DELIVERED' },
            { consignmentId: 10, connoteNumber: 'GBK10', status: 'MANIFESTED' },
          ],
        }),
      ]);
    });

    expect(await linesOf()).toEqual([
      'GBK9 deliverednow',
      'Before your visit',
      'SSEX0005 edited2h',
    ]);
    refetch();
    await screen.findByText('1 a minute');
    expect(await linesOf()).toEqual([
      'GBK9 deliverednow',
      'Before your visit',
      'SSEX0005 edited2h',
    ]);
  });

  it.each([
    ['3 a minute', 3],
    // the response is full: there may be more
    ['12+ a minute', 12],
  ])('states %s', async (text, count) => {
    open(Array.from({ length: count }, (_none, index) => consignment('EDITED', index / 60)));

    expect(await screen.findByText(text)).toBeVisible();
  });
});
