import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { InstanceNumber } from './instance-number.js';
import { OldKeysSweeper } from './old-keys-sweeper.js';
import { OperationStore } from './operation-store.js';
import { Operations } from './operations.js';

@Global()
@Module({
  providers: [
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    InstanceNumber,
    OldKeysSweeper,
    OperationStore,
    Operations,
  ],
  exports: [Operations],
})
export class IdempotencyModule {}
