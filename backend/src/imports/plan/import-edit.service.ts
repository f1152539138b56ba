import { Injectable } from '@nestjs/common';

import { importTexts as texts } from '@contracts/texts/app/imports.js';
import type { ImportGroupDetailView } from '@contracts/views/import.view.js';

import type { Actor } from '../../platform/actor.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { ConsignmentGroupImporter } from '../consignments/consignment-group.importer.js';
import {
  type ConsignmentColumn,
  consignmentColumns,
} from '../consignments/consignment-template.js';
import { ImportReferenceQueries } from '../consignments/import-reference.queries.js';
import type { Import } from '../records/import.entity.js';
import { toGroupPlan } from './group-plan.js';
import { toRowGroup } from './group-rows.js';
import { toNewGroup } from './import-file.reader.js';
import type { GroupPlan } from '../import-group.repository.js';
import { toGroupOptions } from './import-planning.service.js';
import type { NewGroup, StoredRow } from '../import-rows.repository.js';
import { NotPlanned, PlanChanged } from '../import.errors.js';
import { ImportQueries } from '../import.queries.js';
import { ImportRepository } from '../import.repository.js';
import { planDigest } from './plan-digest.js';
import { SuburbSuggestionService } from './suburb-suggestion.service.js';

/** Cells of a reference to replace; the others stay. */
export interface GroupEdit {
  readonly no: number;
  /** Plan that the user saw. */
  readonly planHash: string;
  readonly cells: readonly EditedCell[];
}

/** A cell with its new text. */
export interface EditedCell {
  readonly row: number;
  readonly column: ConsignmentColumn;
  readonly value: string;
}

/** Corrects cells of planned files, and plans their references again. The caller has checked the scope (ADR 50). */
@Injectable()
export class ImportEditService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly references: ImportReferenceQueries,
    private readonly importer: ConsignmentGroupImporter,
    private readonly suburbs: SuburbSuggestionService,
  ) {}

  /** Returns the rows of a reference. @throws RecordNotFound, also once they have been deleted */
  async getGroup(importId: number, no: number): Promise<ImportGroupDetailView> {
    const rows = await this.getRows(importId, no);
    const group = await this.queries.getGroup(importId, no);
    const suggestions = await this.suburbs.list(group, rows);
    return { group, rows, columns: consignmentColumns, suggestions };
  }

  /**
   * Replaces cells and plans their reference: the plan gets another hash. Nothing is created.
   * @throws RecordNotFound, NotPlanned
   * @throws PlanChanged when another plan has been made since
   * @throws InvalidRequest for an unknown row, or a reference used elsewhere in the file
   */
  async edit(found: Import, edit: GroupEdit, actor: Actor): Promise<ImportGroupDetailView> {
    const { id } = found;
    assertPlanUnchanged(found, edit.planHash);
    const group = withCells(edit, await this.getRows(id, edit.no));
    if (group.reference !== '' && (await this.imports.rows.hasReference(id, group)))
      throw rejection(texts.referenceTwice.replace('{reference}', () => group.reference));
    const plan = await this.plan(found, group, actor);
    await this.save(found, { edit, group, plan }, actor);
    return this.getGroup(id, edit.no);
  }

  private async getRows(importId: number, no: number): Promise<readonly StoredRow[]> {
    const rows = await this.imports.rows.find(importId, no);
    if (!rows) throw new RecordNotFound(`reference ${no} of import ${importId}`);
    return rows;
  }

  private async plan(found: Import, group: NewGroup, actor: Actor): Promise<GroupPlan> {
    const rows = toRowGroup(group);
    const data = await this.references.load(found.clientId, [rows]);
    const receivers = this.importer.resolveReceivers(data, actor);
    const context = { data, receivers, actor, options: toGroupOptions(found) };
    return toGroupPlan(await this.importer.planGroup(rows, context));
  }

  /** Serialises edits of a plan, so that the second one finds it changed. */
  private async save(
    { id }: Import,
    changed: { readonly edit: GroupEdit; readonly group: NewGroup; readonly plan: GroupPlan },
    actor: Actor,
  ): Promise<void> {
    const { edit, group, plan } = changed;
    await this.imports.change(id, actor, async (current, { manager }) => {
      assertPlanUnchanged(current, edit.planHash);
      await this.imports.rows.replace(manager, id, group);
      await this.imports.groups.savePlans(id, [{ no: edit.no, ...plan }], manager);
      const { clientId, digest, options } = current;
      const subject = { importId: id, clientId, fileDigest: digest, options };
      const lines = this.imports.groups.listPlanned(id, manager);
      const counted = await this.imports.groups.count(id, false, manager);
      return { planDigest: await planDigest(subject, lines), ...counted };
    });
  }
}

/** @throws NotPlanned, PlanChanged */
function assertPlanUnchanged({ state, planDigest: current }: Import, planHash: string): void {
  if (state !== 'PLANNED' || current === null) throw new NotPlanned();
  if (current !== planHash) throw new PlanChanged();
}

/** All rows of a group must have its reference. @throws InvalidRequest */
function withCells({ no, cells: edits }: GroupEdit, rows: readonly StoredRow[]): NewGroup {
  const unknownRow = edits.find((edit) => !rows.some(({ row }) => row === edit.row));
  if (unknownRow) throw rejection(texts.noSuchRow.replace('{row}', String(unknownRow.row)));
  const cells = rows.map(({ row, values }) => ({
    row,
    values: {
      ...values,
      ...Object.fromEntries(
        edits
          .filter((edit) => edit.row === row || edit.column === 'Reference')
          .map(({ column, value }) => [column, value.trim()]),
      ),
    },
  }));
  const [first] = cells;
  const reference = (first?.values['Reference'] ?? '').trim();
  return toNewGroup(toRowGroup({ reference, cells }), no - 1);
}

const rejection = (message: string) => new InvalidRequest([{ path: 'cells', message }]);
