import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import {
  ReadModelProgress,
  SharedReads,
  ReadYourWritesInterceptor,
} from './positions.interceptor.js';

@Global()
@Module({
  providers: [
    ReadModelProgress,
    SharedReads,
    { provide: APP_INTERCEPTOR, useClass: ReadYourWritesInterceptor },
  ],
  exports: [ReadModelProgress, SharedReads],
})
export class ReadYourWritesModule {}
