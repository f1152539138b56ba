import { Module } from '@nestjs/common';

import { AuditModule } from './audit/audit.module.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EventStoreModule } from './events/event-store.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MailModule } from './mail/mail.module.js';
import { CacheModule } from './cache/cache.module.js';
import { ReadYourWritesModule } from './read-your-writes/read-your-writes.module.js';
import { OutgoingModule } from './outgoing/outgoing.module.js';
import { SecretsModule } from './secrets/secrets.module.js';
import { TracingModule } from './tracing.module.js';
import { UploadsModule } from './uploads/uploads.module.js';

/** Infrastructure of every backend process, without knowledge of freight. */
@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    TracingModule,
    SecretsModule,
    DatabaseModule,
    EventStoreModule,
    AuditModule,
    MailModule,
    OutgoingModule,
    LimitsModule,
    CacheModule,
    IdempotencyModule,
    ReadYourWritesModule,
    UploadsModule,
  ],
})
export class PlatformModule {}
