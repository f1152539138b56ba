import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { projectRoot } from '../project-root.js';

/** Written by `npm run openapi`, and checked against the code (docs/adr/0042). */
const DESCRIPTION = path.join(projectRoot, 'openapi/openapi.json');

/** Written by `npm run build` (tools/api-reference.mjs, docs/adr/0055). */
const REFERENCE = path.join(projectRoot, 'dist/api-reference');

/** Written by `npm run build` (tools/client-package.mjs, docs/adr/0054). */
const CLIENT_PACKAGE = path.join(projectRoot, 'dist/client/linehaul-client.tgz');

/** The API's description at /api/openapi.json, the page to read it at /api/docs with its files, and the client package. */
export function serveApiDocs(app: NestExpressApplication): void {
  const express = app.getHttpAdapter().getInstance();
  express.get(['/api/openapi.json', '/api/docs-json'], descriptionHandler());
  express.get('/api/docs/linehaul-client.tgz', (_request: Request, response: Response) => {
    if (!fs.existsSync(CLIENT_PACKAGE)) {
      response.sendStatus(404);
      return;
    }
    response.set('Cache-Control', 'no-cache').type('application/gzip').sendFile(CLIENT_PACKAGE);
  });
  if (!fs.existsSync(path.join(REFERENCE, 'index.html'))) return;
  express.get('/api/docs', (_request: Request, response: Response) => {
    response
      .set('Cache-Control', 'no-cache')
      .sendFile('index.html', { root: REFERENCE, cacheControl: false });
  });
  const assets = path.join(REFERENCE, 'assets');
  express.get('/api/docs/assets/:name', assetHandler(assets));
}

/** Read and compressed once, on the first request, since it is large. */
function descriptionHandler() {
  let plain: Buffer | undefined;
  let compressed: Buffer | undefined;
  return (request: Request, response: Response): void => {
    plain ??= fs.readFileSync(DESCRIPTION);
    response.set('Cache-Control', 'no-cache').type('json').vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip') === false) {
      response.send(plain);
      return;
    }
    compressed ??= gzipSync(plain, { level: 9 });
    response.set('Content-Encoding', 'gzip').send(compressed);
  };
}

/** Names contain a hash, so that browsers can cache the files; only files in the folder are served. */
function assetHandler(root: string) {
  const names = new Set(fs.readdirSync(root));
  return (request: Request, response: Response): void => {
    const name = String(request.params['name']);
    if (!names.has(name)) {
      response.sendStatus(404);
      return;
    }
    const isCompressed = names.has(`${name}.gz`) && request.acceptsEncodings('gzip') !== false;
    response.type(path.extname(name)).vary('Accept-Encoding');
    if (isCompressed) response.set('Content-Encoding', 'gzip');
    response.sendFile(isCompressed ? `${name}.gz` : name, {
      root,
      immutable: true,
      maxAge: '365d',
    });
  };
}
