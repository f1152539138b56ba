import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CustomersModule } from '../customers/index.js';
import { JournalModule } from '../event-feed/index.js';
import { ClientSettingsService } from './client-settings.service.js';
import { ClientRepository } from './client.repository.js';
import { ClientChoicesController } from './http/client-choices.controller.js';
import { ClientController } from './http/client.controller.js';
import { IntegrationFileController } from './flows/integration-file.controller.js';
import { IntegrationFileQueries } from './flows/integration-file.queries.js';
import { IntegrationFileService } from './flows/integration-file.service.js';
import { IntegrationFlowController } from './flows/integration-flow.controller.js';
import { IntegrationFlowQueries } from './flows/integration-flow.queries.js';
import { FlowResendService } from './flows/flow-resend.service.js';
import { SentFileErasureService } from './flows/sent-file-erasure.service.js';
import { IntegrationFlowService } from './flows/integration-flow.service.js';
import { ClientIntegrationController } from './integrations/client-integration.controller.js';
import { ClientIntegrationService } from './integrations/client-integration.service.js';
import { ClientIntegration } from './records/client-integration.entity.js';
import { Client } from './records/client.entity.js';
import { IntegrationFlow } from './records/integration-flow.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Client, ClientIntegration, IntegrationFlow]),
    CustomersModule,
    JournalModule,
  ],
  controllers: [
    ClientController,
    ClientChoicesController,
    ClientIntegrationController,
    IntegrationFileController,
    IntegrationFlowController,
  ],
  providers: [
    ClientIntegrationService,
    ClientRepository,
    ClientSettingsService,
    IntegrationFileQueries,
    IntegrationFileService,
    IntegrationFlowQueries,
    FlowResendService,
    SentFileErasureService,
    IntegrationFlowService,
  ],
  exports: [IntegrationFileService, IntegrationFlowService, ClientRepository],
})
export class ClientsModule {}
