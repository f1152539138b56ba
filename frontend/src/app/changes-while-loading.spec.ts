import { waitFor } from '@testing-library/react';

import type { RowsChanged } from '@contracts/realtime/messages';

import { fakeServer, type FakeResponse } from '../../test/fake-server';
import { listed, listPage, operator } from '../../test/freight';
import { sessionOf } from '../../test/people';
import { consignmentsApi } from '../features/consignments/consignments.api';
import { reportsApi } from '../features/reporting/reporting.api';
import { invalidationFor } from './cache-tags';
import { addressesApi } from '../shared/addresses/addresses.api';
import { createStore } from './store';
import { stub } from '../../test/stub';

const request = { isSuperAdmin: false, page: 0, size: 10, sort: 'id,DESC', search: '' };
const listRequest = { ...request, criteriaFilters: [] };
const change: RowsChanged = stub<RowsChanged>({
  readModel: 'consignment-list',
  position: '9',
  rows: [{ consignmentId: 501 }],
});

/** A response that completes on demand. */
function delayedEndpoint(response: FakeResponse) {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  return {
    endpoint: () => isReleased.then(() => response),
    release: () => {
      release();
    },
  };
}

const pageOf = (id: number): FakeResponse => ({ body: listPage([listed(id)]) });

function listIn(store: ReturnType<typeof createStore>) {
  void store.dispatch(consignmentsApi.endpoints.listConsignments.initiate(listRequest));
  return () =>
    consignmentsApi.endpoints.listConsignments
      .select(listRequest)(store.getState())
      .data?.consignments.map(({ id }) => id);
}

describe('while another request is pending', () => {
  it.each([
    [
      'a report',
      'GET reporting/client',
      (store: ReturnType<typeof createStore>) =>
        store.dispatch(
          reportsApi.endpoints.reportClient.initiate({
            fromDate: '2030-01-01',
            toDate: '2030-01-02',
            fileFormat: 'xlsx',
            showItemDetails: false,
          }),
        ),
    ],
    [
      'an address',
      'GET address/default',
      (store: ReturnType<typeof createStore>) =>
        store.dispatch(addressesApi.endpoints.getDefaultAddress.initiate(1)),
    ],
  ])('changes by others and by the user reach the screen: %s', async (_case, route, ask) => {
    const slow = delayedEndpoint({ status: 204 });
    let shown = 501;
    fakeServer({
      [route]: slow.endpoint,
      'POST consignment/list': () => pageOf(shown),
      'DELETE consignment': { body: null },
    });
    const store = createStore(sessionOf(operator));
    const rows = listIn(store);
    await waitFor(() => {
      expect(rows()).toEqual([501]);
    });
    const waiting = ask(store);

    shown = 502;
    store.dispatch(invalidationFor([change]));
    await waitFor(() => {
      expect(rows()).toEqual([502]);
    });
    shown = 503;
    await store.dispatch(consignmentsApi.endpoints.deleteConsignments.initiate([502]));
    await waitFor(() => {
      expect(rows()).toEqual([503]);
    });
    slow.release();
    await waiting;
  });

  it('a list that is being loaded when a change arrives is reloaded', async () => {
    const before = delayedEndpoint(pageOf(501));
    let results = 0;
    fakeServer({
      'POST consignment/list': () => {
        results += 1;
        return results === 1 ? before.endpoint() : pageOf(502);
      },
    });
    const store = createStore(sessionOf(operator));
    const rows = listIn(store);
    await waitFor(() => {
      expect(results).toBe(1);
    });
    store.dispatch(invalidationFor([change]));
    before.release();

    await waitFor(() => {
      expect(rows()).toEqual([502]);
    });
  });
});
