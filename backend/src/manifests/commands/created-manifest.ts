import type { CreatedManifestView } from '@contracts/views/manifest.view.js';

import { CannotManifest } from '../domain/manifest.errors.js';
import type { Manifest } from '../domain/manifest.js';

/** The answer to whoever made it. @throws CannotManifest when nothing was left to manifest by then */
export function createdManifest({ id, started, addedIds, leftOut }: Manifest): CreatedManifestView {
  if (addedIds.length === 0)
    throw new CannotManifest('manifested', { consignmentIds: started?.consignmentIds ?? [] });
  return {
    id,
    manifestNumber: started?.manifestNumber ?? '',
    leftOut: leftOut.map(({ consignmentId, reason }) => ({ id: consignmentId, reason })),
  };
}
