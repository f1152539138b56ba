import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import { AuditModule } from './audit/audit.module.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EventStoreModule } from './events/event-store.module.js';
import { WrittenPositionInterceptor } from './http/written-position.interceptor.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { MailModule } from './mail/mail.module.js';
import { MemoryModule } from './memory/memory.module.js';
import { ReadYourWritesModule } from './read-your-writes/read-your-writes.module.js';
import { SecretsModule } from './secrets/secrets.module.js';
import { UploadsModule } from './uploads/uploads.module.js';

/** What every process of the backend stands on; nothing in it knows about freight. */
@Module({
  imports: [
    ConfigModule,
    LoggingModule,
    SecretsModule,
    DatabaseModule,
    EventStoreModule,
    AuditModule,
    MailModule,
    MemoryModule,
    IdempotencyModule,
    ReadYourWritesModule,
    UploadsModule,
  ],
  providers: [{ provide: APP_INTERCEPTOR, useClass: WrittenPositionInterceptor }],
})
export class PlatformModule {}
