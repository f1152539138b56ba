import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DashboardConsignmentRow } from '@read-models/dashboard-consignment.row.js';
import { DashboardDayRow } from '@read-models/dashboard-day.row.js';
import { DashboardStatusRow } from '@read-models/dashboard-status.row.js';
import { PublicEventRow } from '@read-models/public-event.row.js';

import { DashboardController } from './http/dashboard.controller.js';
import { SummariseDashboardHandler } from './queries/summarise-dashboard.query.js';

/** The dashboard: figures, cut-offs and what needs attention. */
@Module({
  imports: [
    CqrsModule,
    TypeOrmModule.forFeature([
      DashboardConsignmentRow,
      DashboardDayRow,
      DashboardStatusRow,
      PublicEventRow,
    ]),
  ],
  controllers: [DashboardController],
  providers: [SummariseDashboardHandler],
})
export class DashboardModule {}
