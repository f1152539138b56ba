import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { DeprecatedOperations } from './deprecated-operations.js';

/** The deprecated operations and fields of the API. */
@Module({
  imports: [DiscoveryModule],
  providers: [DeprecatedOperations],
  exports: [DeprecatedOperations],
})
export class VersionsModule {}
