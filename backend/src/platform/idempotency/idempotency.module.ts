import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import { UploadInterceptor } from '../uploads/upload.interceptor.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { InstanceId } from './instance-id.js';
import { IdempotencyKeyCleanup } from './key-cleanup.js';
import { IdempotencyStore } from './idempotency.store.js';
import { IdempotencyService } from './idempotency.service.js';

@Global()
@Module({
  providers: [
    // In this order: a key covers the content of the request's file, too.
    { provide: APP_INTERCEPTOR, useClass: UploadInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    InstanceId,
    IdempotencyKeyCleanup,
    IdempotencyStore,
    IdempotencyService,
  ],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
