/** Reason a file cannot be read. */
export type FileError =
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManyCells'
  | 'tooManySheets'
  | 'tooMuchText'
  | 'headingTooLong'
  | 'cellTooLong'
  | 'rowTooLong'
  | 'tooMuchUnpacked'
  | 'tooMuchMemory'
  | 'tookTooLong'
  | 'notReadable'
  | 'notASpreadsheet'
  | 'notATable'
  | 'oldOrLocked'
  | 'columnMissing'
  | 'notWellFormed'
  | 'documentType'
  | 'tooDeep'
  | 'tooManyElements'
  | 'otherFormat'
  | 'noRecords';

/** The file is not a table, or exceeds a limit. */
export class UnreadableFile extends Error {
  constructor(
    readonly fault: FileError,
    /** Replaces the placeholder in the text. */
    readonly detail: string | number = '',
  ) {
    super(fault);
  }
}
