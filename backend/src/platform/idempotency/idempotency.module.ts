import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import { RequestInterceptor } from '../http/request.interceptor.js';
import { FairQueueInterceptor } from '../limits/limits.interceptor.js';
import { VersionsModule } from '../versions/versions.module.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { InstanceId } from './instance-id.js';
import { IdempotencyKeyCleanup } from './idempotency-key-cleanup.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { IdempotencyService } from './idempotency.service.js';
import { OperationsInFlight } from './operations-in-flight.js';

@Global()
@Module({
  imports: [VersionsModule],
  providers: [
    // In this order: turns are taken before anything is read, a repeated response is announced as deprecated too, and a
    // key also covers the content of an uploaded file.
    { provide: APP_INTERCEPTOR, useClass: FairQueueInterceptor },
    { provide: APP_INTERCEPTOR, useClass: RequestInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    InstanceId,
    IdempotencyKeyCleanup,
    IdempotencyRepository,
    IdempotencyService,
    OperationsInFlight,
  ],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
