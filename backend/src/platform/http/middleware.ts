import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { Histogram } from 'prom-client';

import { parseKnownState, positionHeaders } from '@contracts/realtime/position.js';

import type { RecordsVersions } from '../audit/records-version.js';
import { runInContext } from '../request-context.js';

const SAFE_CORRELATION_ID = /^[\w.:-]{1,100}$/;

/** An IPv4 address as reported by an IPv6 socket. */
const IPV4_MAPPED = /^::ffff:(?=\d+\.)/;

/** Sets the correlation id of a request: the caller's if it is safe, else a new one; also returned in the response. */
export function correlationMiddleware(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const given = request.get('X-Correlation-Id');
  const correlationId =
    given !== undefined && SAFE_CORRELATION_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Correlation-Id', correlationId);
  const address = request.ip?.replace(IPV4_MAPPED, '') ?? null;
  const origin = { address, agent: request.get('User-Agent') ?? null };
  runInContext({ correlationId, writtenPosition: null, origin }, next);
}

/** Content security policy of pages; `deploy/Caddyfile` repeats it for the files it serves. */
export const contentPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const seconds = new Histogram({
  name: 'linehaul_http_request_seconds',
  help: 'Response time by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/**
 * Delays a request until this process knows the records version its caller has written or seen; runs before the guard,
 * since permissions are records as well. The interceptor rejects a malformed header.
 */
export const waitForRecords =
  (versions: RecordsVersions) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const after = request.get(positionHeaders.after);
    const records = after === undefined ? '' : (parseKnownState(after)?.records ?? '');
    if (records === '') {
      next();
      return;
    }
    versions.waitFor(records).then(() => {
      next();
    }, next);
  };

/** Measures requests by route pattern, so that ids do not multiply the metrics. */
export function timeRequests(request: Request, response: Response, next: NextFunction): void {
  const startedAt = process.hrtime.bigint();
  response.once('finish', () => {
    const route = (request.route as { path?: unknown } | undefined)?.path;
    if (typeof route !== 'string') return; // a page or file
    const took = Number(process.hrtime.bigint() - startedAt) / 1e9;
    seconds.observe({ method: request.method, route, status: response.statusCode }, took);
  });
  next();
}
