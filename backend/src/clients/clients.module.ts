import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CustomersModule } from '../customers/index.js';
import { ClientSettingsService } from './client-settings.service.js';
import { ClientRepository } from './client.repository.js';
import { ClientChoicesController } from './http/client-choices.controller.js';
import { ClientController } from './http/client.controller.js';
import { ClientIntegrationController } from './integrations/client-integration.controller.js';
import { ClientIntegrationService } from './integrations/client-integration.service.js';
import { ClientIntegration } from './records/client-integration.entity.js';
import { Client } from './records/client.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Client, ClientIntegration]), CustomersModule],
  controllers: [ClientController, ClientChoicesController, ClientIntegrationController],
  providers: [ClientIntegrationService, ClientRepository, ClientSettingsService],
  exports: [ClientRepository],
})
export class ClientsModule {}
