import { Controller, Get, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import { register } from 'prom-client';

import { canReadMetrics } from '@monitoring/metrics-access.js';

import { Public, PermissionDenied } from '../identity/index.js';
import { Environment } from '../platform/config/environment.js';

@Controller('metrics')
export class MetricsController {
  constructor(private readonly environment: Environment) {}

  /** Prometheus text, for this machine or with METRICS_TOKEN as a bearer token. */
  @Get()
  @Header('Content-Type', register.contentType)
  @Public()
  metrics(@Req() request: Request): Promise<string> {
    if (!canReadMetrics(request, this.environment.METRICS_TOKEN)) throw new PermissionDenied();
    return register.metrics();
  }
}
