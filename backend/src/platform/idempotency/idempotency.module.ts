import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import { UploadInterceptor } from '../uploads/upload.interceptor.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { InstanceNumber } from './instance-number.js';
import { OldKeysSweeper } from './old-keys-sweeper.js';
import { OperationStore } from './operation-store.js';
import { Operations } from './operations.js';

@Global()
@Module({
  providers: [
    // In this order: a key stands for the content of the request's file, too.
    { provide: APP_INTERCEPTOR, useClass: UploadInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    InstanceNumber,
    OldKeysSweeper,
    OperationStore,
    Operations,
  ],
  exports: [Operations],
})
export class IdempotencyModule {}
