import { Injectable } from '@nestjs/common';

import { addressColumns } from '@contracts/rules/address-columns.js';
import { recordOf } from '@contracts/keys-of.js';

import {
  type AddressFileRow,
  AddressRowPlanner,
  AddressRowSaver,
  canChangeAddress,
  type RowRules,
} from '../../address-book/index.js';
import type { Actor } from '../../platform/actor.js';
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
import { RowBatchSaver } from '../run/row-batch.saver.js';
import { type RowToSave, toGroupPlan, toResult } from './address-plan.js';

/** Plans and saves imported addresses, which have neither a price nor a dispatch date. */
@Injectable()
export class AddressImportHandler implements BatchHandler {
  constructor(
    private readonly groups: ImportGroupRepository,
    private readonly planner: AddressRowPlanner,
    private readonly saver: AddressRowSaver,
    private readonly batches: RowBatchSaver,
  ) {}

  async plan(found: Import, groups: readonly GroupToPlan[], actor: Actor): Promise<NumberedPlan[]> {
    const rows = groups.map((group) => ({ no: group.no, row: toFileRow(group) }));
    const decisions = await this.planner.plan(
      rows.map(({ row }) => row),
      rulesOf(found, actor),
    );
    return rows.flatMap(({ no, row }, index) => {
      const decision = decisions[index];
      return decision ? [{ no, ...toGroupPlan(row, decision) }] : [];
    });
  }

  async planOne(found: Import, group: GroupToPlan, actor: Actor): Promise<PlannedChoice> {
    const [plan] = await this.plan(found, [group], actor);
    if (!plan) throw new Error('the plan of one row has no decision');
    return { plan, offers: [] };
  }

  planDay(): Promise<null> {
    return Promise.resolve(null);
  }

  countOutdated({ id }: Import): Promise<number> {
    return this.groups.countAddressesChangedSince(id);
  }

  /** An address gets its id when it is saved. */
  reserve(): Promise<void> {
    return Promise.resolve();
  }

  open(run: Import, _groups: readonly GroupToCreate[], actor: Actor): Promise<SaveBatch> {
    const context = { run, rules: rulesOf(run, actor), actor };
    const save = (rows: readonly GroupToCreate[]) => this.save(rows, context);
    return Promise.resolve((batch) => this.batches.save(run.id, batch, save));
  }

  /** An address is saved in one transaction with its result. */
  isCreated(): Promise<boolean> {
    return Promise.resolve(false);
  }

  private async save(
    batch: readonly GroupToCreate[],
    { run, rules, actor }: RunContext,
  ): Promise<void> {
    const rows = batch.map((group): RowToSave => ({
      group,
      row: toFileRow(group),
      action: group.action,
      addressId: group.addressId,
      expectedVersion: group.expectedRevision,
    }));
    await this.saver.save(rows, { rules, actor }, async (manager, saved) => {
      const results = rows.flatMap((row, index) => {
        const one = saved[index];
        return one ? [toResult(row, one)] : [];
      });
      await this.groups.saveResultsOfRows(manager, run.id, results);
    });
  }
}

interface RunContext {
  readonly run: Import;
  readonly rules: RowRules;
  readonly actor: Actor;
}

const rulesOf = ({ clientId, options }: Import, actor: Actor): RowRules => ({
  clientId: clientOf({ clientId }),
  whenKnown: options.whenKnown,
  keepsDrafts: options.keepFaultyAsDrafts,
  canChange: (address) => canChangeAddress(actor, address),
});

/** @throws when its cells have been deleted */
function toFileRow({ reference, cells: [first] }: GroupToPlan): AddressFileRow {
  if (!first) throw new Error(`the row for reference '${reference}' is no longer stored`);
  const { row, repeats, values } = first;
  return {
    row,
    ...(repeats !== undefined && { repeats }),
    values: recordOf(addressColumns, (column) => values[column] ?? ''),
  };
}
