import { Module } from '@nestjs/common';

import { ConsignmentsModule } from '../consignments/index.js';
import { ManifestsModule } from '../manifests/index.js';
import { HistoryController } from './http/history.controller.js';

/** What happened to every event-sourced record. */
@Module({
  imports: [ConsignmentsModule, ManifestsModule],
  controllers: [HistoryController],
})
export class HistoryModule {}
