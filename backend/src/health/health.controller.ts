import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';

import type { ReadinessView } from '@contracts/views/readiness.view.js';
import { withTimeout } from '@monitoring/with-timeout.js';

import { type Actor, Public, TokenService } from '../identity/index.js';
import { Readiness } from './readiness.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly tokens: TokenService,
  ) {}

  /** The process responds. */
  @Get('live')
  @Public()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * 200 when requests can be served, 503 otherwise. Passed checks are shown to signed-in users only; positions, errors
   * and names of customers' servers only to those who see every customer.
   */
  @Get('ready')
  @Public()
  async ready(
    @Res({ passthrough: true }) response: Response,
    @Headers('authorization') authorization?: string,
  ): Promise<ReadinessView> {
    const reader = await withTimeout(this.readerOf(authorization)).catch(() => null);
    const canSeeCustomers = reader?.scopeFor('READ_SET_ASIDE').isUnrestricted === true;
    const result = await this.readiness.check(canSeeCustomers);
    response.status(result.status === 'error' ? 503 : 200);
    return reader ? result : { status: result.status };
  }

  /** Null unless signed in. */
  private async readerOf(authorization = ''): Promise<Actor | null> {
    const token = /^bearer (.+)$/i.exec(authorization)?.[1];
    if (token === undefined) return null;
    return this.tokens
      .verify(token)
      .then((claims) => this.tokens.actor(claims))
      .catch(() => null);
  }
}
