import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import fs from 'node:fs';
import path from 'node:path';

import type { Environment } from '../config/environment.js';
import { UploadTemplates } from '../uploads/upload-templates.js';

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

/** Paths of the front end: all but those of the server. */
const PAGES = /^\/(?!(?:api|assets|demo|health|metrics|socket\.io|static)(?:\/|$|-))/;

/**
 * Serves the built front end: files with hashed names are cached forever, the page that references them never, and
 * every other path returns that page.
 */
export function serveWebApp(app: NestExpressApplication, root: string): void {
  const page = path.join(root, 'index.html');
  if (!fs.existsSync(page)) {
    new Logger('WebApp').log(`No front end found in ${root}`);
    return;
  }
  app.useStaticAssets(path.join(root, 'assets'), {
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  const files = new Set(fs.readdirSync(root, { withFileTypes: true }).filter(isPublic).map(toUrl));
  // a route, which also accepts HEAD: API requests do not pass through it
  const express = app.getHttpAdapter().getInstance();
  express.get(PAGES, (request: Request, response: Response) => {
    if (files.has(request.path)) response.sendFile(request.path, { root, maxAge: '1h' });
    else response.set('Cache-Control', 'no-store').sendFile(page, { cacheControl: false });
  });
}

const isPublic = (entry: fs.Dirent) => entry.isFile() && entry.name !== 'index.html';
const toUrl = ({ name }: fs.Dirent) => `/${name}`;

const REQUEST_TIMEOUT_MS = 5_000;

/** Demo only: pages of the simulated carrier about the emails it caught and the webhooks it received. */
export function serveDemoPages(app: NestExpressApplication, environment: Environment): void {
  const { DEMO, SIMULATED_CARRIER_HTTP_PORT: port } = environment;
  if (!DEMO || port === undefined) return;
  app.use(
    ['/demo/mail', '/demo/hooks', '/demo/style.css'],
    (request: Request, response: Response) => {
      void proxyTo(`http://127.0.0.1:${port}${request.originalUrl}`, response);
    },
  );
}

async function proxyTo(address: string, response: Response): Promise<void> {
  try {
    const upstream = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    response
      .status(upstream.status)
      .type(upstream.headers.get('content-type') ?? 'text/plain')
      .send(Buffer.from(await upstream.arrayBuffer()));
  } catch (error) {
    new Logger('DemoPages').warn(`The simulated carrier is not responding: ${String(error)}`);
    response.status(503).type('text/plain').send('The simulated carrier is not responding.');
  }
}

/** Import templates, publicly accessible. */
export function serveTemplates(app: NestExpressApplication): void {
  const templates = app.get(UploadTemplates);
  const folder = '/static/templates';
  app.use(folder, async (request: Request, response: Response, next: NextFunction) => {
    const name = request.path.slice(1);
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
