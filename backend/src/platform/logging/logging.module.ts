import type { NextFunction, Request, Response } from 'express';
import { Logger as NestLogger, Module } from '@nestjs/common';
import { Logger, LoggerModule, type Params, PinoLogger } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import { Histogram } from 'prom-client';

import { Environment } from '../config/environment.js';
import { currentRequest } from '../request-context.js';

const QUIET = /^\/(health|metrics|assets|favicon)/;

/** Logs neither headers, bodies nor query strings, which may contain tokens and passwords. */
const describeRequest = ({ method, url }: { method?: string; url?: string }) => ({
  method,
  path: url?.split('?', 1)[0],
});

/** One JSON line per request and per message, each with the request's correlation id, user id and address. */
const logSettings = ({ LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>): Params => ({
  pinoHttp: {
    level: LOG_LEVEL,
    base: null,
    mixin: () => {
      const scope = currentRequest();
      if (!scope) return {};
      const { correlationId, userId, origin } = scope;
      return { correlationId, userId, address: origin?.address };
    },
    quietReqLogger: true,
    customAttributeKeys: { responseTime: 'ms' },
    autoLogging: { ignore: ({ url }: IncomingMessage) => QUIET.test(url ?? '') },
    serializers: {
      req: describeRequest,
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    },
  },
});

@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => logSettings(environment),
    }),
  ],
})
export class LoggingModule {}

/** One line per module and route at every start: too many to read. */
const SUPPRESSED_CONTEXTS: ReadonlySet<unknown> = new Set([
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
]);

class TerseLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!SUPPRESSED_CONTEXTS.has(rest.at(-1))) super.log(message, ...rest);
  }
}

/** Formats all log output of this process as JSON lines, from the first line on. */
export function configureJsonLogging(environment: Environment): void {
  const settings = logSettings(environment);
  NestLogger.overrideLogger(new TerseLogger(new PinoLogger(settings), settings));
}

const seconds = new Histogram({
  name: 'linehaul_http_request_seconds',
  help: 'Response time by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

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
