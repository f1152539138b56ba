import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import helmet from 'helmet';

import { Environment } from '../config/environment.js';
import { timeRequests } from '../metrics/request-metrics.js';
import { serveTemplates } from '../uploads/serve-templates.js';
import { contentPolicy } from './content-policy.js';
import { correlate } from './correlation.middleware.js';
import { serveDemoMail } from './demo-mail.js';
import { ErrorFilter } from './error.filter.js';
import { requestValidation } from './validation/request-validation.js';
import { refuseDeepBody } from './validation/shallow-body.js';
import { serveWebApp } from './web-app.js';

const BODY_LIMIT = '5mb';

/** Everything between the socket and the controllers; the same in production and under test. */
export function configureApp(app: NestExpressApplication): void {
  const environment = app.get(Environment);
  const { TRUSTED_PROXIES, WEB_ROOT } = environment;
  app.set('trust proxy', TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(correlate, timeRequests, securityHeaders(), compression());
  serveDemoMail(app, environment);
  serveTemplates(app);
  serveWebApp(app, WEB_ROOT);
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useBodyParser('urlencoded', { limit: BODY_LIMIT, extended: false });
  app.use(refuseDeepBody);
  app.useGlobalFilters(new ErrorFilter());
  app.useGlobalPipes(requestValidation());
  app.enableShutdownHooks();
}

/** Strict, but for a plain-http installation: nothing is upgraded to https. */
function securityHeaders() {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    strictTransportSecurity: false,
  });
}
