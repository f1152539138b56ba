import { Global, Module } from '@nestjs/common';

import { RecordMemory } from './record-memory.js';

@Global()
@Module({ providers: [RecordMemory], exports: [RecordMemory] })
export class MemoryModule {}
