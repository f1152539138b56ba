import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import fs from 'node:fs';
import path from 'node:path';

/** Written by `npm run openapi`, and checked against the code (docs/adr/0042). */
const file = path.resolve(import.meta.dirname, '../../../../../openapi/openapi.json');

/** The API's description at /api/openapi.json, with a page to read it at /api/docs; read on first request. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, readDocument, { jsonDocumentUrl: 'api/openapi.json' });
}

const readDocument = (): OpenAPIObject =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as OpenAPIObject;
