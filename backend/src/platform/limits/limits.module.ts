import { Global, Module } from '@nestjs/common';

import { LiveBackends } from './live-backends.js';
import { QuotaCleanup } from './quota-cleanup.js';
import { RateLimits } from './limits.interceptor.js';

/** Quotas of callers; the guard counts each request. */
@Global()
@Module({ providers: [LiveBackends, QuotaCleanup, RateLimits], exports: [RateLimits] })
export class LimitsModule {}
