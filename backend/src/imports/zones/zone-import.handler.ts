import { Injectable } from '@nestjs/common';

import { recordOf } from '@contracts/keys-of.js';
import { toZoneValues, zoneColumns } from '@contracts/rules/zone-columns.js';

import type { Actor } from '../../platform/actor.js';
import {
  type PlannedZone,
  type ZoneFileRow,
  ZoneRowPlanner,
  ZoneRowSaver,
} from '../../pricing/index.js';
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
import type { Import } from '../records/import.entity.js';
import { RowBatchSaver } from '../run/row-batch.saver.js';
import { toGroupPlan, toResult } from './zone-plan.js';

/** Plans and saves imported carrier zones, which have neither a price nor a date and cannot become drafts. */
@Injectable()
export class ZoneImportHandler implements BatchHandler {
  constructor(
    private readonly groups: ImportGroupRepository,
    private readonly planner: ZoneRowPlanner,
    private readonly saver: ZoneRowSaver,
    private readonly batches: RowBatchSaver,
  ) {}

  async plan(found: Import, groups: readonly GroupToPlan[]): Promise<NumberedPlan[]> {
    const rows = groups.map((group) => ({ no: group.no, row: toFileRow(group) }));
    const decisions = await this.planner.plan(
      rows.map(({ row }) => row),
      { carrierId: carrierOf(found), whenKnown: found.options.whenKnown },
    );
    return rows.flatMap(({ no, row }, index) => {
      const decision = decisions[index];
      return decision ? [{ no, ...toGroupPlan(row, decision) }] : [];
    });
  }

  async planOne(found: Import, group: GroupToPlan): Promise<PlannedChoice> {
    const [plan] = await this.plan(found, [group]);
    if (!plan) throw new Error('the plan of one row has no decision');
    return { plan, offers: [] };
  }

  planDay(): Promise<null> {
    return Promise.resolve(null);
  }

  countOutdated({ id }: Import): Promise<number> {
    return this.groups.countSuburbsMovedSince(id);
  }

  /** A row puts a suburb into a zone, and needs no id. */
  reserve(): Promise<void> {
    return Promise.resolve();
  }

  open(run: Import, _groups: readonly GroupToCreate[], actor: Actor): Promise<SaveBatch> {
    const save = (rows: readonly GroupToCreate[]) => this.save(run, rows, actor);
    return Promise.resolve((batch) => this.batches.save(run.id, batch, save));
  }

  /** A suburb is moved in one transaction with its result. */
  isCreated(): Promise<boolean> {
    return Promise.resolve(false);
  }

  private async save(run: Import, batch: readonly GroupToCreate[], actor: Actor): Promise<void> {
    const rows = batch.map(toPlannedZone);
    await this.saver.save(rows, carrierOf(run), actor, async (manager, saved) => {
      const results = batch.flatMap((group, index) => {
        const one = saved[index];
        return one ? [toResult(group, one)] : [];
      });
      await this.groups.saveResultsOfRows(manager, run.id, results);
    });
  }
}

function carrierOf({ id, carrierId }: Import): number {
  if (carrierId === null) throw new Error(`import ${id} of zones has no carrier`);
  return carrierId;
}

/** @throws when its cells have been deleted */
function toFileRow({ reference, cells: [first] }: GroupToPlan): ZoneFileRow {
  if (!first) throw new Error(`the row for '${reference}' is no longer stored`);
  const { row, repeats, values } = first;
  return {
    row,
    ...(repeats !== undefined && { repeats }),
    values: toZoneValues(recordOf(zoneColumns, (column) => values[column] ?? '')),
  };
}

const toPlannedZone = (group: GroupToCreate): PlannedZone => ({
  row: toFileRow(group),
  leavesId: group.carrierZoneId,
});
