import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';

import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { TransitLane } from '../records/transit-lane.entity.js';

export type LaneZones = Pick<TransitLane, 'fromZone' | 'toZone'>;
export type LaneTime = LaneZones & Pick<TransitLane, 'eta'>;

/**
 * Finds a lane whose own days were deleted because they follow the shared ones again; the audit has their last state.
 */
const resetLane = `
  select before ->> 'fromZone' as "fromZone", before ->> 'toZone' as "toZone" from audit_entry
   where record_type = 'transit_lane' and record_id = any ($1) and after is null
     and before ->> 'customerId' = $2
   limit 1`;

/** Loads and saves the lanes of transit times. */
@Injectable()
export class TransitTimeRepository {
  /** Locks these lanes until the transaction ends; by from zone, then by to zone. */
  lockMany({ manager }: UnitOfWork, ids: readonly number[]): Promise<TransitLane[]> {
    return manager.find(TransitLane, {
      where: { id: In([...ids]) },
      order: { fromZone: 'ASC', toZone: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @throws RecordNotFound */
  async assertCustomer({ manager }: UnitOfWork, id: number): Promise<void> {
    const rows = await manager.query<object[]>('select from customer where id = $1', [id]);
    if (rows.length === 0) throw new RecordNotFound(`customer ${id}`);
  }

  /** The same lane of another owner; null for the shared one. */
  find(
    { manager }: UnitOfWork,
    { serviceGroupId, fromZone, toZone }: TransitLane,
    customerId: number | null,
  ): Promise<TransitLane | null> {
    const owner = customerId ?? IsNull();
    return manager.findOneBy(TransitLane, { serviceGroupId, fromZone, toZone, customerId: owner });
  }

  /** One of these lanes if it had the customer's own days until someone reset it; null if none had. */
  async findReset(
    { manager }: UnitOfWork,
    ids: readonly number[],
    customerId: number,
  ): Promise<LaneZones | null> {
    const parameters = [ids.map(String), String(customerId)];
    const [lane] = await manager.query<LaneZones[]>(resetLane, parameters);
    return lane ?? null;
  }

  listShared({ manager }: UnitOfWork, serviceGroupId: number): Promise<TransitLane[]> {
    return manager.findBy(TransitLane, { serviceGroupId, customerId: IsNull() });
  }

  update(records: UnitOfWork, lane: TransitLane, eta: number): Promise<TransitLane> {
    return records.update(TransitLane, lane, { eta });
  }

  /** Inserts a customer's own days for the lane; the shared ones stay. */
  insertOwn(
    records: UnitOfWork,
    { serviceGroupId, fromZone, toZone }: TransitLane,
    own: { readonly customerId: number; readonly eta: number },
  ): Promise<TransitLane> {
    return records.insert(TransitLane, { serviceGroupId, fromZone, toZone, ...own });
  }

  remove(records: UnitOfWork, lane: TransitLane): Promise<void> {
    return records.remove(TransitLane, lane);
  }

  /** Inserts many shared lanes at once, with a single audit entry. */
  async insertMany(
    records: UnitOfWork,
    serviceGroupId: number,
    lanes: readonly LaneTime[],
  ): Promise<void> {
    const values = lanes.map((lane) => ({ serviceGroupId, ...lane }));
    await records.manager.insert(TransitLane, values);
    await records.addEntry(TransitLane, { serviceGroupId, added: lanes.length });
  }
}
