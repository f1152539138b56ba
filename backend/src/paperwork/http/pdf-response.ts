import { HttpStatus, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import type { PaperworkFile } from '../paperwork-file.js';

/** Streams a document while it is rendered. */
export const toPdfResponse = async ({ title, open }: PaperworkFile): Promise<StreamableFile> =>
  new StreamableFile(await open(), {
    type: 'application/pdf',
    disposition: `inline; filename="${title.replace(/[^\w -]/g, '')}.pdf"`,
  });

/** 204 if there is nothing to print. */
export async function toPdfOrNoContent(
  paper: PaperworkFile | null,
  response: Response,
): Promise<StreamableFile | undefined> {
  if (paper) return toPdfResponse(paper);
  response.status(HttpStatus.NO_CONTENT);
  return undefined;
}
