import { Global, Module } from '@nestjs/common';

import { CacheSize } from './cache-size.js';
import { RecordCache, RecordsVersions } from './record.cache.js';

@Global()
@Module({
  providers: [CacheSize, RecordCache, RecordsVersions],
  exports: [CacheSize, RecordCache, RecordsVersions],
})
export class CacheModule {}
