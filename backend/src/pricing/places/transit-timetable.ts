import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { TransitLane } from '../records/transit-lane.entity.js';

export type LaneTime = Pick<TransitLane, 'fromZone' | 'toZone' | 'eta'>;

export type LaneChange = Pick<TransitLane, 'id' | 'eta'>;

/** CROSS-03 */
const MOST_LISTED = 1_000;

/** Keeps how long service groups take between zones. */
@Injectable()
export class TransitTimetable {
  constructor(
    @InjectRepository(TransitLane) private readonly lanes: Repository<TransitLane>,
    private readonly records: AuditedRecords,
  ) {}

  /** By from zone, then by to zone (TRANSIT-11). */
  list(serviceGroupId: number, fromZone: string | null): Promise<TransitLane[]> {
    return this.lanes.find({
      where: { serviceGroupId, ...(fromZone !== null && { fromZone }) },
      order: { fromZone: 'ASC', toZone: 'ASC' },
      take: MOST_LISTED,
    });
  }

  listGroups(): Promise<{ id: number; group: string }[]> {
    return this.lanes.query('select id, "group" from service_group order by "group"');
  }

  async listFromZones(serviceGroupId: number): Promise<string[]> {
    const zones = await this.lanes.query<{ zone: string }[]>(
      `select distinct from_zone as zone from transit_lane where service_group_id = $1 order by 1`,
      [serviceGroupId],
    );
    return zones.map(({ zone }) => zone);
  }

  /** All of them or none; answers the lanes as they are then. @throws RecordNotFound */
  change(changes: readonly LaneChange[], actor: Actor): Promise<TransitLane[]> {
    const etas = new Map(changes.map(({ id, eta }) => [id, eta]));
    return this.records.change(actor, async (records) => {
      const lanes = await records.manager.find(TransitLane, {
        where: { id: In([...etas.keys()]) },
        order: { fromZone: 'ASC', toZone: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (lanes.length < etas.size) throw new RecordNotFound('transit lane');
      const changed: TransitLane[] = [];
      for (const lane of lanes) {
        const eta = etas.get(lane.id) ?? lane.eta;
        changed.push(eta === lane.eta ? lane : await records.update(TransitLane, lane, { eta }));
      }
      return changed;
    });
  }

  /** Sets the lanes given and leaves the others as they are. */
  async set(serviceGroupId: number, lanes: readonly LaneTime[], actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const known = await records.manager.findBy(TransitLane, { serviceGroupId });
      const lanesByEnds = new Map(known.map((lane) => [endsOf(lane), lane]));
      const changes = lanes.flatMap((lane) => {
        const current = lanesByEnds.get(endsOf(lane));
        return current && current.eta !== lane.eta ? [{ current, eta: lane.eta }] : [];
      });
      for (const { current, eta } of changes) await records.update(TransitLane, current, { eta });

      const added = lanes.filter((lane) => !lanesByEnds.has(endsOf(lane)));
      if (added.length === 0) return;
      const values = added.map((lane) => ({ serviceGroupId, ...lane }));
      await records.manager.insert(TransitLane, values);
      await records.note(TransitLane, { serviceGroupId, added: added.length });
    });
  }
}

const endsOf = ({ fromZone, toZone }: LaneTime): string => `${fromZone}>${toZone}`;
