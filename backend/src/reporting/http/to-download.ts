import { HttpStatus, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import type { ReportFile } from '../files/file-format.js';

/** Streams a report as an attachment; responds with 204 if there is none (REPORT-11). */
export function toDownload(
  response: Response,
  report: ReportFile | null,
): StreamableFile | undefined {
  if (!report) {
    response.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
  const { name, contentType: type, content } = report;
  const options = { type, disposition: `attachment; filename="${name}"` };
  return content instanceof Uint8Array
    ? new StreamableFile(content, options)
    : new StreamableFile(content, options);
}
