import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AuditEntry } from './audit-entry.entity.js';
import { AuditedRepository } from './audited.repository.js';

/** Audit of ordinary records: every context changes them through `AuditedRepository`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  providers: [AuditedRepository],
  exports: [AuditedRepository],
})
export class AuditModule {}
