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
  | 'noContent'
  | 'columnMissing'
  | 'columnRepeated'
  | 'rowTooWide'
  | 'notWellFormed'
  | 'documentType'
  | 'tooDeep'
  | 'tooManyElements'
  | 'otherFormat'
  | 'noRecords';

/** The file is not a table, or exceeds a limit. */
export class UnreadableFile extends Error {
  /** Replace the placeholders in the text, in its order. */
  readonly details: readonly (string | number)[];

  constructor(
    readonly error: FileError,
    ...details: readonly (string | number)[]
  ) {
    super(error);
    this.details = details;
  }
}
