import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { carrierTrackingUrl } from '@contracts/rules/carrier-tracking.js';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view.js';

import {
  isTrackedInternally,
  displayConnote,
  type ConsignmentDetails,
} from '../../consignments/index.js';
import { type AsyncCache, RecordCache } from '../../platform/cache/record.cache.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';

const MAX_CARRIERS = 5_000;
const CONCURRENCY = 10;

/** Settings that determine where a carrier's consignments can be tracked. */
interface CarrierTracking {
  readonly difotServer: string | null;
  readonly trackingUrl: string | null;
}

const carrierSql = `
  select cc.difot_server as "difotServer", c.tracking_url as "trackingUrl"
    from customer_carrier cc join carrier c on c.id = cc.carrier_id
   where cc.id = $1`;

/** Site where a consignment can be tracked (TRK-20). */
export type TrackingSource = Pick<
  ConsignmentTrackingView,
  'internalTracking' | 'carrierTrackingUrl'
>;

/** Reads where carriers' consignments can be tracked: here or on the carrier's site. Cached, since every tracking response needs it. */
@Injectable()
export class CarrierTrackingQueries {
  private readonly carriers: AsyncCache<number, CarrierTracking | null>;

  constructor(
    private readonly database: DataSource,
    recordCache: RecordCache,
  ) {
    this.carriers = recordCache.createCache({
      tables: ['carrier', 'customer_carrier'],
      maxEntries: MAX_CARRIERS,
      read: (customerCarrierId) => this.read(customerCarrierId),
    });
  }

  /** Returns a function that returns the source of each of these records. */
  async findFor(
    records: readonly ConsignmentDetails[],
  ): Promise<(record: ConsignmentDetails) => TrackingSource> {
    const ids = [...new Set(records.flatMap(({ offer }) => offer?.customerCarrierId ?? []))];
    const found = await mapConcurrently(
      CONCURRENCY,
      ids,
      async (id) => [id, await this.carriers.get(id)] as const,
    );
    const carrierOf = new Map(found);
    return (record) =>
      toSource(record, carrierOf.get(record.offer?.customerCarrierId ?? 0) ?? null);
  }

  private async read(customerCarrierId: number): Promise<CarrierTracking | null> {
    const [row] = await this.database.query<CarrierTracking[]>(carrierSql, [customerCarrierId]);
    return row ?? null;
  }
}

/** Returns no source before manifesting, since the carrier does not know the consignment yet. */
function toSource(record: ConsignmentDetails, carrier: CarrierTracking | null): TrackingSource {
  if (record.manifestId === null) return { internalTracking: false, carrierTrackingUrl: null };
  return {
    internalTracking: isTrackedInternally(record.status, carrier),
    carrierTrackingUrl: carrierTrackingUrl(carrier?.trackingUrl ?? null, displayConnote(record)),
  };
}
