import { Module } from '@nestjs/common';

import { OpenConsignmentsController } from './http/open-consignments.controller.js';
import { OpenConsignmentRows } from './queries/open-consignment-rows.js';

/** Lists of freight as files for a spreadsheet. */
@Module({
  controllers: [OpenConsignmentsController],
  providers: [OpenConsignmentRows],
})
export class ReportingModule {}
