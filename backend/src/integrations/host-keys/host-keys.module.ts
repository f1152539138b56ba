import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HostKey } from './host-key.entity.js';
import { HostKeyRepository } from './host-key.repository.js';

/** Host keys of SSH servers, for every process that connects to them. */
@Module({
  imports: [TypeOrmModule.forFeature([HostKey])],
  providers: [HostKeyRepository],
  exports: [HostKeyRepository],
})
export class HostKeysModule {}
