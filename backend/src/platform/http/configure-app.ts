import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import helmet from 'helmet';

import { Environment } from '../config/environment.js';
import { contentPolicy, correlationMiddleware, timeRequests } from './middleware.js';
import { serveDemoMail, serveTemplates, serveWebApp } from './static-files.js';
import { ErrorFilter } from './error.filter.js';
import { rejectDeepBody, requestValidation } from './validation.pipe.js';

const BODY_LIMIT = '5mb';

/** Configures middleware, pipes and filters; the same in production and in tests. */
export function configureApp(app: NestExpressApplication): void {
  const environment = app.get(Environment);
  const { TRUSTED_PROXIES, WEB_ROOT } = environment;
  app.set('trust proxy', TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(correlationMiddleware, timeRequests, securityHeaders(), compression());
  serveDemoMail(app, environment);
  serveTemplates(app);
  serveWebApp(app, WEB_ROOT);
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useBodyParser('urlencoded', { limit: BODY_LIMIT, extended: false });
  app.use(rejectDeepBody);
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(requestValidation());
  app.enableShutdownHooks();
}

/** Strict, except that plain-http installations are not upgraded to https. */
function securityHeaders() {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    strictTransportSecurity: false,
  });
}
