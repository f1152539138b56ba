import { Logger as NestLogger, Module } from '@nestjs/common';
import { Logger, LoggerModule, type Params, PinoLogger } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';

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
