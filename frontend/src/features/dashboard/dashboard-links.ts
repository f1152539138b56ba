import { manifestListPath } from '../../shared/navigation/manifest-list-path';

/** Links to lists other than that of consignments, which the numbers themselves name. */
export const listLinks = {
  failedManifests: manifestListPath({ failures: 'true' }),
  manifest: (number: string) => manifestListPath({ q: number }),
  incompleteAddresses: '/address-book?status=DRAFT',
} as const;
