import { keysOf } from '@contracts/keys-of.js';
import { appCustomerNotDeletableTexts as texts } from '@contracts/texts/app/organisations.js';

import type { CustomerReferences } from '../../customers/index.js';

/** Describes the records that prevent a customer's deletion; null if there are none. */
export function describeDeletionBlockers(references: CustomerReferences): string | null {
  const parts = keysOf(texts.kinds)
    .filter((kind) => references[kind] > 0)
    .map((kind) => {
      const [one, many] = texts.kinds[kind];
      return `${references[kind]} ${references[kind] === 1 ? one : many}`;
    });
  if (parts.length === 0) return null;
  const hasRemoved = references.removedClients + references.removedCarriers > 0;
  const reason = texts.stillHas.replace('{what}', parts.join(', '));
  return hasRemoved ? `${reason} ${texts.deletedRecordsKept}` : reason;
}
