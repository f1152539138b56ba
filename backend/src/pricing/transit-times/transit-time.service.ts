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
import { TransitTimeRepository, type LaneZones, type LaneTime } from './transit-time.repository.js';

export type LaneChange = Pick<TransitLane, 'id' | 'eta'>;

/** The customer's override was added or reset since the caller read the lane. */
class LaneReplaced extends DomainError {
  readonly code = 'transit_time.changed';
  readonly kind = 'conflict';

  constructor({ fromZone, toZone }: LaneZones) {
    super(`The transit time from ${fromZone} to ${toZone} has been changed since you opened it`);
  }
}

/**
 * Use cases of transit times. Days without a customer apply to all customers without their own; only callers with an
 * unrestricted scope edit them.
 */
@Injectable()
export class TransitTimeService {
  constructor(
    private readonly lanes: TransitTimeRepository,
    private readonly queries: TransitTimeQueries,
    private readonly records: AuditedRepository,
  ) {}

  /** Sorted by origin zone, then destination zone (TRANSIT-11). */
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
   * @throws RecordNotFound, LaneReplaced
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
      if (lanes.some(isForeign)) throw new RecordNotFound('lane');
      if (lanes.length < etas.size)
        throw await this.missingLaneError(records, [...etas.keys()], owner);
      const changed: TransitLaneView[] = [];
      for (const lane of lanes) {
        const eta = etas.get(lane.id) ?? lane.eta;
        changed.push(await this.changeLane(records, lane, { owner, eta }));
      }
      return changed;
    });
  }

  /** Adds or changes these shared lanes of a service group; keeps its other lanes. */
  async setSharedLanes(
    serviceGroupId: number,
    lanes: readonly LaneTime[],
    actor: Actor,
  ): Promise<void> {
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

  /**
   * Returns the error for a lane that does not exist: the customer's own days were reset since they were read, or it
   * never existed.
   */
  private async missingLaneError(
    records: UnitOfWork,
    ids: readonly number[],
    owner: number | null,
  ): Promise<LaneReplaced | RecordNotFound> {
    const reset = owner === null ? null : await this.lanes.findReset(records, ids, owner);
    return reset ? new LaneReplaced(reset) : new RecordNotFound('lane');
  }

  private async changeLane(
    records: UnitOfWork,
    lane: TransitLane,
    { owner, eta }: { owner: number | null; eta: number },
  ): Promise<TransitLaneView> {
    if (eta !== lane.eta && lane.customerId !== owner)
      return this.createOverride(records, lane, { owner, eta });
    if (lane.customerId !== null) return this.changeOwn(records, lane, eta);
    const updated = eta === lane.eta ? lane : await this.lanes.update(records, lane, eta);
    return toView(updated, eta);
  }

  /** Days equal to the shared ones no longer count as the customer's own. */
  private async changeOwn(
    records: UnitOfWork,
    own: TransitLane,
    eta: number,
  ): Promise<TransitLaneView> {
    const shared = await this.lanes.find(records, own, null);
    if (eta === own.eta) return toView(own, shared?.eta ?? null);
    if (eta !== shared?.eta)
      return toView(await this.lanes.update(records, own, eta), shared?.eta ?? null);
    await this.lanes.remove(records, own);
    return toView(shared, eta);
  }

  /** The lock of the shared lane serialises concurrent requests that add the customer's own. */
  private async createOverride(
    records: UnitOfWork,
    shared: TransitLane,
    { owner, eta }: { owner: number | null; eta: number },
  ): Promise<TransitLaneView> {
    if (owner === null || (await this.lanes.find(records, shared, owner)))
      throw new LaneReplaced(shared);
    const own = await this.lanes.insertOwn(records, shared, { customerId: owner, eta });
    return toView(own, shared.eta);
  }
}

interface LaneFilter {
  readonly serviceGroupId: number;
  readonly fromZone?: string | null;
  readonly customerId?: number;
}

/**
 * Customer whose days are edited; null for the shared ones.
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
