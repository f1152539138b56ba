import { Injectable } from '@nestjs/common';

import { type ConsignmentDetails, ConsignmentEventReader } from '../../consignments/index.js';
import type { PositionedEvent } from '../../event-feed/index.js';
import { kindOfProof, type SentProof } from './formats/proof-file.js';

/** Limit of the images sent with one file; the rest goes with the next. */
const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** Reads proofs of delivery and pickup from their consignments, without what was erased since. */
@Injectable()
export class ProofReader {
  constructor(private readonly consignments: ConsignmentEventReader) {}

  /** Proofs of the first of these events: at least one, and then as many as fit one file. */
  async read(events: readonly PositionedEvent[]): Promise<SentProof[]> {
    const proofs: SentProof[] = [];
    let bytes = 0;
    const ids = events.map(({ subjectId }) => subjectId);
    for await (const consignment of this.consignments.findManyUnscoped(ids)) {
      const event = events[proofs.length];
      if (!event) break;
      const proof = toProof(event, consignment);
      bytes += proof.signature?.length ?? 0;
      if (bytes > MAX_IMAGE_BYTES && proofs.length > 0) break;
      proofs.push(proof);
    }
    return proofs;
  }
}

function toProof(event: PositionedEvent, consignment: ConsignmentDetails | null): SentProof {
  const proof = consignment?.proofs[kindOfProof(event)];
  return {
    event,
    carrier: consignment?.offer?.carrierDisplayName ?? null,
    signedBy: proof?.signedBy ?? null,
    signature: proof?.signature ? Buffer.from(proof.signature, 'base64') : null,
  };
}
