import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';

import type { CarrierZoneView } from '@contracts/views/carrier-zone.view.js';

import type { Actor, Reach } from '../../platform/actor.js';
import { reaches } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CarrierZone, SuburbZone } from '../records/carrier-zone.entity.js';
import { PriorityTaken } from './zones.errors.js';

const zonesWithCarriers = `
  select z.id, z.zone, z.zone_priority as "zonePriority", z.carrier_id as "carrierId",
         c.display_name as "carrierName"
    from carrier_zone z join carrier c on c.id = z.carrier_id`;

/** Shared carriers are seen by everybody who keeps zones, generic ones by those of their customer. */
const isSeen = `($2 or c.customer_id is null or c.customer_id = any($3::integer[]))`;

/** Another zone of the same carrier and priority that the suburb lies in. */
const zonesInTheWay = `
  select from suburb_zone s join carrier_zone z on z.id = s.carrier_zone_id
   where s.locality_id = $1 and z.carrier_id = $2 and z.zone_priority = $3 and z.id <> all($4)`;

/** Which zones suburbs lie in (ZONE-01 to ZONE-30). */
@Injectable()
export class SuburbZones {
  constructor(
    @InjectRepository(CarrierZone) private readonly zones: Repository<CarrierZone>,
    private readonly records: AuditedRecords,
  ) {}

  /** By priority, then by name. */
  ofCarrier(carrierId: number, reach: Reach): Promise<CarrierZoneView[]> {
    return this.zones.query<CarrierZoneView[]>(
      `${zonesWithCarriers} where z.carrier_id = $1 and ${isSeen} order by z.zone_priority, z.zone`,
      [carrierId, ...seenBy(reach)],
    );
  }

  /** By name of the carrier. */
  ofSuburb(localityId: number, reach: Reach): Promise<CarrierZoneView[]> {
    return this.zones.query<CarrierZoneView[]>(
      `${zonesWithCarriers} join suburb_zone s on s.carrier_zone_id = z.id
        where s.locality_id = $1 and ${isSeen} order by c.display_name, z.zone_priority, z.id`,
      [localityId, ...seenBy(reach)],
    );
  }

  /**
   * Puts the suburb into the zone.
   * @throws RecordNotFound for a zone or suburb that does not exist, or a carrier out of reach
   * @throws PriorityTaken when it lies in another zone of that carrier and priority
   */
  async add(
    localityId: number,
    zoneId: number,
    { actor, reach }: ZoneKeeper,
  ): Promise<CarrierZoneView> {
    const zone = await this.find(zoneId, reach);
    await this.records.change(actor, async (records) => {
      await lockSuburb(records.manager, localityId);
      await this.refuseTaken(records.manager, localityId, zone, []);
      await records.insert(SuburbZone, { carrierZoneId: zone.id, localityId });
    });
    return this.show(zone.id);
  }

  /** Moves the suburb from one zone of a carrier to another. @throws RecordNotFound, PriorityTaken */
  async move(
    localityId: number,
    { from, to }: { readonly from: number; readonly to: number },
    { actor, reach }: ZoneKeeper,
  ): Promise<CarrierZoneView> {
    await this.find(from, reach);
    const zone = await this.find(to, reach);
    await this.records.change(actor, async (records) => {
      await lockSuburb(records.manager, localityId);
      const old = await records.manager.findOneBy(SuburbZone, { carrierZoneId: from, localityId });
      if (!old) throw new RecordNotFound(`suburb zone ${from}`);
      if (from === to) return;
      await this.refuseTaken(records.manager, localityId, zone, [from]);
      await records.remove(SuburbZone, old);
      await records.insert(SuburbZone, { carrierZoneId: to, localityId });
    });
    return this.show(zone.id);
  }

  /** All of them or none; zones and suburb stay (ZONE-17). @throws RecordNotFound */
  async remove(
    localityId: number,
    zoneIds: readonly number[],
    { actor, reach }: ZoneKeeper,
  ): Promise<void> {
    const wanted = [...new Set(zoneIds)];
    for (const id of wanted) await this.find(id, reach);
    await this.records.change(actor, async (records) => {
      const found = await records.manager.findBy(SuburbZone, {
        carrierZoneId: In(wanted),
        localityId,
      });
      if (found.length < wanted.length) throw new RecordNotFound('suburb zone');
      for (const relation of found) await records.remove(SuburbZone, relation);
    });
  }

  private async find(id: number, reach: Reach): Promise<CarrierZone> {
    const zone = await this.zones.findOneBy({ id });
    const [carrier] = zone
      ? await this.zones.query<{ customer_id: number | null }[]>(
          'select customer_id from carrier where id = $1',
          [zone.carrierId],
        )
      : [];
    const owner = { clientId: null, customerId: carrier?.customer_id ?? null };
    if (!zone || !reaches(reach, owner)) throw new RecordNotFound(`zone ${id}`);
    return zone;
  }

  private async refuseTaken(
    manager: EntityManager,
    localityId: number,
    { carrierId, zonePriority }: CarrierZone,
    leaving: readonly number[],
  ): Promise<void> {
    const values = [localityId, carrierId, zonePriority, leaving];
    const inTheWay = await manager.query<object[]>(zonesInTheWay, values);
    if (inTheWay.length > 0) throw new PriorityTaken();
  }

  private async show(id: number): Promise<CarrierZoneView> {
    const [view] = await this.zones.query<CarrierZoneView[]>(
      `${zonesWithCarriers} where z.id = $1`,
      [id],
    );
    if (!view) throw new RecordNotFound(`zone ${id}`);
    return view;
  }
}

/** Who changes zones, and of which customers' carriers: shared ones belong to everybody at once. */
export interface ZoneKeeper {
  readonly actor: Actor;
  readonly reach: Reach;
}

const seenBy = ({ isUnrestricted, customerIds }: Reach): unknown[] => [
  isUnrestricted,
  [...customerIds],
];

async function lockSuburb(manager: EntityManager, localityId: number): Promise<void> {
  const found = await manager.query<object[]>('select from locality where id = $1 for update', [
    localityId,
  ]);
  if (found.length === 0) throw new RecordNotFound(`suburb ${localityId}`);
}
