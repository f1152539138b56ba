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
  return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
}
