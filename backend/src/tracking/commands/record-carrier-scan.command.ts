import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import type { ProofRecorded } from '@contracts/events/consignment.events.js';
import { cleanText } from '@contracts/rules/clean-text.js';

import {
  ConsignmentStreams,
  recordProof,
  updateTracking,
  type Scan,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { FindByConnote } from '../queries/find-by-connote.js';

/** What a carrier's feed says about one connote (GAP-76). */
export interface CarrierScan extends Scan {
  readonly connoteNumber: string;
  readonly proof: ProofRecorded['data'] | null;
}

/** Notes a scan from the feed of one customer's carrier; false when the connote is not that carrier's. */
export class RecordCarrierScan extends Command<boolean> {
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
    private readonly connotes: FindByConnote,
  ) {}

  async execute({ scan, customerCarrierId, actor }: RecordCarrierScan): Promise<boolean> {
    const id = await this.connotes.sentWith(customerCarrierId, scan.connoteNumber);
    if (id === null) return false;

    const { proof, ...tracking } = plain(scan);
    await this.consignments.change(id, { actor, permission: null }, (consignment) => [
      ...updateTracking(consignment, tracking),
      ...(proof ? recordProof(consignment, proof) : []),
    ]);
    return true;
  }
}

/** As scans are kept and compared: times in UTC, texts without what cannot be seen. */
function plain({ connoteNumber: _, proof, ...scan }: CarrierScan) {
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
