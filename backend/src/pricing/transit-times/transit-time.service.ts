import { Injectable } from '@nestjs/common';

import { zoneTexts as texts } from '@contracts/texts/spec/zones.js';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view.js';

import { assertInScope, OutOfScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import type { UnitOfWork } from '../../platform/audit/unit-of-work.js';
import { DomainError } from '../../platform/domain-error.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { TransitLane } from '../records/transit-lane.entity.js';
import { TransitTimeQueries } from './transit-time.queries.js';
import { TransitTimeRepository, type LaneTime } from './transit-time.repository.js';

export type LaneChange = Pick<TransitLane, 'id' | 'eta'>;

/** The customer was given days of its own for a lane whose shared days the caller had read. */
class LaneBecameOwn extends DomainError {
  readonly code = 'transit_time.changed';
  readonly refusal = 'conflict';

  constructor({ fromZone, toZone }: TransitLane) {
    super(`The days from ${fromZone} to ${toZone} have been changed since you opened them`);
  }
}

/**
 * Use cases of transit times. Days without a customer hold for everybody who has none of their own; only callers
 * without limits edit them.
 */
@Injectable()
export class TransitTimeService {
  constructor(
    private readonly lanes: TransitTimeRepository,
    private readonly queries: TransitTimeQueries,
    private readonly records: AuditedRepository,
  ) {}

  /** By from zone, then by to zone (TRANSIT-11). */
  list(
    { serviceGroupId, fromZone, customerId }: LaneFilter,
    actor: Actor,
  ): Promise<TransitLaneView[]> {
    return this.queries.list(serviceGroupId, fromZone ?? null, ownerOf(actor, customerId));
  }

  listGroups(): Promise<{ id: number; group: string }[]> {
    return this.queries.listGroups();
  }

  listFromZones({ serviceGroupId, customerId }: LaneFilter, actor: Actor): Promise<string[]> {
    return this.queries.listFromZones(serviceGroupId, ownerOf(actor, customerId));
  }

  /**
   * Changes all of the lanes or none; returns them as changed. Days that differ from the shared ones become the
   * customer's own; equal ones follow the shared ones again.
   * @throws RecordNotFound, LaneBecameOwn
   */
  change(
    changes: readonly LaneChange[],
    customerId: number | undefined,
    actor: Actor,
  ): Promise<TransitLaneView[]> {
    const owner = ownerOf(actor, customerId);
    const etas = new Map(changes.map(({ id, eta }) => [id, eta]));
    return this.records.change(actor, async (records) => {
      if (owner !== null) await this.lanes.assertCustomer(records, owner);
      const lanes = await this.lanes.lockMany(records, [...etas.keys()]);
      const isForeign = (lane: TransitLane) =>
        lane.customerId !== null && lane.customerId !== owner;
      if (lanes.length < etas.size || lanes.some(isForeign)) throw new RecordNotFound('lane');
      const changed: TransitLaneView[] = [];
      for (const lane of lanes)
        changed.push(await this.changeLane(records, lane, { owner, eta: etas.get(lane.id) }));
      return changed;
    });
  }

  /** Adds or changes these shared lanes of a service group; keeps its other lanes. */
  async set(serviceGroupId: number, lanes: readonly LaneTime[], actor: Actor): Promise<void> {
    await this.records.change(actor, async (records) => {
      const existing = await this.lanes.listShared(records, serviceGroupId);
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

  private async changeLane(
    records: UnitOfWork,
    lane: TransitLane,
    { owner, eta = lane.eta }: { owner: number | null; eta: number | undefined },
  ): Promise<TransitLaneView> {
    const shared = lane.customerId === null ? lane : await this.lanes.find(records, lane, null);
    const sharedEta = shared?.eta ?? null;
    if (eta === lane.eta) return toView(lane, sharedEta);
    if (lane.customerId === owner) {
      if (owner === null) return toView(await this.lanes.update(records, lane, eta), eta);
      if (shared && eta === sharedEta) {
        await this.lanes.remove(records, lane);
        return toView(shared, sharedEta);
      }
      return toView(await this.lanes.update(records, lane, eta), sharedEta);
    }
    // The lock of the shared lane holds off whoever would give the customer its own at the same time.
    if (owner === null || (await this.lanes.find(records, lane, owner)))
      throw new LaneBecameOwn(lane);
    const own = { customerId: owner, eta };
    return toView(await this.lanes.insertOwn(records, lane, own), sharedEta);
  }
}

interface LaneFilter {
  readonly serviceGroupId: number;
  readonly fromZone?: string | null;
  readonly customerId?: number;
}

/**
 * Whose days: a customer's, or null for those that all share.
 * @throws OutOfScope, InvalidRequest when the caller has several customers and names none
 */
function ownerOf(actor: Actor, customerId: number | undefined): number | null {
  if (customerId !== undefined) {
    assertInScope(actor, 'UPDATE_TRANSIT_TIME', { clientId: null, customerId });
    return customerId;
  }
  const { isUnrestricted, customerIds } = actor.scopeFor('UPDATE_TRANSIT_TIME');
  if (isUnrestricted) return null;
  const [only, ...others] = customerIds;
  if (only === undefined) throw new OutOfScope();
  if (others.length > 0)
    throw new InvalidRequest([{ path: 'customerId', message: texts.chooseCustomer }]);
  return only;
}

const toView = (
  { id, version, serviceGroupId, fromZone, toZone, eta, customerId }: TransitLane,
  sharedEta: number | null,
): TransitLaneView => ({
  ...{ id, version, serviceGroupId, fromZone, toZone, eta },
  isOwn: customerId !== null,
  sharedEta,
});

const toKey = ({ fromZone, toZone }: LaneTime): string => `${fromZone}>${toZone}`;
