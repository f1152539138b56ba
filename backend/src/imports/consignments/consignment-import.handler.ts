import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { OfferVersionService } from '../../pricing/index.js';
import {
  type GroupToCreate,
  type GroupToPlan,
  ImportGroupRepository,
} from '../import-group.repository.js';
import type {
  BatchHandler,
  NumberedPlan,
  PlannedChoice,
  SaveBatch,
} from '../kinds/import-handler.js';
import { clientOf, type Import } from '../records/import.entity.js';
import type { OfferSelection } from './choose-offer.js';
import { ConsignmentGroupImporter } from './consignment-group.importer.js';
import { ConsignmentRunService } from './consignment-run.service.js';
import { toGroupPlan } from './group-plan.js';
import { toRowGroup } from './group-rows.js';
import { ImportReferenceQueries } from './import-reference.queries.js';
import type { GroupOptions } from './planned-group.js';

const CONCURRENCY = 8;

/** Plans imported consignments, and creates or updates them. */
@Injectable()
export class ConsignmentImportHandler implements BatchHandler {
  constructor(
    private readonly groups: ImportGroupRepository,
    private readonly references: ImportReferenceQueries,
    private readonly importer: ConsignmentGroupImporter,
    private readonly versions: OfferVersionService,
    private readonly runs: ConsignmentRunService,
  ) {}

  async plan(found: Import, groups: readonly GroupToPlan[], actor: Actor): Promise<NumberedPlan[]> {
    const rows = groups.map((group) => ({ no: group.no, group: toRowGroup(group) }));
    const data = await this.references.load(
      clientOf(found),
      rows.map(({ group }) => group),
      // users review the plan: they see whether it creates what it should update
      { mustBeCurrent: found.commitWhen !== 'NEVER' && found.options.whenKnown === 'UPDATE' },
    );
    const receivers = this.importer.resolveReceivers(data, actor);
    const context = { data, receivers, actor, options: toGroupOptions(found) };
    return mapConcurrently(CONCURRENCY, rows, async ({ no, group }) => ({
      no,
      ...toGroupPlan(await this.importer.planGroup(group, context)),
    }));
  }

  async planOne(
    found: Import,
    group: GroupToPlan,
    actor: Actor,
    selected?: OfferSelection,
  ): Promise<PlannedChoice> {
    const rows = toRowGroup(group);
    const data = await this.references.load(clientOf(found), [rows]);
    const receivers = this.importer.resolveReceivers(data, actor);
    const options = { ...toGroupOptions(found), ...(selected && { selected }) };
    const planned = await this.importer.planGroup(rows, { data, receivers, actor, options });
    return { plan: toGroupPlan(planned), offers: planned.offers };
  }

  planDay(found: Import): Promise<string> {
    return this.references.earliestDispatchDay(clientOf(found));
  }

  /** Counts the references whose price, earliest day or consignment differs from the plan. */
  async countOutdated(found: Import): Promise<number> {
    const { id, planDay } = found;
    const clientId = clientOf(found);
    const priced = await this.groups.listPricedVersions(id);
    const today = await this.references.earliestDispatchDay(clientId);
    const isPast = planDay !== null && planDay < today;
    const outdated = new Set(await this.versions.listOutdated(clientId, priced));
    const isOutdated = (versions: (typeof priced)[number]) =>
      outdated.has(versions) || (isPast && versions.isNew && versions.dispatchDate < today);
    const changed = await this.groups.countChangedSince(found);
    return priced.filter(isOutdated).reduce((sum, { count }) => sum + count, changed);
  }

  /** Assigns the ids of the consignments to create. */
  reserve(manager: EntityManager, importId: number): Promise<void> {
    return this.groups.reserveIds(manager, importId);
  }

  open(run: Import, groups: readonly GroupToCreate[], actor: Actor): Promise<SaveBatch> {
    return this.runs.open(run, groups, actor);
  }

  isCreated(group: GroupToCreate): Promise<boolean> {
    return this.runs.isCreated(group);
  }
}

/** Options for the groups of an import. */
const toGroupOptions = ({
  options,
  isSample,
}: Pick<Import, 'options' | 'isSample'>): GroupOptions => ({
  isSample,
  options: [],
  preference: options.offer,
  whenKnown: options.whenKnown,
  saveFailedAsDraft: options.keepFaultyAsDrafts,
});
