import { Injectable } from '@nestjs/common';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { TransitLane } from '../records/transit-lane.entity.js';

export type LaneTime = Pick<TransitLane, 'fromZone' | 'toZone' | 'eta'>;

/** Keeps how long service groups take between zones. */
@Injectable()
export class TransitTimetable {
  constructor(private readonly records: AuditedRecords) {}

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
