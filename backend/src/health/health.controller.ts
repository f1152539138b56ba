import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { HealthCheckResult } from '@nestjs/terminus';
import type { Response } from 'express';

import { Open, TokenService } from '../identity/index.js';
import { Readiness } from './readiness.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly tokens: TokenService,
  ) {}

  /** The process responds. */
  @Get('live')
  @Open()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 200 when requests can be served, 503 otherwise; details are for signed-in users only. */
  @Get('ready')
  @Open()
  async ready(
    @Res({ passthrough: true }) response: Response,
    @Headers('authorization') authorization?: string,
  ): Promise<Pick<HealthCheckResult, 'status'>> {
    const result = await this.readiness.check();
    response.status(result.status === 'error' ? 503 : 200);
    const isSignedIn = await this.tokens.isValid(authorization);
    return isSignedIn ? result : { status: result.status };
  }
}
