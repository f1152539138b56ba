import { Module } from '@nestjs/common';

import { ClientsModule } from '../../clients/index.js';
import { ImportsModule } from '../../imports/index.js';
import { FileReimportController } from './file-reimport.controller.js';
import { FileReimportService } from './file-reimport.service.js';

/** Imports duplicates again, in the HTTP process. */
@Module({
  imports: [ClientsModule, ImportsModule],
  controllers: [FileReimportController],
  providers: [FileReimportService],
})
export class FileReimportModule {}
