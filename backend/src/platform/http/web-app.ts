import fs from 'node:fs';
import path from 'node:path';

import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** Paths that are answered by the server; everything else belongs to the front end. */
const SERVER = /^\/(api|assets|demo|health|metrics|socket\.io|static)(\/|$|-)/;

/**
 * Serves the built front end: files named after their content are kept by browsers for ever, the page
 * that names them never, and every path the front end may route to answers that page.
 */
export function serveWebApp(app: NestExpressApplication, root: string): void {
  const page = path.join(root, 'index.html');
  if (!fs.existsSync(page)) {
    new Logger('WebApp').log(`No front end in ${root}`);
    return;
  }
  app.useStaticAssets(path.join(root, 'assets'), {
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  const files = new Set(fs.readdirSync(root, { withFileTypes: true }).filter(isPublic).map(toUrl));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (SERVER.test(request.path) || !['GET', 'HEAD'].includes(request.method)) next();
    else if (files.has(request.path)) response.sendFile(request.path, { root, maxAge: '1h' });
    else response.set('Cache-Control', 'no-store').sendFile(page, { cacheControl: false });
  });
}

const isPublic = (entry: fs.Dirent) => entry.isFile() && entry.name !== 'index.html';
const toUrl = ({ name }: fs.Dirent) => `/${name}`;
