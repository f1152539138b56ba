import { waitFor } from '@testing-library/react';

import type { ReadModelPositions, RecentChanges } from '@contracts/realtime/messages';

import { fakeServer } from '../../test/fake-server';
import { clientSettings, sessionOf } from '../../test/people';
import { manifestsApi } from '../features/manifests/manifests.api';
import { zoneCodesApi } from '../shared/carriers/zone-codes.api';
import { sessionApi } from '../shared/session/session.api';
import { connect } from './live-connection';
import { createStore } from './store';

const mockHandlers = new Map<string, (message?: object) => void>();

jest.mock('socket.io-client', () => ({
  io: () => ({
    io: { reconnectionDelayMax: () => undefined },
    on: (eventName: string, listener: () => void) => mockHandlers.set(eventName, listener),
    emit: () => undefined,
    disconnect: () => undefined,
  }),
}));

const VERSION = '0000000000000000007';
const at = (position: number) => String(position).padStart(19, '0');
const manifesting = (clientId: number, manifestingActive: boolean) =>
  clientSettings({ clientId, manifestingActive });
const session = { ...sessionOf(['READ_CLIENT']), clientSettings: [manifesting(10, true)] };

let close: () => void = () => undefined;
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

const join = (latest: ReadModelPositions, recent?: RecentChanges) => {
  mockHandlers.get('joined')?.({ position: at(9), positions: latest, recent });
};

function openTab() {
  const store = createStore(session);
  close = connect('token', store.dispatch);
  return store;
}

describe('an open session', () => {
  it('follows changes by others to its client, reading at the announced position', async () => {
    const requests = fakeServer({ 'GET client/settings': { body: [manifesting(10, false)] } });
    const store = openTab();

    mockHandlers.get('records-changed')?.({ kinds: ['client'], clientId: 10, version: VERSION });

    await waitFor(() => {
      expect(store.getState().session.clientSettings).toEqual([manifesting(10, false)]);
    });
    const [request] = requests;
    expect(request?.params.get('clientIds')).toBe('10');
    expect(request?.headers.get('x-after-position')).toContain(VERSION);
  });

  it('refetches zones once for the many changes of an import', async () => {
    const requests = fakeServer({ 'GET carrier-zone/by-carrier': { body: [] } });
    const store = openTab();
    await store.dispatch(zoneCodesApi.endpoints.listZonesOfCarrier.initiate(3));

    for (let change = 0; change < 20; change += 1)
      mockHandlers.get('records-changed')?.({
        ...{ kinds: ['carrier-zone'], clientId: null, version: VERSION },
      });

    await waitFor(
      () => {
        expect(requests.length).toBeGreaterThan(1);
      },
      { timeout: 3_000 },
    );
    expect(requests).toHaveLength(2);
    expect(requests[1]?.headers.get('x-after-position')).toContain(VERSION);
  });

  it('is reloaded once subscribed: a page reload uses what the browser has stored', async () => {
    fakeServer({
      'GET auth/permission': {
        body: [{ name: 'READ_CONSIGNMENT', clientIds: [10, 30], customerIds: [] }],
      },
      'GET client/settings': { body: [manifesting(10, false), manifesting(30, true)] },
    });
    const store = openTab();

    mockHandlers.get('session-changed')?.();

    await waitFor(() => {
      expect(store.getState().session.clientSettings).toHaveLength(2);
    });
    expect(store.getState().session.permissions).toMatchObject([{ name: 'READ_CONSIGNMENT' }]);
  });

  it('stays as it is while the server cannot respond', async () => {
    const requests = fakeServer({
      'GET auth/permission': { status: 500, body: {} },
      'GET client/settings': { status: 500, body: {} },
    });
    const store = openTab();

    mockHandlers.get('session-changed')?.();

    await waitFor(() => {
      expect(requests.length).toBeGreaterThan(1);
    });
    expect(store.getState().session.clientSettings).toEqual([manifesting(10, true)]);
  });

  it('refetches what changed while it was disconnected, with its renewed token', async () => {
    const requests = fakeServer({ 'GET manifest/open': { body: { openManifests: [] } } });
    const store = openTab();
    join({ 'consignment-list': at(9), 'manifest-list': at(5) });
    const question = { isSuperAdmin: false, page: 0, size: 10, sort: '', from: '', to: '' };
    await store.dispatch(manifestsApi.endpoints.listOpenManifests.initiate(question));
    const reads = () => requests.filter(({ path }) => path === 'manifest/open').length;
    expect(reads()).toBe(1);
    close();

    close = connect('another token', store.dispatch);
    join({ 'consignment-list': at(9), 'manifest-list': at(7) });

    await waitFor(
      () => {
        expect(reads()).toBe(2);
      },
      { timeout: 10_000 },
    );
  }, 15_000);

  describe('that is subscribed after its first reads', () => {
    const openManifests = { isSuperAdmin: false, page: 0, size: 10, sort: '', from: '', to: '' };

    /** Reads a list without a position, and counts its requests from then on. */
    async function readManifests() {
      const requests = fakeServer({ 'GET manifest/open': { body: { openManifests: [] } } });
      const store = openTab();
      await store.dispatch(manifestsApi.endpoints.listOpenManifests.initiate(openManifests));
      return () => requests.filter(({ path }) => path === 'manifest/open').length;
    }

    it.each([
      ['a change after them', { knownForMs: 60_000, agoMs: { 'open-manifest': 0 } }],
      ['unknown changes', { knownForMs: 0, agoMs: {} }],
    ] as const)(
      'reads again after %s',
      async (_case, recent) => {
        jest.spyOn(Date, 'now').mockReturnValue(1000);
        const reads = await readManifests();

        jest.spyOn(Date, 'now').mockReturnValue(1001);
        join({}, recent);

        await waitFor(
          () => {
            expect(reads()).toBe(2);
          },
          { timeout: 10_000 },
        );
      },
      15_000,
    );

    it('refetches a count of consignments after unknown changes, since it has no position', async () => {
      const requests = fakeServer({ 'POST consignment/list': { body: { totalCount: 3 } } });
      jest.spyOn(Date, 'now').mockReturnValue(1000);
      const store = openTab();
      const { countConsignments } = manifestsApi.endpoints;
      await store.dispatch(countConsignments.initiate({ clientId: 10, criteriaFilters: [] }));

      jest.spyOn(Date, 'now').mockReturnValue(1001);
      join({}, { knownForMs: 0, agoMs: {} });

      await waitFor(
        () => {
          expect(requests).toHaveLength(2);
        },
        { timeout: 10_000 },
      );
    }, 15_000);

    it.each([
      ['earlier changes', { knownForMs: 60_000, agoMs: { 'open-manifest': 2 } }],
      ['changes of something else', { knownForMs: 60_000, agoMs: { address: 0 } }],
      ['no changes', { knownForMs: 60_000, agoMs: {} }],
    ] as const)('refetches nothing after %s', async (_case, recent) => {
      jest.spyOn(Date, 'now').mockReturnValue(1000);
      const reads = await readManifests();

      jest.spyOn(Date, 'now').mockReturnValue(1001);
      jest.useFakeTimers({ doNotFake: ['Date'] });
      join({}, recent);
      await jest.advanceTimersByTimeAsync(10_000);
      jest.useRealTimers();

      expect(reads()).toBe(1);
    });
  });

  it('shows a banner as soon as it is switched on', async () => {
    const results: Record<string, boolean>[] = [{}, { 'No pickups on Monday': true }];
    fakeServer({ 'GET client/banner': () => ({ body: results.shift() }) });
    const store = openTab();
    const banner = sessionApi.endpoints.findBanner;
    await store.dispatch(banner.initiate({ clientId: 10 }));

    mockHandlers.get('records-changed')?.({ kinds: ['customer'], clientId: 10, version: VERSION });

    await waitFor(() => {
      expect(banner.select({ clientId: 10 })(store.getState()).data).toBe('No pickups on Monday');
    });
  });
});
