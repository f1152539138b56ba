import { Injectable, type StreamableFile } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';

import { resolveScope, Users, type Actor } from '../../identity/index.js';
import { clientReport, itemReport } from '../queries/client-report.js';
import { financialReport } from '../queries/financial-report.js';
import type { Report } from '../queries/report-column.js';
import { reportDays } from '../queries/report-days.js';
import { ReportedConsignments } from '../queries/reported-consignments.js';
import type { ClientReportDto } from './client-report.dto.js';
import { streamReport } from './report-file.js';

const reports = {
  client: clientReport,
  items: itemReport,
  financial: financialReport,
} as const satisfies Record<string, Report>;

interface WantedReport {
  readonly kind: keyof typeof reports;
  readonly query: Omit<ClientReportDto, 'showItemDetails'>;
  /** One of these opens the report. */
  readonly anyOf: readonly PermissionName[];
  readonly actor: Actor;
}

/** Writes a report for whoever asks, within their reach. */
@Injectable()
export class ReportDesk {
  constructor(
    private readonly consignments: ReportedConsignments,
    private readonly users: Users,
  ) {}

  /** Null where there is nothing to report. @throws OutOfScope, InvalidRequest */
  async write({ kind, query, anyOf, actor }: WantedReport): Promise<StreamableFile | null> {
    const { clientId, carrierId = null, permission = 'READ_CONSIGNMENT', fileFormat } = query;
    const scope = resolveScope(actor, anyOf, { clientId: clientId ?? null, permission });
    const days = reportDays(query, await this.users.timeZoneOf(actor.identity.id));
    const pages = await this.consignments.pages({ scope, carrierId, ...days });
    return pages && streamReport(reports[kind], { format: fileFormat, ...days }, pages);
  }
}
