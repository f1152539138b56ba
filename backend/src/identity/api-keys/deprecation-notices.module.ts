import { Module } from '@nestjs/common';

import { VersionsModule } from '../../platform/versions/versions.module.js';
import { DeprecationNotices } from './deprecation-notices.js';

/** Emails about deprecated operations, in the process that serves them: only that process knows all routes. */
@Module({
  imports: [VersionsModule],
  providers: [DeprecationNotices],
})
export class DeprecationNoticesModule {}
