import type { NextFunction, Request, Response } from 'express';
import { Histogram } from 'prom-client';

const seconds = new Histogram({
  name: 'linehaul_http_request_seconds',
  help: 'Time to answer a request, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** Times every request that reached a route; the route's pattern, so that ids do not multiply the figures. */
export function timeRequests(request: Request, response: Response, next: NextFunction): void {
  const startedAt = process.hrtime.bigint();
  response.once('finish', () => {
    const route = (request.route as { path?: string } | undefined)?.path;
    if (route === undefined) return;
    const took = Number(process.hrtime.bigint() - startedAt) / 1e9;
    seconds.observe({ method: request.method, route, status: response.statusCode }, took);
  });
  next();
}
