import { Module } from '@nestjs/common';

import { ConsignmentsModule } from '../consignments/index.js';
import { ManifestsModule } from '../manifests/index.js';
import { RecordHistoryController } from './http/record-history.controller.js';
import { RecordHistoryService } from './queries/record-history.service.js';
import { HistoryController } from './http/history.controller.js';

/** History of every record. */
@Module({
  imports: [ConsignmentsModule, ManifestsModule],
  controllers: [HistoryController, RecordHistoryController],
  providers: [RecordHistoryService],
})
export class HistoryModule {}
