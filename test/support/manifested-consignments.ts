import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import { type ApiClient, prepareConsignment, withOffer } from './api-client.js';

const CONCURRENCY = 8;

/**
 * Connote numbers of new consignments on one manifest: with a few only, scans of the same consignment would wait for
 * one another, as no carrier's do.
 */
export async function manifestedConsignments(
  shipper: ApiClient,
  count: number,
): Promise<readonly string[]> {
  const request = await withOffer(shipper, await prepareConsignment(shipper));
  const created: { readonly id: number; readonly connoteNumber: string }[] = [];
  while (created.length < count) {
    const next = Array.from({ length: Math.min(CONCURRENCY, count - created.length) }, () =>
      shipper.expect<(typeof created)[number]>('POST', 'consignment', request),
    );
    created.push(...(await Promise.all(next)));
  }
  await shipper.expect<CreatedManifestView>('POST', 'manifest', {
    consignmentIds: created.map(({ id }) => id),
    autoPickupBooking: false,
  });
  return created.map(({ connoteNumber }) => connoteNumber);
}
