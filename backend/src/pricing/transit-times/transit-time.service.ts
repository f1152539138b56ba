import { Injectable } from '@nestjs/common';

import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { TransitLane } from '../records/transit-lane.entity.js';
import { TransitTimeQueries } from './transit-time.queries.js';
import { TransitTimeRepository, type LaneTime } from './transit-time.repository.js';

export type LaneChange = Pick<TransitLane, 'id' | 'eta'>;

/** Use cases of transit times. Every customer shares them, so the permission alone is enough: there is no scope. */
@Injectable()
export class TransitTimeService {
  constructor(
    private readonly lanes: TransitTimeRepository,
    private readonly queries: TransitTimeQueries,
    private readonly records: AuditedRepository,
  ) {}

  /** By from zone, then by to zone (TRANSIT-11). */
  list(serviceGroupId: number, fromZone: string | null): Promise<TransitLane[]> {
    return this.queries.list(serviceGroupId, fromZone);
  }

  listGroups(): Promise<{ id: number; group: string }[]> {
    return this.queries.listGroups();
  }

  listFromZones(serviceGroupId: number): Promise<string[]> {
    return this.queries.listFromZones(serviceGroupId);
  }

  /** Changes all of the lanes or none; returns them as changed. @throws RecordNotFound */
  change(changes: readonly LaneChange[], actor: Actor): Promise<TransitLane[]> {
    const etas = new Map(changes.map(({ id, eta }) => [id, eta]));
    return this.records.change(actor, async (records) => {
      const lanes = await this.lanes.lockMany(records, [...etas.keys()]);
      if (lanes.length < etas.size) throw new RecordNotFound('transit lane');
      const changed: TransitLane[] = [];
      for (const lane of lanes) {
        const eta = etas.get(lane.id) ?? lane.eta;
        changed.push(eta === lane.eta ? lane : await this.lanes.update(records, lane, eta));
      }
      return changed;
    });
  }

  /** Adds or changes these lanes of a service group; keeps its other lanes. */
  async set(serviceGroupId: number, lanes: readonly LaneTime[], actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const existing = await this.lanes.listByGroup(records, serviceGroupId);
      const existingByKey = new Map(existing.map((lane) => [toKey(lane), lane]));
      for (const lane of lanes) {
        const current = existingByKey.get(toKey(lane));
        if (current && current.eta !== lane.eta)
          await this.lanes.update(records, current, lane.eta);
      }
      const added = lanes.filter((lane) => !existingByKey.has(toKey(lane)));
      if (added.length > 0) await this.lanes.insertMany(records, serviceGroupId, added);
    });
  }
}

const toKey = ({ fromZone, toZone }: LaneTime): string => `${fromZone}>${toZone}`;
