/** Links from figures to their lists, with the same filters. */
export const listLinks = {
  open: '/consignment/list',
  drafts: '/consignment/list?f.STATUS=in:DRAFT',
  dispatchedOn: (day: string) => `/consignment/list?tab=ALL&f.DISPATCHED_AT=custom:${day}..${day}`,
  withStatus: (...statuses: readonly string[]) =>
    `/consignment/list?tab=MANIFESTED&f.STATUS=in:${statuses.join(',')}`,
  toManifest: (carrier: string, day: string) =>
    `/consignment/list?f.CARRIER_NAME=eq:${encodeURIComponent(carrier)}&f.DISPATCHED_AT=custom:${day}..${day}`,
  manifests: '/manifest/list?tab=MANIFESTED',
  failedManifests: '/manifest/list?tab=MANIFESTED&failures=true',
  incompleteAddresses: '/address-book?status=DRAFT',
} as const;
