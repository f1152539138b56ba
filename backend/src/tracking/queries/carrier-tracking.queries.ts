import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { carrierTrackingUrl } from '@contracts/rules/carrier-tracking.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import { CustomerCarrier } from '../../carriers/index.js';
import {
  isTrackedInternally,
  displayConnote,
  type ConsignmentDetails,
} from '../../consignments/index.js';

/** Site where a consignment can be tracked (TRK-20). */
export type TrackingSource = Pick<
  ConsignmentTrackingView,
  'internalTracking' | 'carrierTrackingUrl'
>;

/** Reads where carriers' consignments can be tracked: here or on the carrier's site. */
@Injectable()
export class CarrierTrackingQueries {
  constructor(private readonly database: DataSource) {}

  /** Reads the carriers of all records at once; returns a function that returns the source of each. */
  async findFor(
    records: readonly ConsignmentDetails[],
  ): Promise<(record: ConsignmentDetails) => TrackingSource> {
    const ids = [...new Set(records.flatMap(({ offer }) => offer?.customerCarrierId ?? []))];
    const carriers = await this.database
      .getRepository(CustomerCarrier)
      .find({ where: { id: In(ids) }, relations: { carrier: true } });
    const carrierOf = new Map(carriers.map((carrier) => [carrier.id, carrier]));
    return (record) =>
      toSource(record, carrierOf.get(record.offer?.customerCarrierId ?? 0) ?? null);
  }
}

/** Returns no source before manifesting, since the carrier does not know the consignment yet. */
function toSource(record: ConsignmentDetails, carrier: CustomerCarrier | null): TrackingSource {
  if (record.manifestId === null) return { internalTracking: false, carrierTrackingUrl: null };
  return {
    internalTracking: isTrackedInternally(record.status, carrier),
    carrierTrackingUrl: carrierTrackingUrl(
      carrier?.carrier.trackingUrl ?? null,
      displayConnote(record),
    ),
  };
}
