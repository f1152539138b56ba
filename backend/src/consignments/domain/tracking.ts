import type {
  ConsignmentEvent,
  ProofRecorded,
  TrackingUpdated,
} from '@contracts/events/consignment.events.js';

import type { KnownConsignment, Manifested } from './consignment.js';
import { scanKey } from './scan-key.js';
import { NotManifested, StatusNotChanged } from './consignment.errors.js';

export type Scan = Omit<TrackingUpdated['data'], 'source' | 'isLatest'>;

/** Limits a decision to manifested consignments: for any other it returns no events. */
export const whenManifested =
  (decide: (consignment: Manifested) => ConsignmentEvent[]) =>
  (consignment: KnownConsignment): ConsignmentEvent[] =>
    consignment.phase === 'MANIFESTED' ? decide(consignment) : [];

/** Records a carrier's scan; a repeated one changes nothing. */
export function updateTracking(consignment: Manifested, scan: Scan): ConsignmentEvent[] {
  if (isRecorded(consignment, scan)) return [];

  const { statusSince } = consignment;
  const isLatest = statusSince === null || scan.occurredAt >= statusSince;
  return [{ type: 'TrackingUpdated', data: { ...scan, source: 'CARRIER', isLatest } }];
}

/**
 * Sets the status manually, forwards or backwards (TRK-12, TRK-15, GAP-40); a scan that is already recorded changes
 * nothing. @throws NotManifested, StatusNotChanged
 */
export function correctTracking(consignment: KnownConsignment, scan: Scan): ConsignmentEvent[] {
  if (consignment.phase !== 'MANIFESTED') throw new NotManifested();
  if (scan.status === consignment.status) throw new StatusNotChanged();
  if (isRecorded(consignment, scan)) return [];
  return [{ type: 'TrackingUpdated', data: { ...scan, source: 'MANUAL', isLatest: true } }];
}

/** Records the first proof of each kind that the carrier sends (GAP-42). */
export function recordProof(
  { proofs }: Manifested,
  proof: ProofRecorded['data'],
): ConsignmentEvent[] {
  return proofs.includes(proof.kind) ? [] : [{ type: 'ProofRecorded', data: proof }];
}

const isRecorded = (consignment: Manifested, scan: Scan): boolean =>
  consignment.scans.includes(scanKey(consignment, scan));
