import { documentErrorTexts } from '@contracts/texts/app/document-errors.js';
import { tableErrorTexts } from '@contracts/texts/app/table-errors.js';
import { uploadTexts as texts } from '@contracts/texts/spec/uploads.js';

import { InvalidRequest } from '../invalid-request.js';
import type { FileError, UnreadableFile } from './reading/unreadable-file.js';

const fileErrorTexts: Readonly<Record<FileError, string>> = {
  tooManyRows: texts.tooManyRows,
  tooManyColumns: texts.tooManyColumns,
  tooManyCells: texts.tooManyCells,
  tooManySheets: texts.tooManySheets,
  tooMuchText: texts.tooMuchText,
  headingTooLong: texts.headingTooLong,
  cellTooLong: texts.cellTooLong,
  rowTooLong: texts.rowTooLong,
  tooMuchUnpacked: texts.tooMuchUnpacked,
  tooMuchMemory: texts.tooMuchMemory,
  tookTooLong: texts.tookTooLong,
  notReadable: texts.notReadable,
  notASpreadsheet: texts.notASpreadsheet,
  notATable: texts.notATable,
  oldOrLocked: texts.oldOrLocked,
  noContent: tableErrorTexts.noContent,
  columnMissing: texts.columnMissing,
  columnRepeated: tableErrorTexts.columnRepeated,
  rowTooWide: tableErrorTexts.rowTooWide,
  ...documentErrorTexts,
};

/** Error of the whole file; its details replace the placeholders. */
export function toInvalidRequest({ error, details }: UnreadableFile): InvalidRequest {
  const [...remaining] = details;
  const message = fileErrorTexts[error].replaceAll(/\{\w+\}/g, () =>
    String(remaining.shift() ?? ''),
  );
  return new InvalidRequest([{ path: 'file', message }]);
}
