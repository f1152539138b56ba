import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

import type { ImportKind } from '@contracts/rules/import-kinds.js';

import type { PlannedLine } from '../import-group.repository.js';
import type { ImportOwner } from '../kinds/import-owner.js';
import type { Import } from '../records/import.entity.js';

/** Inputs of a plan besides its groups. */
export type PlanSubject = ImportOwner &
  Pick<Import, 'id' | 'digest'> & { readonly options: object };

/**
 * SHA-256 over the plan as canonical JSON (sorted keys): equal exactly if the same file of the same client becomes the
 * same consignments at the same prices and versions, or the same addresses; for zones, if it moves the same suburbs of
 * the same carrier, and for rate cards if it changes the same lanes of the same versions of an account.
 */
export async function planDigest(
  { id, digest, options, ...owner }: PlanSubject,
  lines: AsyncIterable<PlannedLine> | Iterable<PlannedLine>,
): Promise<string> {
  const hash = createHash('sha256');
  const { kind } = owner;
  hash.update(`{${nameInPlan(owner)},"fileDigest":${stringify(digest)},"groups":[`);
  let separator = '';
  for await (const line of lines) {
    hash.update(`${separator}${stringify(covered[kind](line))}`);
    separator = ',';
  }
  hash.update(`],"importId":${id},"kind":"${kind}"`);
  hash.update(`,"options":${stringify(options)}}`);
  return hash.digest('hex');
}

function nameInPlan({ clientId, carrierId, clientCarrierAccountId }: ImportOwner): string {
  if (clientCarrierAccountId !== null) return `"clientCarrierAccountId":${clientCarrierAccountId}`;
  return carrierId === null ? `"clientId":${clientId}` : `"carrierId":${carrierId}`;
}

const coveredConsignment = (line: PlannedLine) => ({
  no: line.no,
  reference: line.reference,
  action: line.action,
  consignmentId: line.consignmentId,
  expectedRevision: line.expectedRevision,
  contentDigest: line.contentDigest,
  dispatchDate: line.dispatchDate,
  clientCarrierAccountId: line.clientCarrierAccountId,
  carrierServiceTypeId: line.carrierServiceTypeId,
  totalCents: line.totalCents,
  rateCardVersionId: line.rateCardVersionId,
  rulesVersionId: line.rulesVersionId,
});

const coveredAddress = ({ no, reference, action, contentDigest, ...line }: PlannedLine) => ({
  ...{ no, reference, action, contentDigest },
  addressId: line.addressId,
  expectedVersion: line.expectedRevision,
});

const coveredLane = ({ no, reference, action, contentDigest, ...line }: PlannedLine) => ({
  ...{ no, reference, action, contentDigest },
  carrierServiceTypeId: line.carrierServiceTypeId,
  rateCardVersionId: line.rateCardVersionId,
});

const coveredZone = ({ no, reference, action, contentDigest, ...line }: PlannedLine) => ({
  ...{ no, reference, action, contentDigest },
  localityId: line.localityId,
  carrierZoneId: line.carrierZoneId,
});

/** Parts of a group that the hash covers. */
const covered: Readonly<Record<ImportKind, (line: PlannedLine) => object>> = {
  CONSIGNMENT: coveredConsignment,
  ADDRESS: coveredAddress,
  RATE_CARD: coveredLane,
  CARRIER_ZONE: coveredZone,
};
