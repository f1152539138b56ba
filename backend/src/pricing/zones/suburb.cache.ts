import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { SuburbZone } from '../domain/pricing-request.js';
import { type AsyncCache, RecordCache } from '../../platform/cache/record.cache.js';

export type Direction = 'PICKUP' | 'DELIVERY';

/** A suburb with its carriers' zones and surcharges. */
export interface PricedSuburb {
  /** Null for an unknown suburb. */
  readonly state: string | null;
  readonly etaZone: string | null;
  getZones(carrierId: number): readonly SuburbZone[];
  /** Dollars; null for none. */
  findSurcharge(carrierId: number, direction: Direction): number | null;
}

interface SuburbRow {
  readonly state: string;
  readonly eta_zone: string | null;
  readonly zones: Readonly<Record<string, readonly SuburbZone[]>>;
  readonly surcharges: Readonly<Record<string, number>>;
}

const unknownSuburb: PricedSuburb = {
  state: null,
  etaZone: null,
  getZones: () => [],
  findSurcharge: () => null,
};

const MAX_ENTRIES = 20_000;

const suburbById = `
  select l.state, l.eta_zone,
         coalesce((
           select jsonb_object_agg(carrier_id, zones) from (
             select z.carrier_id,
                    jsonb_agg(jsonb_build_object('zone', z.zone, 'zonePriority', z.zone_priority)
                              order by z.zone_priority, z.id) as zones
               from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
              where s.locality_id = l.id
              group by z.carrier_id) as by_carrier
         ), '{}') as zones,
         coalesce((
           select jsonb_object_agg(carrier_id || ' ' || direction, amount_cents)
             from suburb_surcharge where locality_id = l.id
         ), '{}') as surcharges
    from locality l where l.id = $1`;

/** Caches zones and surcharges by suburb. */
@Injectable()
export class SuburbCache {
  private readonly suburbs: AsyncCache<number, PricedSuburb>;

  constructor(
    private readonly database: DataSource,
    recordCache: RecordCache,
  ) {
    this.suburbs = recordCache.createCache({
      tables: ['carrier_zone', 'suburb_zone', 'suburb_surcharge', 'locality'],
      maxEntries: MAX_ENTRIES,
      read: (localityId: number) => this.read(localityId),
    });
  }

  /** An unknown suburb has no zones. */
  find(localityId: number): Promise<PricedSuburb> {
    return this.suburbs.get(localityId);
  }

  private async read(localityId: number): Promise<PricedSuburb> {
    const [row] = await this.database.query<SuburbRow[]>(suburbById, [localityId]);
    return row ? toPricedSuburb(row) : unknownSuburb;
  }
}

const toPricedSuburb = ({ state, eta_zone, zones, surcharges }: SuburbRow): PricedSuburb => ({
  state,
  etaZone: eta_zone,
  getZones: (carrierId) => zones[carrierId] ?? [],
  findSurcharge: (carrierId, direction) => {
    const cents = surcharges[`${carrierId} ${direction}`];
    return cents === undefined ? null : cents / 100;
  },
});
