import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { SuburbZone } from '../domain/pricing-request.js';
import type { Remembered } from '../../platform/memory/remembered.js';
import { RecordMemory } from '../../platform/memory/record-memory.js';

export type Direction = 'PICKUP' | 'DELIVERY';

/** A suburb as carriers see it. */
export interface SuburbPlace {
  /** Null where there is no such suburb. */
  readonly state: string | null;
  readonly etaZone: string | null;
  zonesOf(carrierId: number): readonly SuburbZone[];
  /** Dollars; null for none. */
  surchargeOf(carrierId: number, direction: Direction): number | null;
}

interface PlaceRow {
  readonly state: string;
  readonly eta_zone: string | null;
  readonly zones: Readonly<Record<string, readonly SuburbZone[]>>;
  readonly surcharges: Readonly<Record<string, number>>;
}

const nowhere: SuburbPlace = {
  state: null,
  etaZone: null,
  zonesOf: () => [],
  surchargeOf: () => null,
};

const MOST_KEPT = 20_000;

const placeOfSuburb = `
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

/** Zones and surcharges of suburbs, kept in memory suburb by suburb as they are first sent to. */
@Injectable()
export class SuburbPlaces {
  private readonly places: Remembered<number, SuburbPlace>;

  constructor(
    private readonly database: DataSource,
    memory: RecordMemory,
  ) {
    this.places = memory.keep({
      tables: ['carrier_zone', 'suburb_zone', 'suburb_surcharge', 'locality'],
      most: MOST_KEPT,
      read: (localityId: number) => this.read(localityId),
    });
  }

  /** An unknown suburb lies in no zone at all. */
  find(localityId: number): Promise<SuburbPlace> {
    return this.places.get(localityId);
  }

  private async read(localityId: number): Promise<SuburbPlace> {
    const [row] = await this.database.query<PlaceRow[]>(placeOfSuburb, [localityId]);
    return row ? toPlace(row) : nowhere;
  }
}

const toPlace = ({ state, eta_zone, zones, surcharges }: PlaceRow): SuburbPlace => ({
  state,
  etaZone: eta_zone,
  zonesOf: (carrierId) => zones[carrierId] ?? [],
  surchargeOf: (carrierId, direction) => {
    const cents = surcharges[`${carrierId} ${direction}`];
    return cents === undefined ? null : cents / 100;
  },
});
