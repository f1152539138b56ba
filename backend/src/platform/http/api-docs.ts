import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** OpenAPI at /api/docs and /api/docs-json, generated on first request. */
export function serveApiDocs(app: INestApplication): void {
  const settings = new DocumentBuilder()
    .setTitle('Linehaul')
    .setDescription('Freight and consignment portal')
    .addBearerAuth()
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, settings), {
    jsonDocumentUrl: 'api/docs-json',
  });
}
