import { Module } from '@nestjs/common';

import { ConsignmentsModule } from '../consignments/index.js';
import { ClientReportsController } from './http/client-reports.controller.js';
import { OpenConsignmentsController } from './http/open-consignments.controller.js';
import { ReportDesk } from './http/report-desk.js';
import { OpenConsignmentRows } from './queries/open-consignment-rows.js';
import { ReportedConsignments } from './queries/reported-consignments.js';

/** Lists of freight as files for a spreadsheet. */
@Module({
  imports: [ConsignmentsModule],
  controllers: [OpenConsignmentsController, ClientReportsController],
  providers: [OpenConsignmentRows, ReportedConsignments, ReportDesk],
})
export class ReportingModule {}
