import type {
  ConsignmentEvent,
  ProofRecorded,
  TrackingUpdated,
} from '@contracts/events/consignment.events.js';

import type { Consignment } from './consignment.js';
import { NotManifested, StatusNotChanged } from './consignment.errors.js';
import { scanKey } from './scan-key.js';

export type Scan = Omit<TrackingUpdated['data'], 'source' | 'isLatest'>;

/** A scan of the carrier's. One seen before, or of a consignment that is not with a carrier, changes nothing. */
export function updateTracking(consignment: Consignment, scan: Scan): ConsignmentEvent[] {
  if (consignment.manifestId === null || isKnown(consignment, scan)) return [];

  const { statusSince } = consignment;
  const isLatest = statusSince === null || scan.occurredAt >= statusSince;
  return [{ type: 'TrackingUpdated', data: { ...scan, source: 'CARRIER', isLatest } }];
}

/** A person sets the status, forwards or back (TRK-12, TRK-15, GAP-40). */
export function correctTracking(consignment: Consignment, scan: Scan): ConsignmentEvent[] {
  if (consignment.manifestId === null) throw new NotManifested();
  if (scan.status === consignment.status) throw new StatusNotChanged();
  if (isKnown(consignment, scan)) return [];
  return [{ type: 'TrackingUpdated', data: { ...scan, source: 'MANUAL', isLatest: true } }];
}

/** One proof of each kind: the first that the carrier sent (GAP-42). */
export function recordProof(
  { manifestId, proofs }: Consignment,
  proof: ProofRecorded['data'],
): ConsignmentEvent[] {
  if (manifestId === null || proofs.includes(proof.kind)) return [];
  return [{ type: 'ProofRecorded', data: proof }];
}

const isKnown = ({ connote, scans }: Consignment, scan: Scan): boolean =>
  scans.includes(scanKey(connote?.connoteNumber ?? '', scan));
