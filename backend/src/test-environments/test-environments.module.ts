import { Module } from '@nestjs/common';

import { CarriersModule } from '../carriers/index.js';
import { ClientsModule } from '../clients/index.js';
import { TestEnvironments } from '../identity/index.js';
import { OrganisationsModule } from '../organisations/index.js';
import { TestEnvironmentController } from './http/test-environment.controller.js';
import { TestEnvironmentService } from './test-environment.service.js';
import { TestMails } from './test-mails.js';

/** Test environments of clients (ADR 45). */
@Module({
  imports: [CarriersModule, ClientsModule, OrganisationsModule],
  controllers: [TestEnvironmentController],
  providers: [
    TestEnvironmentService,
    TestMails,
    { provide: TestEnvironments, useExisting: TestEnvironmentService },
  ],
})
export class TestEnvironmentsModule {}
