import { Injectable } from '@nestjs/common';

import type { CarrierZoneView } from '@contracts/views/carrier-zone.view.js';

import type { Actor } from '../../identity/index.js';
import { scopeCovers, type PermissionScope } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { CarrierZone } from '../records/carrier-zone.entity.js';
import { CarrierZoneQueries } from './carrier-zone.queries.js';
import { CarrierZoneRepository, type NewZone } from './carrier-zone.repository.js';
import { ZonePriorityTaken } from './zones.errors.js';

/**
 * Assigns suburbs to zones of carriers (ZONE-01 to ZONE-30); checks the scope of the zone's carrier. Changing a zone of
 * a shared carrier needs an unrestricted scope.
 */
@Injectable()
export class SuburbZoneService {
  constructor(
    private readonly zones: CarrierZoneRepository,
    private readonly queries: CarrierZoneQueries,
    private readonly records: AuditedRepository,
  ) {}

  /** Zones of a carrier, by priority and name. */
  listByCarrier(carrierId: number, actor: Actor): Promise<CarrierZoneView[]> {
    return this.queries.listByCarrier(carrierId, actor.scopeFor('READ_CARRIER_ZONE'));
  }

  /** Zones of a suburb, by carrier name. */
  listBySuburb(localityId: number, actor: Actor): Promise<CarrierZoneView[]> {
    return this.queries.listBySuburb(localityId, actor.scopeFor('READ_CARRIER_ZONE'));
  }

  /**
   * Adds a suburb to a zone.
   * @throws RecordNotFound for an unknown zone or suburb, or a carrier out of scope
   * @throws ZonePriorityTaken when it is in another zone of the same carrier and priority
   */
  async add(localityId: number, zoneId: number, actor: Actor): Promise<CarrierZoneView> {
    const zone = await this.getZone(zoneId, actor.scopeFor('CREATE_CARRIER_ZONE_SYSTEM'));
    await this.records.change(actor, async (records) => {
      await this.lock(records, localityId, zone);
      await this.assertPriorityFree(records, localityId, zone, []);
      await this.zones.addSuburb(records, localityId, zone.id);
    });
    return this.getView(zone.id);
  }

  /** Moves a suburb to another zone of the carrier. @throws RecordNotFound, ZonePriorityTaken */
  async move(
    localityId: number,
    { from, to }: { readonly from: number; readonly to: number },
    actor: Actor,
  ): Promise<CarrierZoneView> {
    const scope = actor.scopeFor('UPDATE_CARRIER_ZONE_SYSTEM');
    const { carrierId } = await this.getZone(from, scope);
    const zone = await this.getZone(to, scope);
    if (zone.carrierId !== carrierId)
      throw new RecordNotFound(`zone ${to} of carrier ${carrierId}`);
    await this.records.change(actor, async (records) => {
      await this.lock(records, localityId, zone);
      const current = await this.zones.listSuburbZones(records, localityId, [from]);
      if (current.length === 0) throw new RecordNotFound(`suburb zone ${from}`);
      if (from === to) return;
      await this.assertPriorityFree(records, localityId, zone, [from]);
      await this.zones.removeSuburbZones(records, current);
      await this.zones.addSuburb(records, localityId, to);
    });
    return this.getView(zone.id);
  }

  /**
   * Removes a suburb from all of the zones or from none; keeps the zones and the suburb (ZONE-17).
   * @throws RecordNotFound
   */
  async remove(localityId: number, zoneIds: readonly number[], actor: Actor): Promise<void> {
    const scope = actor.scopeFor('UPDATE_CARRIER_ZONE_SYSTEM');
    const uniqueIds = [...new Set(zoneIds)];
    for (const id of uniqueIds) await this.getZone(id, scope);
    await this.records.change(actor, async (records) => {
      const suburbZones = await this.zones.listSuburbZones(records, localityId, uniqueIds);
      if (suburbZones.length < uniqueIds.length) throw new RecordNotFound('suburb zone');
      await this.zones.removeSuburbZones(records, suburbZones);
    });
  }

  /** Adds the zones that the carrier does not have yet. */
  async defineZonesUnscoped(
    carrierId: number,
    zones: readonly NewZone[],
    actor: Actor,
  ): Promise<void> {
    await this.records.change(actor, (records) => this.zones.addMissing(records, carrierId, zones));
  }

  /**
   * Puts new suburbs into zones named after their ETA zone or state, for these carriers or, without ids, for all; keeps
   * existing assignments.
   */
  async assignNewSuburbsUnscoped(
    actor: Actor,
    carrierIds: readonly number[] | null = null,
  ): Promise<void> {
    await this.records.change(actor, (records) => this.zones.assignNewSuburbs(records, carrierIds));
  }

  private async getZone(id: number, scope: PermissionScope): Promise<CarrierZone> {
    const zone = await this.zones.find(id);
    const carrier = zone && (await this.queries.findCarrier(zone.carrierId));
    const owner = { clientId: null, customerId: carrier?.customerId ?? null };
    if (!zone || !scopeCovers(scope, owner)) throw new RecordNotFound(`zone ${id}`);
    return zone;
  }

  private async getView(id: number): Promise<CarrierZoneView> {
    const view = await this.queries.find(id);
    if (!view) throw new RecordNotFound(`zone ${id}`);
    return view;
  }

  /** Locks the carrier's zones as imports do, or one could put the suburb into two zones of a priority. */
  private async lock(
    records: UnitOfWork,
    localityId: number,
    { carrierId }: CarrierZone,
  ): Promise<void> {
    await this.zones.lockCarrier(records, carrierId);
    if (!(await this.zones.lockSuburb(records, localityId)))
      throw new RecordNotFound(`suburb ${localityId}`);
  }

  private async assertPriorityFree(
    records: UnitOfWork,
    localityId: number,
    zone: CarrierZone,
    ignored: readonly number[],
  ): Promise<void> {
    if (await this.zones.isPriorityTaken(records, localityId, zone, ignored))
      throw new ZonePriorityTaken();
  }
}
