import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import { assertInScope, resolveScope, type Actor } from '../identity/index.js';
import type { FileFormat, ReportFile } from './files/file-format.js';
import { streamOpenConsignments } from './files/open-consignments-file.js';
import { streamReport } from './files/report-file.js';
import { clientReport, itemReport } from './queries/client-report.js';
import { financialReport } from './queries/financial-report.js';
import { OpenConsignmentQueries } from './queries/open-consignment.queries.js';
import type { Report } from './queries/report-column.js';
import { parseReportDays, type RequestedDays } from './queries/report-days.js';
import { ReportQueries } from './queries/report.queries.js';
import { ReportTurns } from './report-turns.js';

const reports = {
  client: clientReport,
  items: itemReport,
  financial: financialReport,
} as const satisfies Record<string, Report>;

export interface OpenConsignmentsRequest {
  readonly clientId: number;
  readonly openManifestId?: number;
  readonly fileFormat: FileFormat;
}

export interface DispatchReportRequest extends RequestedDays {
  readonly kind: keyof typeof reports;
  /** The permissions of which the actor needs one. */
  readonly anyOf: readonly PermissionName[];
  /** All clients in scope if absent. */
  readonly clientId?: number;
  readonly carrierId?: number;
  /** narrows the report to the scope of this permission. */
  readonly permission?: PermissionName;
  readonly fileFormat: FileFormat;
}

/** Writes reports as files; checks the client scope. */
@Injectable()
export class ReportService {
  constructor(
    private readonly openConsignments: OpenConsignmentQueries,
    private readonly dispatched: ReportQueries,
    private readonly turns: ReportTurns,
  ) {}

  /**
   * Null without open consignments.
   * @throws OutOfScope, RecordNotFound for an unknown open manifest, TooManyRequests, TooBusy
   */
  async writeOpenConsignments(
    { clientId, openManifestId, fileFormat }: OpenConsignmentsRequest,
    actor: Actor,
  ): Promise<ReportFile | null> {
    assertInScope(actor, 'READ_CONSIGNMENT', { clientId, customerId: null });
    const criteria = { clientId, openManifestId: openManifestId ?? null };
    const userId = actor.identity.id;
    return this.turns.download(userId, async () => {
      const pages = await this.openConsignments.pages(criteria, userId);
      return pages && streamOpenConsignments(pages, fileFormat);
    });
  }

  /**
   * Null without consignments between the two days.
   * @throws OutOfScope, InvalidRequest, TooManyRequests, TooBusy
   */
  async writeDispatched(request: DispatchReportRequest, actor: Actor): Promise<ReportFile | null> {
    const { kind, anyOf, clientId, carrierId = null } = request;
    // a key for reports alone cannot read consignments: its scope is that of the report
    const ownPermission = actor.hasPermission('READ_CONSIGNMENT') ? 'READ_CONSIGNMENT' : null;
    const { permission = ownPermission } = request;
    const scope = resolveScope(actor, anyOf, { clientId: clientId ?? null, permission });
    const days = parseReportDays(request, actor.timeZone);
    const userId = actor.identity.id;
    return this.turns.download(userId, async () => {
      const pages = await this.dispatched.pages({ scope, carrierId, ...days }, userId);
      return pages && streamReport(reports[kind], { format: request.fileFormat, ...days }, pages);
    });
  }
}
