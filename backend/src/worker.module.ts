import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { MonitoringModule } from './health/index.js';
import { IdentityModule } from './identity/index.js';
import { IntegrationsModule } from './integrations/index.js';
import { PlatformModule } from './platform/platform.module.js';

/** The worker process: outgoing integrations, incoming feeds, and its health (docs/architecture.md, section 7). */
@Module({
  imports: [
    PlatformModule,
    IdentityModule,
    CqrsModule.forRoot(),
    IntegrationsModule,
    MonitoringModule,
  ],
})
export class WorkerModule {}
