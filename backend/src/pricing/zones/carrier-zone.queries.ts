import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { ZoneColumn } from '@contracts/rules/zone-columns.js';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view.js';

import type { PermissionScope } from '../../platform/actor.js';

/** The carrier of a zone; `customerId` is null for a shared carrier. */
export interface ZoneCarrier {
  readonly name: string;
  readonly displayName: string;
  readonly customerId: number | null;
}

/** A suburb as named in a zone file. */
export interface SuburbKey {
  readonly name: string;
  readonly postcode: string;
  readonly state: string;
}

/** A zone that has a suburb. */
export interface CurrentZone {
  readonly id: number;
  readonly zone: string;
}

/** A suburb in a zone of a carrier. */
type SuburbInZone = CurrentZone &
  Pick<CarrierZoneView, 'zonePriority'> & { readonly localityId: number };

const zonesOfSuburbs = `
  select z.id, z.zone, z.zone_priority as "zonePriority", s.locality_id as "localityId"
    from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
   where z.carrier_id = $1 and s.locality_id = any($2) order by z.id`;

const zonesWithCarriers = `
  select z.id, z.zone, z.zone_priority as "zonePriority", z.carrier_id as "carrierId",
         c.display_name as "carrierName"
    from carrier_zone z join carrier c on c.id = z.carrier_id`;

/** Shared carriers are visible in every scope, generic carriers in the scope of their customer. */
const isVisible = `($2 or c.customer_id is null or c.customer_id = any($3::integer[]))`;

const zonesOfCarrier = `
  ${zonesWithCarriers} where z.carrier_id = $1 and ${isVisible} order by z.zone_priority, z.zone`;

const zonesOfSuburb = `
  ${zonesWithCarriers} join suburb_zone s on s.carrier_zone_id = z.id
   where s.locality_id = $1 and ${isVisible} order by c.display_name, z.zone_priority, z.id`;

const carrierById = `
  select name, display_name as "displayName", customer_id as "customerId"
    from carrier where id = $1`;

const suburbIds = `
  select l.id, key.ordinal
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality
           as key (name, postcode, state, ordinal)
    join locality l on (l.name, l.postcode, l.state) = (key.name, key.postcode, key.state)`;

const fileLines = `
  select l.name as "Suburb", l.postcode as "Postcode", l.state as "State", z.zone as "Zone",
         z.zone_priority::text as "Zone Priority"
    from carrier_zone z
    join suburb_zone s on s.carrier_zone_id = z.id
    join locality l on l.id = s.locality_id
   where z.carrier_id = $1 and z.zone_priority = $2
   order by l.name, l.postcode, l.state`;

/** Reads zones, their carriers and their suburbs. */
@Injectable()
export class CarrierZoneQueries {
  constructor(private readonly database: DataSource) {}

  /** Zones of a carrier, by priority and name. */
  listByCarrier(carrierId: number, scope: PermissionScope): Promise<CarrierZoneView[]> {
    return this.database.query<CarrierZoneView[]>(zonesOfCarrier, [
      carrierId,
      ...scopeValues(scope),
    ]);
  }

  /** Zones of a suburb, by carrier name. */
  listBySuburb(localityId: number, scope: PermissionScope): Promise<CarrierZoneView[]> {
    return this.database.query<CarrierZoneView[]>(zonesOfSuburb, [
      localityId,
      ...scopeValues(scope),
    ]);
  }

  /** Null for an unknown id. */
  async find(id: number): Promise<CarrierZoneView | null> {
    const [zone] = await this.database.query<CarrierZoneView[]>(
      `${zonesWithCarriers} where z.id = $1`,
      [id],
    );
    return zone ?? null;
  }

  /** Null for an unknown id. */
  async findCarrier(id: number): Promise<ZoneCarrier | null> {
    const [carrier] = await this.database.query<ZoneCarrier[]>(carrierById, [id]);
    return carrier ?? null;
  }

  /** Ids of suburbs, in the order of the keys; null for an unknown suburb. */
  async findSuburbIds(
    keys: readonly SuburbKey[],
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<(number | null)[]> {
    const rows = await manager.query<{ id: number; ordinal: string }[]>(suburbIds, [
      keys.map(({ name }) => name),
      keys.map(({ postcode }) => postcode),
      keys.map(({ state }) => state),
    ]);
    const ids = new Map(rows.map(({ id, ordinal }) => [Number(ordinal), id]));
    return keys.map((_, index) => ids.get(index + 1) ?? null);
  }

  /** Zones of one carrier that have these suburbs, of every priority. */
  listCurrent(
    carrierId: number,
    localityIds: readonly number[],
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<SuburbInZone[]> {
    return manager.query<SuburbInZone[]>(zonesOfSuburbs, [carrierId, [...localityIds]]);
  }

  /** Names of a carrier's zones, the oldest first. */
  async listNames(
    carrierId: number,
    manager: Pick<EntityManager, 'query'> = this.database,
  ): Promise<string[]> {
    const zones = await manager.query<{ zone: string }[]>(
      'select zone from carrier_zone where carrier_id = $1 group by zone order by min(id)',
      [carrierId],
    );
    return zones.map(({ zone }) => zone);
  }

  /** Suburbs of a carrier's zones of one priority, as lines of a zone file. */
  listFileLines(carrierId: number, zonePriority: number): Promise<Record<ZoneColumn, string>[]> {
    return this.database.query<Record<ZoneColumn, string>[]>(fileLines, [carrierId, zonePriority]);
  }
}

const scopeValues = ({ isUnrestricted, customerIds }: PermissionScope): unknown[] => [
  isUnrestricted,
  [...customerIds],
];
