import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

import type { ImportKind } from '@contracts/rules/import-kinds.js';

import type { PlannedLine } from '../import-group.repository.js';

/** Inputs of a plan besides its groups. */
export interface PlanSubject {
  readonly importId: number;
  readonly clientId: number;
  readonly kind: ImportKind;
  readonly fileDigest: string;
  readonly options: object;
}

/**
 * SHA-256 over the plan as canonical JSON (sorted keys): equal exactly if the same file of the same client becomes the
 * same consignments at the same prices and versions, or the same addresses.
 */
export async function planDigest(
  { importId, clientId, kind, fileDigest, options }: PlanSubject,
  lines: AsyncIterable<PlannedLine> | Iterable<PlannedLine>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(`{"clientId":${clientId},"fileDigest":${stringify(fileDigest)},"groups":[`);
  let separator = '';
  for await (const line of lines) {
    hash.update(
      `${separator}${stringify(kind === 'ADDRESS' ? coveredAddress(line) : covered(line))}`,
    );
    separator = ',';
  }
  hash.update(`],"importId":${importId},"kind":"${kind}"`);
  hash.update(`,"options":${stringify(options)}}`);
  return hash.digest('hex');
}

const covered = (line: PlannedLine) => ({
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
