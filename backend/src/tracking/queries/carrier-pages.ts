import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { carrierTrackingAddress } from '@contracts/rules/carrier-tracking.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import { CustomerCarrier } from '../../carriers/index.js';
import { isFollowedHere, shownConnote, type ConsignmentRecord } from '../../consignments/index.js';

/** Where a consignment can be followed (TRK-20). */
export type Followed = Pick<ConsignmentTrackingView, 'internalTracking' | 'carrierTrackingUrl'>;

/** What carriers tell about their freight, here or on their own pages. */
@Injectable()
export class CarrierPages {
  constructor(private readonly database: DataSource) {}

  /** Reads the carriers of all records at once; answers where each can be followed. */
  async of(
    records: readonly ConsignmentRecord[],
  ): Promise<(record: ConsignmentRecord) => Followed> {
    const ids = [...new Set(records.flatMap(({ offer }) => offer?.customerCarrierId ?? []))];
    const carriers = await this.database
      .getRepository(CustomerCarrier)
      .find({ where: { id: In(ids) }, relations: { carrier: true } });
    const carrierOf = new Map(carriers.map((carrier) => [carrier.id, carrier]));
    return (record) =>
      followed(record, carrierOf.get(record.offer?.customerCarrierId ?? 0) ?? null);
  }
}

/** Before it is manifested, no carrier knows of it. */
function followed(record: ConsignmentRecord, carrier: CustomerCarrier | null): Followed {
  if (record.manifestId === null) return { internalTracking: false, carrierTrackingUrl: null };
  return {
    internalTracking: isFollowedHere(record.status, carrier),
    carrierTrackingUrl: carrierTrackingAddress(
      carrier?.carrier.trackingUrl ?? null,
      shownConnote(record),
    ),
  };
}
