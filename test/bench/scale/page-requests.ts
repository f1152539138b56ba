import type { LoadRequest } from '../http-load.js';

const DAY_MS = 86_400_000;
const LIST = 'permission=READ_CONSIGNMENT&page=0&size=25';

interface PageRequest {
  readonly url: string;
  readonly token: string;
  readonly clientId: number;
  readonly consignmentId: number;
}

/** The most requested pages, by name, whose cost might grow with the stored data. */
export function pageRequests({
  url,
  token,
  clientId,
  consignmentId,
}: PageRequest): Readonly<Record<string, LoadRequest>> {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string): LoadRequest => ({ method: 'GET', url: `${url}${path}`, headers });
  const list = (order: string, filters: readonly object[], search = ''): LoadRequest => ({
    method: 'POST',
    url: `${url}/api/v1/consignment/list?${LIST}&clientId=${clientId}&sort=${order}`,
    headers,
    body: JSON.stringify({ search, criteriaFilters: filters }),
  });
  const manifested = { key: 'STATE', criteria: 'EQUALS', value: 'MANIFESTED' };
  return {
    'list page': list('id,DESC', [{ key: 'STATE', criteria: 'EQUALS', value: 'OPEN' }]),
    'month, carrier and status': list('id,DESC', [
      manifested,
      between('DISPATCHED_AT', 395, 365),
      { key: 'CARRIER_NAME', criteria: 'LIKE', value: 'Freight' },
      { key: 'STATUS', criteria: 'IN', value: ['DELIVERED', 'IN_TRANSIT'] },
    ]),
    'three years sorted by ETA': list('eta,ASC', [manifested, between('DISPATCHED_AT', 1_095, 0)]),
    "search 'pty'": list('id,DESC', [manifested], 'pty'),
    'open manifests': get(`/api/v1/manifest/open?clientId=${clientId}&page=0&size=25`),
    'manifest list': get(`/api/v1/manifest?clientId=${clientId}&page=0&size=25`),
    dashboard: get(`/api/v1/dashboard/summary?clientId=${clientId}`),
    'one consignment': get(`/api/v1/consignment/${consignmentId}`),
  };
}

const between = (key: string, fromDaysAgo: number, toDaysAgo: number) => ({
  key,
  criteria: 'BETWEEN',
  dateRange: { type: 'custom', fromDate: daysAgo(fromDaysAgo), toDate: daysAgo(toDaysAgo) },
});

/** Calendar day in UTC, yyyy-MM-dd. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
