import { Global, Module } from '@nestjs/common';

import { CacheSize } from './cache-size.js';
import { RecordCache } from './record.cache.js';

@Global()
@Module({ providers: [CacheSize, RecordCache], exports: [CacheSize, RecordCache] })
export class CacheModule {}
