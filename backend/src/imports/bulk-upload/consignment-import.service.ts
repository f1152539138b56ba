import { Injectable } from '@nestjs/common';

import type { CheckedImportView, ImportReportView } from '@contracts/views/import-report.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import type { ImportedFile } from '../../platform/uploads/imported-file.js';
import { ImportedFiles } from '../../platform/uploads/imported-files.js';
import type { UploadedFile } from '../../platform/uploads/receive-file.js';
import { fileOwner } from '../kinds/file-owner.js';
import { clientOwner } from '../kinds/import-owner.js';
import { consignmentTemplate } from '../consignments/consignment-file-template.js';
import { ConsignmentFileReader } from './consignment-file.reader.js';
import type { CarrierServiceOption } from '../consignments/choose-offer.js';
import { ConsignmentGroupImporter } from '../consignments/consignment-group.importer.js';
import { buildPreviewReport, buildImportReport } from './import-report.js';
import { ImportReferenceQueries } from '../consignments/import-reference.queries.js';
import { ImportResultMailer } from './import-result.mailer.js';
import type { GroupOptions } from '../consignments/planned-group.js';
import { toNewGroup } from '../plan/import-file.reader.js';
import { toGroupPlan } from '../consignments/group-plan.js';
import { planDigest } from '../plan/plan-digest.js';

const CONCURRENCY = 8;

export interface ConsignmentImport {
  readonly clientId: number;
  readonly file: UploadedFile;
  /** BULK-15: emails the result to the uploader as well. */
  readonly isSendEmail: boolean;
  /** Accepts a file that was imported before. */
  readonly importAgain: boolean;
  /** BULK-14: saves rows that cannot become a consignment as a draft. */
  readonly saveFailedAsDraft: boolean;
  /** The services to choose from; empty for all. */
  readonly options: readonly CarrierServiceOption[];
}

const toOptions = (request: ConsignmentImport): GroupOptions => ({
  ...request,
  preference: 'CHEAPEST',
  whenKnown: 'REFUSE',
  isSample: false,
});

/**
 * Imports a file of consignments, one per reference (GAP-17). Each is created independently: those created stay if the
 * rest fails. A repeated upload creates only the missing ones: with the same Idempotency-Key each reference keeps the
 * consignment id reserved for it, and without a key a reference already used by a consignment is rejected.
 */
@Injectable()
export class ConsignmentImportService {
  constructor(
    private readonly reader: ConsignmentFileReader,
    private readonly references: ImportReferenceQueries,
    private readonly importer: ConsignmentGroupImporter,
    private readonly files: ImportedFiles,
    private readonly operations: IdempotencyService,
    private readonly mailer: ImportResultMailer,
  ) {}

  /**
   * @throws OutOfScope
   * @throws InvalidRequest when the file cannot be read, DuplicateFile when it was imported before, ImportInProgress
   * while it is being imported
   */
  async import(request: ConsignmentImport, actor: Actor): Promise<ImportReportView> {
    const { clientId, file } = request;
    assertInScope(actor, 'CREATE_CONSIGNMENT', { clientId, customerId: null });
    const source = { ...fileOwner(clientOwner('CONSIGNMENT', clientId)), digest: file.digest };
    return this.files.runExclusively(source, () => this.importRows(source, request, actor));
  }

  /**
   * Previews an import without writing anything (`validateOnly`).
   * @throws OutOfScope, InvalidRequest when the file cannot be read
   */
  async check(request: ConsignmentImport, actor: Actor): Promise<CheckedImportView> {
    const { clientId, file } = request;
    assertInScope(actor, 'CREATE_CONSIGNMENT', { clientId, customerId: null });
    const groups = await this.reader.read(clientId, file.path);
    const data = await this.references.load(clientId, groups);
    const receivers = this.importer.resolveReceivers(data, actor);
    const context = { data, receivers, options: toOptions(request), actor };
    const planned = await mapConcurrently(CONCURRENCY, groups, (group) =>
      this.importer.planGroup(group, context),
    );
    const { options, saveFailedAsDraft } = request;
    const kind = 'CONSIGNMENT';
    const subject = { ...clientOwner(kind, clientId), id: 0, digest: file.digest };
    const lines = planned.map((plan, index) => ({
      ...toNewGroup(consignmentTemplate, {
        no: index + 1,
        reference: plan.group.reference,
        cells: plan.group.rows,
      }),
      ...toGroupPlan(plan),
    }));
    const choices = { options, saveFailedAsDraft };
    return buildPreviewReport(planned, await planDigest({ ...subject, options: choices }, lines));
  }

  private async importRows(
    source: ImportedFile,
    request: ConsignmentImport,
    actor: Actor,
  ): Promise<ImportReportView> {
    const { clientId, file } = request;
    if (!request.importAgain) await this.files.assertNew(source);

    const groups = await this.reader.read(clientId, file.path);
    const data = await this.references.load(clientId, groups, { mustBeCurrent: true });
    const receivers = this.importer.resolveReceivers(data, actor);
    const references = new Set(groups.map(({ reference }) => reference));
    references.delete('');
    const parts = await this.operations.divide('consignment', [...references]);
    const context = { data, receivers, options: toOptions(request), actor, parts };
    const results = await mapConcurrently(CONCURRENCY, groups, (group) =>
      this.importer.import(group, context),
    );
    const report = buildImportReport(results);
    const uploaded = { fileName: file.originalName, clientId };
    if (request.isSendEmail) await this.mailer.send(uploaded, report, actor);
    await this.files.recordImported(source, actor, report);
    return report;
  }
}
