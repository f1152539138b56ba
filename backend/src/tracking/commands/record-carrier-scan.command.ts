import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ProofRecorded } from '@contracts/events/consignment.events.js';
import { cleanText } from '@contracts/rules/clean-text.js';

import {
  ConsignmentStreams,
  type KnownConsignment,
  recordProof,
  type Scan,
  updateTracking,
  whenManifested,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { ConnoteQueries } from '../queries/connote.queries.js';

/** Scan of one connote from a carrier's feed (GAP-76). */
export interface CarrierScan extends Scan {
  readonly connoteNumber: string;
  readonly proof: ProofRecorded['data'] | null;
}

/** EARLY: its consignment is not manifested yet, even if it is deleted: it may be restored and manifested. */
export type ScanOutcome = 'RECORDED' | 'EARLY' | 'UNKNOWN_CONNOTE';

/** Records a scan from the feed of one customer's carrier. */
export class RecordCarrierScan extends Command<ScanOutcome> {
  constructor(
    readonly scan: CarrierScan,
    readonly customerCarrierId: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RecordCarrierScan)
export class RecordCarrierScanHandler implements ICommandHandler<RecordCarrierScan> {
  constructor(
    private readonly consignments: ConsignmentStreams,
    private readonly connotes: ConnoteQueries,
  ) {}

  async execute({ scan, customerCarrierId, actor }: RecordCarrierScan): Promise<ScanOutcome> {
    const id = await this.connotes.findByCarrier(customerCarrierId, scan.connoteNumber);
    if (id === null) return 'UNKNOWN_CONNOTE';

    const { proof, ...tracking } = normalise(scan);
    const decide = whenManifested((consignment) => [
      ...updateTracking(consignment, tracking),
      ...(proof ? recordProof(consignment, proof) : []),
    ]);
    const seen: KnownConsignment['phase'][] = [];
    await this.consignments.change(id, { actor, permission: null }, (consignment) => {
      seen.push(consignment.phase);
      return decide(consignment);
    });
    const last = seen.at(-1);
    return last === 'MANIFESTED' ? 'RECORDED' : 'EARLY';
  }
}

/** Normalises a scan for storage and comparison: times in UTC, text without invisible characters. */
function normalise({ connoteNumber: _, proof, ...scan }: CarrierScan) {
  return {
    ...scan,
    occurredAt: utc(scan.occurredAt),
    location: cleanText(scan.location),
    description: cleanText(scan.description) ?? '',
    carrierDescription: cleanText(scan.carrierDescription),
    proof: proof && {
      ...proof,
      signedBy: cleanText(proof.signedBy) ?? '',
      occurredAt: utc(proof.occurredAt),
    },
  };
}

const utc = (instant: string): string => new Date(instant).toISOString();
