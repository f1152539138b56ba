import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ClientsModule } from '../clients/index.js';
import { IdentityModule } from '../identity/index.js';
import { PaperworkModule } from '../paperwork/index.js';
import { Environment } from '../platform/config/environment.js';
import { PrintingService } from './printing.service.js';
import { PrintController } from './http/print.controller.js';
import { PrintersController } from './http/printers.controller.js';
import { PrintNode } from './print-node.js';
import { PrintService } from './print-service.js';

const PAUSES_MS = [500, 1000, 2000];

/** Direct printing of paperwork through PrintNode. */
@Module({
  imports: [CqrsModule, ClientsModule, IdentityModule, PaperworkModule],
  controllers: [PrintController, PrintersController],
  providers: [
    PrintingService,
    {
      provide: PrintService,
      inject: [Environment],
      useFactory: ({ PRINT_SERVICE_URL: url, CARRIER_TIMEOUT_SECONDS }: Environment) =>
        new PrintNode({ url, timeoutMs: CARRIER_TIMEOUT_SECONDS * 1000, pausesMs: PAUSES_MS }),
    },
  ],
})
export class PrintingModule {}
