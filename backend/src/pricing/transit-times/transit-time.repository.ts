import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { TransitLane } from '../records/transit-lane.entity.js';

export type LaneTime = Pick<TransitLane, 'fromZone' | 'toZone' | 'eta'>;

/** Loads and saves the lanes of transit times. */
@Injectable()
export class TransitTimeRepository {
  /** Locks these lanes until the transaction ends; by from zone, then by to zone. */
  lockMany({ manager }: UnitOfWork, ids: readonly number[]): Promise<TransitLane[]> {
    return manager.find(TransitLane, {
      where: { id: In([...ids]) },
      order: { fromZone: 'ASC', toZone: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  listByGroup({ manager }: UnitOfWork, serviceGroupId: number): Promise<TransitLane[]> {
    return manager.findBy(TransitLane, { serviceGroupId });
  }

  update(records: UnitOfWork, lane: TransitLane, eta: number): Promise<TransitLane> {
    return records.update(TransitLane, lane, { eta });
  }

  /** Inserts many lanes at once, with a single audit entry. */
  async insertMany(
    records: UnitOfWork,
    serviceGroupId: number,
    lanes: readonly LaneTime[],
  ): Promise<void> {
    const values = lanes.map((lane) => ({ serviceGroupId, ...lane }));
    await records.manager.insert(TransitLane, values);
    await records.note(TransitLane, { serviceGroupId, added: lanes.length });
  }
}
