import { HttpStatus, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import type { PaperworkFile } from '../paperwork.service.js';
import { renderPaper } from '../rendering/paper.js';

/** Streams a document while it is rendered. */
export const toPdfResponse = ({ format, pages }: PaperworkFile): StreamableFile =>
  new StreamableFile(renderPaper(format, pages), {
    type: 'application/pdf',
    disposition: `inline; filename="${format.title.replace(/[^\w -]/g, '')}.pdf"`,
  });

/** 204 without anything to print. */
export function toPdfOrNoContent(
  paper: PaperworkFile | null,
  response: Response,
): StreamableFile | undefined {
  if (paper) return toPdfResponse(paper);
  response.status(HttpStatus.NO_CONTENT);
  return undefined;
}
