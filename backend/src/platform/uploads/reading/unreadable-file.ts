/** Why a file cannot be read. */
export type FileFault =
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManyCells'
  | 'tooManySheets'
  | 'tooMuchText'
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

/** The file is not a table, or holds more than a file may. */
export class UnreadableFile extends Error {
  constructor(
    readonly fault: FileFault,
    /** Takes the place of the placeholder in the text. */
    readonly detail: string | number = '',
  ) {
    super(fault);
  }
}
