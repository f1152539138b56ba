import { Global, Module } from '@nestjs/common';

import { RecordCache } from './record.cache.js';

@Global()
@Module({ providers: [RecordCache], exports: [RecordCache] })
export class CacheModule {}
