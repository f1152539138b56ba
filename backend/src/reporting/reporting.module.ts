import { Module } from '@nestjs/common';

import { ConsignmentsModule } from '../consignments/index.js';
import { ClientReportsController } from './http/client-reports.controller.js';
import { OpenConsignmentsController } from './http/open-consignments.controller.js';
import { ReportService } from './report.service.js';
import { ReportTurns } from './report-turns.js';
import { OpenConsignmentQueries } from './queries/open-consignment.queries.js';
import { ReportQueries } from './queries/report.queries.js';

/** Reports as CSV and Excel files. */
@Module({
  imports: [ConsignmentsModule],
  controllers: [OpenConsignmentsController, ClientReportsController],
  providers: [OpenConsignmentQueries, ReportQueries, ReportService, ReportTurns],
})
export class ReportingModule {}
