import { HttpStatus, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import type { Paper } from '../papers.js';
import { renderPdf } from '../rendering/pdf.js';

/** Sends a document while it is being drawn. */
export const asPdf = ({ format, pages }: Paper): StreamableFile =>
  new StreamableFile(renderPdf(format, pages), {
    type: 'application/pdf',
    disposition: `inline; filename="${format.title.replace(/[^\w -]/g, '')}.pdf"`,
  });

/** 204 where there is nothing to print. */
export function asPdfOrNothing(
  paper: Paper | null,
  response: Response,
): StreamableFile | undefined {
  if (paper) return asPdf(paper);
  response.status(HttpStatus.NO_CONTENT);
  return undefined;
}
