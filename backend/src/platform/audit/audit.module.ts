import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AuditEntry } from './audit-entry.entity.js';
import { AuditedRecords } from './audited-records.js';

/** Every context changes its ordinary records through `AuditedRecords`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  providers: [AuditedRecords],
  exports: [AuditedRecords],
})
export class AuditModule {}
