import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

import { UploadTemplates } from './upload-templates.js';

const PREFIX = '/static/templates/';

/** The templates of the imports, open to anyone. */
export function serveTemplates(app: NestExpressApplication): void {
  const templates = app.get(UploadTemplates);
  app.use(async (request: Request, response: Response, next: NextFunction) => {
    const name = request.path.startsWith(PREFIX) ? request.path.slice(PREFIX.length) : '';
    const template = request.method === 'GET' ? templates.find(name) : undefined;
    if (!template) {
      next();
      return;
    }
    response
      .attachment(name)
      .contentType(template.contentType)
      .send(await template.content());
  });
}
