import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';

import { Public } from '../identity/index.js';
import { IgnoresIdempotencyKey } from '../platform/idempotency/idempotency.interceptor.js';
import { BrowserFailureDto } from './browser-failure.dto.js';
import { BrowserErrorService } from './browser-error.service.js';

@Controller('api/v1/browser-failure')
export class BrowserFailureController {
  constructor(private readonly failures: BrowserErrorService) {}

  /** Logs failures in browsers; public, since the login page may fail as well. */
  @Post()
  @HttpCode(204)
  @IgnoresIdempotencyKey()
  @Public()
  report(@Body() failure: BrowserFailureDto, @Ip() address: string): Promise<void> {
    return this.failures.report(failure, address);
  }
}
