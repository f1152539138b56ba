import { Injectable } from '@nestjs/common';

import { lowerCase } from '@contracts/rules/clean-text.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';
import { importOfferTexts } from '@contracts/texts/app/import-offers.js';
import type { OfferData } from '@contracts/events/offer.data.js';
import type { ImportGroupDetailView, ImportOfferView } from '@contracts/views/import.view.js';

import type { Actor } from '../../platform/actor.js';
import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { isSameOffer, type OfferSelection } from '../consignments/choose-offer.js';
import { toOfferSummary } from '../consignments/group-plan.js';
import { canCreate } from '../import-access.js';
import type { PlannedChoice } from '../kinds/import-handler.js';
import { ImportHandlers } from '../kinds/import-handlers.js';
import { type ImportTemplate, templateColumn } from '../kinds/import-template.js';
import { templateOf } from '../kinds/template-of.js';
import type { Import } from '../records/import.entity.js';
import { toNewGroup } from './import-file.reader.js';
import type { GroupPlan } from '../import-group.repository.js';
import type { NewGroup, StoredRow } from '../import-rows.repository.js';
import { ImportNotPlanned, PlanChanged } from '../import.errors.js';
import { ImportQueries } from '../import.queries.js';
import { ImportRepository } from '../import.repository.js';
import { withCellErrors } from './cell-errors.js';
import { planDigest } from './plan-digest.js';
import { SuburbSuggestionService } from './suburb-suggestion.service.js';

/** Cells of a reference to replace; the others stay. */
export interface GroupEdit {
  readonly no: number;
  /** Plan that the user saw. */
  readonly planHash: string;
  readonly cells: readonly EditedCell[];
  /** Offer to use; the best one if absent. */
  readonly offer?: OfferSelection | undefined;
}

/** A cell with its new text. */
export interface EditedCell {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** Corrects cells of planned files, and plans their references again. The caller has checked the scope (ADR 50). */
@Injectable()
export class ImportEditService {
  /**
   * Each save reads the whole plan in a transaction: saves of one plan are queued, so that they do not take all
   * connections.
   */
  private readonly saves = new FairQueue({
    running: 4,
    runningPerKey: 1,
    waiting: 500,
    waitingPerKey: 64,
  });

  constructor(
    private readonly imports: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly handlers: ImportHandlers,
    private readonly suburbs: SuburbSuggestionService,
  ) {}

  /**
   * Returns the rows of a reference, with its offers while one can be chosen.
   * @throws RecordNotFound, including once they have been deleted
   */
  async getGroup(found: Import, no: number, actor: Actor): Promise<ImportGroupDetailView> {
    const rows = await this.getRows(found.id, no);
    const group = await this.queries.getGroup(found.id, no);
    const suggestions = await this.suburbs.list(group, rows);
    const offers = await this.offersOf(found, { group, rows }, actor);
    const cells = rows.map(({ row, values }) => ({ row, values }));
    const { columns } = templateOf(found.kind).format;
    return { group, rows: cells, columns, suggestions, offers };
  }

  private async offersOf(
    found: Import,
    { group, rows }: Pick<ImportGroupDetailView, 'group'> & { rows: readonly StoredRow[] },
    actor: Actor,
  ): Promise<ImportOfferView[]> {
    const { id, kind, state } = found;
    if (state !== 'PLANNED' || group.carrier === null || !canCreate(actor, found)) return [];
    const stored = { no: group.no, reference: group.reference, cells: rows };
    const [planned, chosen] = await Promise.all([
      this.handlers.forKind(kind).planOne(found, stored, actor),
      this.imports.groups.findChosenOffer(id, group.no),
    ]);
    return planned.offers.map((offer) => toOfferView(offer, chosen));
  }

  /**
   * Replaces cells and plans their reference: the plan gets another hash. Nothing is created.
   * @throws RecordNotFound, ImportNotPlanned
   * @throws PlanChanged when another plan has been made since
   * @throws InvalidRequest for an unknown row, or a reference used elsewhere in the file
   * @throws TooManyRequests, TooBusy
   */
  async edit(found: Import, edit: GroupEdit, actor: Actor): Promise<ImportGroupDetailView> {
    const { id, kind } = found;
    assertPlanUnchanged(found, edit.planHash);
    assertColumns(templateOf(kind), edit);
    const rows = withCells(found, edit, await this.getRows(id, edit.no));
    const group = await this.withUniqueReference(found, rows);
    const planned = await this.handlers.forKind(kind).planOne(found, group, actor, edit.offer);
    assertOffered(planned, edit.offer);
    const plan = withCellErrors(planned.plan, group.cells);
    const changed = { edit, group, plan };
    await this.saves.run(String(id), () => this.save(found, changed, actor));
    return this.getGroup(found, edit.no, actor);
  }

  /**
   * A reference that an edit gives to the group must not be used elsewhere; one that it had before, like an order that a
   * document repeats, stays: it is planned as a repeat of the first order that has this reference now.
   * @throws InvalidRequest
   */
  private async withUniqueReference({ id, kind }: Import, group: NewGroup): Promise<NewGroup> {
    const { no, reference } = group;
    if (reference === '' || !(await this.imports.rows.hasReference(id, group)))
      return withoutRepeats(group);
    const before = await this.queries.getGroup(id, no);
    if (lowerCase(before.reference) === lowerCase(reference))
      return withRepeats(group, await this.imports.rows.findFirstRow(id, no));
    throw rejection(texts.referenceTwice[kind].replace('{reference}', () => reference));
  }

  private async getRows(importId: number, no: number): Promise<readonly StoredRow[]> {
    const rows = await this.imports.rows.find(importId, no);
    if (!rows) throw new RecordNotFound(`reference ${no} of import ${importId}`);
    return rows;
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
      const lines = this.imports.groups.listPlanned(id, manager);
      const counted = await this.imports.groups.count(id, false, manager);
      const handler = this.handlers.forKind(current.kind);
      const removedLanes = (await handler.listRemovedLanes?.(current, manager)) ?? [];
      return { planDigest: await planDigest(current, lines), removedLanes, ...counted };
    });
  }
}

/** @throws ImportNotPlanned, PlanChanged */
function assertPlanUnchanged({ state, planDigest: current }: Import, planHash: string): void {
  if (state !== 'PLANNED' || current === null) throw new ImportNotPlanned();
  if (current !== planHash) throw new PlanChanged();
}

/** @throws InvalidRequest */
function assertColumns(template: ImportTemplate, { cells }: GroupEdit): void {
  const unknown = cells.find(({ column }) => templateColumn(template, column) === undefined);
  if (unknown) throw rejection(texts.noSuchColumn.replace('{column}', () => unknown.column));
}

/** All rows of a group must have its reference. @throws InvalidRequest */
function withCells(
  { kind }: Import,
  { no, cells: edits }: GroupEdit,
  rows: readonly StoredRow[],
): NewGroup {
  const template = templateOf(kind);
  const unknownRow = edits.find((edit) => !rows.some(({ row }) => row === edit.row));
  if (unknownRow) throw rejection(texts.noSuchRow[kind].replace('{row}', String(unknownRow.row)));
  const cells = rows.map(({ row, repeats, values }) => ({
    row,
    ...(repeats !== undefined && { repeats }),
    values: {
      ...values,
      ...Object.fromEntries(
        edits
          .filter((edit) => edit.row === row || template.identity.includes(edit.column))
          .map(({ column, value }) => [column, value.trim()]),
      ),
    },
  }));
  const reference = template.referenceOf(cells[0]?.values ?? {});
  return toNewGroup(template, { no, reference, cells });
}

/** Once its reference is not used elsewhere, an order repeats no other. */
const withoutRepeats = (group: NewGroup): NewGroup => ({
  ...group,
  cells: group.cells.map(({ row, values }) => ({ row, values })),
});

/** Repeats the order with this first row, unless that is its own. */
function withRepeats(group: NewGroup, row: number | null): NewGroup {
  const [first, ...others] = withoutRepeats(group).cells;
  if (!first || row === null || row === group.firstRow) return withoutRepeats(group);
  return { ...group, cells: [{ ...first, repeats: row }, ...others] };
}

/** @throws InvalidRequest */
function assertOffered({ offers }: PlannedChoice, selected: OfferSelection | undefined): void {
  if (selected && !offers.some((offer) => isSameOffer(offer, selected)))
    throw new InvalidRequest([{ path: 'offer', message: importOfferTexts.notOffered }]);
}

const toOfferView = (offer: OfferData, chosen: OfferSelection | null): ImportOfferView => ({
  ...toOfferSummary(offer),
  isChosen: chosen !== null && isSameOffer(offer, chosen),
});

const rejection = (message: string) => new InvalidRequest([{ path: 'cells', message }]);
