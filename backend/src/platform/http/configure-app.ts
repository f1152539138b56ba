import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import helmet from 'helmet';
import type { Server } from 'node:http';

import { tracer } from '@monitoring/tracing.js';

import { RecordsVersions } from '../cache/record.cache.js';
import { Environment } from '../config/environment.js';
import { timeRequests } from '../logging/logging.module.js';
import { waitForRecords } from '../read-your-writes/positions.interceptor.js';
import { correlationMiddleware } from '../request-context.js';
import { traceRequests } from '../tracing.module.js';
import { serveApiDocs } from './api-docs.js';
import { contentPolicy, serveDemoPages, serveTemplates, serveWebApp } from './static-files.js';
import { ErrorFilter } from './error.filter.js';
import { requestValidation } from './validation.pipe.js';

/** Far more than browsers with one socket each need; beyond it a process runs out of file descriptors. */
const MAX_CONNECTIONS = 10_000;

/** Express without body parsers: bodies are read after the guard, by the `RequestInterceptor`. */
export class HttpAdapter extends ExpressAdapter {
  override registerParserMiddleware(): void {
    // none
  }
}

/** Configures middleware, pipes and filters; the same in production and in tests. */
export function configureApp(app: NestExpressApplication): void {
  const environment = app.get(Environment);
  const { TRUSTED_PROXIES, WEB_ROOT, API_DOCS } = environment;
  app.set('trust proxy', TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(correlationMiddleware, timeRequests, securityHeaders(), compression());
  if (tracer) app.use(traceRequests(tracer));
  app.use(waitForRecords(app.get(RecordsVersions)));
  serveDemoPages(app, environment);
  serveTemplates(app);
  if (API_DOCS) serveApiDocs(app);
  serveWebApp(app, WEB_ROOT);
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(requestValidation());
  limitConnections(app.getHttpServer());
  app.enableShutdownHooks();
}

/** Limits slow clients: headers and the whole request must arrive within these times. */
function limitConnections(server: Server): void {
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.maxConnections = MAX_CONNECTIONS;
  // read when the server starts listening; otherwise half a minute
  Object.assign(server, { connectionsCheckingInterval: 5_000 });
}

/** Strict, except that plain-http installations are not upgraded to https. */
function securityHeaders() {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    strictTransportSecurity: false,
  });
}
