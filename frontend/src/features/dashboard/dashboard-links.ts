/** Links to lists other than that of consignments, which the numbers themselves name. */
export const listLinks = {
  failedManifests: '/manifest/list?tab=MANIFESTED&failures=true',
  manifest: (number: string) => `/manifest/list?tab=MANIFESTED&q=${encodeURIComponent(number)}`,
  incompleteAddresses: '/address-book?status=DRAFT',
} as const;
