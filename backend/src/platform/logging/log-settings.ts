import type { IncomingMessage } from 'node:http';

import type { Params } from 'nestjs-pino';

import type { Environment } from '../config/environment.js';
import { currentScope } from '../request-scope.js';

const QUIET = /^\/(health|metrics|assets|favicon)/;

/** Only what is harmless: no headers, no bodies, and no query strings, which may carry tokens and passwords. */
const describeRequest = ({ method, url }: { method?: string; url?: string }) => ({
  method,
  path: url?.split('?', 1)[0],
});

/** One JSON line per request and per message, each with the request's correlation id. */
export const logSettings = ({ LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>): Params => ({
  pinoHttp: {
    level: LOG_LEVEL,
    base: null,
    mixin: () => {
      const scope = currentScope();
      return scope ? { correlationId: scope.correlationId } : {};
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
