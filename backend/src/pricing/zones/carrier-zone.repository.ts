import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { CarrierZone, SuburbZone } from '../records/carrier-zone.entity.js';
import { CarrierZoneQueries } from './carrier-zone.queries.js';
import { createZoneSpeller } from './zone-speller.js';

export type NewZone = Pick<CarrierZone, 'zone' | 'zonePriority'>;

/** A row of a zone file. */
export interface SuburbAssignment extends NewZone {
  readonly localityId: number;
}

/**
 * Puts suburbs without a zone of a priority into the zone named after their ETA zone (priority 1) or after their state
 * (any other priority).
 */
const assignUnassigned = `
  insert into suburb_zone (carrier_zone_id, locality_id)
  select z.id, l.id
    from carrier_zone z
    join locality l on z.zone = case z.zone_priority when 1 then l.eta_zone else l.state end
   where not exists (
           select from suburb_zone s join carrier_zone other on other.id = s.carrier_zone_id
            where s.locality_id = l.id and other.carrier_id = z.carrier_id
              and other.zone_priority = z.zone_priority)
     and ($1::integer[] is null or z.carrier_id = any($1))
  on conflict do nothing`;

/** Other zones of the same carrier and priority that have the suburb. */
const conflictingZones = `
  select from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
   where s.locality_id = $1 and z.carrier_id = $2 and z.zone_priority = $3 and z.id <> all($4)`;

const addMissingZones = `
  insert into carrier_zone (carrier_id, zone, zone_priority)
  select distinct $1::integer, zone, priority from unnest($2::text[], $3::integer[]) as w (zone, priority)
  on conflict do nothing`;

/** The assignments of the file, with the ids of their zones. */
const assignments = `
  select z.id as carrier_zone_id, w.locality_id, z.zone_priority
    from unnest($2::text[], $3::integer[], $4::integer[]) as w (zone, priority, locality_id)
    join carrier_zone z
      on z.carrier_id = $1 and z.zone = w.zone and z.zone_priority = w.priority`;

const removeReplaced = `
  delete from suburb_zone s using carrier_zone z, (${assignments}) as w
   where z.id = s.carrier_zone_id and z.carrier_id = $1 and s.locality_id = w.locality_id
     and z.zone_priority = w.zone_priority and s.carrier_zone_id <> w.carrier_zone_id`;

const addAssignments = `
  with entered as (
    insert into suburb_zone (carrier_zone_id, locality_id)
    select carrier_zone_id, locality_id from (${assignments}) as w
    on conflict do nothing returning 1)
  select count(*)::integer as inserted from entered`;

/** Loads and saves carriers' zones and the suburbs in them. */
@Injectable()
export class CarrierZoneRepository {
  constructor(
    @InjectRepository(CarrierZone) private readonly zones: Repository<CarrierZone>,
    private readonly queries: CarrierZoneQueries,
  ) {}

  /** Null for an unknown id. */
  find(id: number): Promise<CarrierZone | null> {
    return this.zones.findOneBy({ id });
  }

  /** Adds the zones that the carrier does not have yet. */
  async addMissing(
    records: UnitOfWork,
    carrierId: number,
    zones: readonly NewZone[],
  ): Promise<void> {
    for (const zone of zones) {
      const known = await records.manager.findOneBy(CarrierZone, { carrierId, ...zone });
      if (!known) await records.insert(CarrierZone, { carrierId, ...zone });
    }
  }

  /** Puts new suburbs into zones named after their ETA zone or state; keeps existing assignments. */
  async assignNewSuburbs(records: UnitOfWork, carrierIds: readonly number[] | null): Promise<void> {
    // as users and imports lock the carriers whose zones they change
    await records.manager.query(
      'select from carrier where $1::integer[] is null or id = any ($1) order by id for update',
      [carrierIds],
    );
    const [covered] = await records.manager.query<object[]>(
      `with covered as (${assignUnassigned} returning 1) select count(*) as covered from covered`,
      [carrierIds],
    );
    await records.addEntry(SuburbZone, { ...covered });
  }

  /** Locks a suburb until the transaction ends. False for an unknown suburb. */
  async lockSuburb({ manager }: UnitOfWork, localityId: number): Promise<boolean> {
    const rows = await manager.query<object[]>('select from locality where id = $1 for update', [
      localityId,
    ]);
    return rows.length > 0;
  }

  /** True when another zone of the same carrier and priority has the suburb, other than the `ignored` ones. */
  async isPriorityTaken(
    { manager }: UnitOfWork,
    localityId: number,
    { carrierId, zonePriority }: CarrierZone,
    ignored: readonly number[],
  ): Promise<boolean> {
    const values = [localityId, carrierId, zonePriority, ignored];
    return (await manager.query<object[]>(conflictingZones, values)).length > 0;
  }

  listSuburbZones(
    { manager }: UnitOfWork,
    localityId: number,
    zoneIds: readonly number[],
  ): Promise<SuburbZone[]> {
    return manager.findBy(SuburbZone, { carrierZoneId: In([...zoneIds]), localityId });
  }

  async addSuburb(records: UnitOfWork, localityId: number, zoneId: number): Promise<void> {
    await records.insert(SuburbZone, { carrierZoneId: zoneId, localityId });
  }

  async removeSuburbZones(records: UnitOfWork, suburbZones: readonly SuburbZone[]): Promise<void> {
    for (const suburbZone of suburbZones) await records.remove(SuburbZone, suburbZone);
  }

  /** Locks the zones of a carrier until the transaction ends. */
  async lockCarrier({ manager }: UnitOfWork, carrierId: number): Promise<void> {
    await manager.query('select from carrier where id = $1 for update', [carrierId]);
  }

  /**
   * Assigns suburbs to zones of one carrier: adds missing zones and moves suburbs out of other zones of the same
   * priority. Returns the number of assignments that are new.
   */
  async assignSuburbs(
    records: UnitOfWork,
    carrierId: number,
    rows: readonly SuburbAssignment[],
  ): Promise<number> {
    const { manager } = records;
    await this.lockCarrier(records, carrierId);
    const known = await this.queries.listNames(carrierId, manager);
    const spell = createZoneSpeller([...known, ...rows.map(({ zone }) => zone)]);
    const zones = rows.map(({ zone }) => spell(zone));
    const priorities = rows.map(({ zonePriority }) => zonePriority);
    const values = [carrierId, zones, priorities, rows.map(({ localityId }) => localityId)];
    await manager.query(addMissingZones, values.slice(0, 3));
    await manager.query(removeReplaced, values);
    const [added] = await manager.query<{ inserted: number }[]>(addAssignments, values);
    const inserted = added?.inserted ?? 0;
    if (inserted > 0)
      await records.addEntry(SuburbZone, { carrierId, rows: rows.length, inserted });
    return inserted;
  }
}
