import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import { BodyInterceptor } from '../http/body.interceptor.js';
import { RateLimitInterceptor } from '../limits/limits.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { InstanceId } from './instance-id.js';
import { IdempotencyKeyCleanup } from './key-cleanup.js';
import { IdempotencyStore } from './idempotency.store.js';
import { IdempotencyService } from './idempotency.service.js';

@Global()
@Module({
  providers: [
    // In this order: nothing is read of a request beyond the limits, and a key covers the content of its file, too.
    { provide: APP_INTERCEPTOR, useClass: RateLimitInterceptor },
    { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    InstanceId,
    IdempotencyKeyCleanup,
    IdempotencyStore,
    IdempotencyService,
  ],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
