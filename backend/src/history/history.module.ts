import { Module } from '@nestjs/common';

import { ConsignmentsModule } from '../consignments/index.js';
import { ManifestsModule } from '../manifests/index.js';
import { RecordHistoryController } from './http/record-history.controller.js';
import { RecordHistory } from './queries/record-history.js';
import { HistoryController } from './http/history.controller.js';

/** What happened to every record. */
@Module({
  imports: [ConsignmentsModule, ManifestsModule],
  controllers: [HistoryController, RecordHistoryController],
  providers: [RecordHistory],
})
export class HistoryModule {}
