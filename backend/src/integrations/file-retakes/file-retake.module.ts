import { Module } from '@nestjs/common';

import { ClientsModule } from '../../clients/index.js';
import { ImportsModule } from '../../imports/index.js';
import { FileRetakeController } from './file-retake.controller.js';
import { FileRetakeService } from './file-retake.service.js';

/** Imports duplicates again, in the HTTP process. */
@Module({
  imports: [ClientsModule, ImportsModule],
  controllers: [FileRetakeController],
  providers: [FileRetakeService],
})
export class FileRetakeModule {}
