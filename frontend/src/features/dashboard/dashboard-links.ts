import { manifestListPath } from '../../shared/navigation/manifest-list-path';

/** Links to other lists; numbers of consignments contain their own query. */
export const listLinks = {
  failedManifests: manifestListPath({ failures: 'true' }),
  manifest: (number: string) => manifestListPath({ q: number }),
  incompleteAddresses: '/address-book?status=DRAFT',
} as const;
