import { timingSafeEqual } from 'node:crypto';

import { Controller, Get, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import { register } from 'prom-client';

import { Open, PermissionDenied } from '../identity/index.js';
import { Environment } from '../platform/config/environment.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

@Controller('metrics')
export class MetricsController {
  constructor(private readonly environment: Environment) {}

  /** Prometheus text, for this machine or with METRICS_TOKEN as a bearer token. */
  @Get()
  @Header('Content-Type', register.contentType)
  @Open()
  metrics(@Req() request: Request): Promise<string> {
    if (!isLocal(request) && !this.hasToken(request)) throw new PermissionDenied();
    return register.metrics();
  }

  private hasToken(request: Request): boolean {
    const { METRICS_TOKEN } = this.environment;
    if (METRICS_TOKEN === undefined) return false;
    const given = Buffer.from(request.get('Authorization') ?? '');
    const wanted = Buffer.from(`Bearer ${METRICS_TOKEN}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}

/** A request through a proxy on this machine does not count as local. */
const isLocal = (request: Request): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  request.get('X-Forwarded-For') === undefined &&
  request.get('Forwarded') === undefined;
