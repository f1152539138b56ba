import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

import type { PlannedLine } from '../import-group.repository.js';

/** Inputs of a plan besides its groups. */
export interface PlanSubject {
  readonly importId: number;
  readonly clientId: number;
  readonly fileDigest: string;
  readonly options: object;
}

/**
 * SHA-256 over the plan as canonical JSON (sorted keys): equal exactly if the same file of the same client becomes the
 * same consignments at the same prices and versions.
 */
export async function planDigest(
  { importId, clientId, fileDigest, options }: PlanSubject,
  lines: AsyncIterable<PlannedLine> | Iterable<PlannedLine>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(`{"clientId":${clientId},"fileDigest":${stringify(fileDigest)},"groups":[`);
  let separator = '';
  for await (const line of lines) {
    hash.update(`${separator}${stringify(covered(line))}`);
    separator = ',';
  }
  hash.update(`],"importId":${importId},"kind":"CONSIGNMENT","options":${stringify(options)}}`);
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
