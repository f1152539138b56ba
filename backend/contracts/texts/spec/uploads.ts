/** BULK: file uploads (spec part 2, section 5). */
export const uploadTexts = {
  noFile: 'No file detected. Please supply a file before uploading.',
  tooLarge: 'The file is too large. The maximum is {most} MB.',
  tooManyRows: 'The file has too many rows. The maximum is {most}.',
  tooManyColumns: 'The file has too many columns. The maximum is {most}.',
  tooManyCells: 'The file has too many cells. The maximum is {most}.',
  tooManySheets: 'The file has too many sheets. The maximum is {most}.',
  tooMuchText: 'The file has too much text. The maximum is {most} characters.',
  headingTooLong: 'A column heading in the file is too long. The maximum is {most} characters.',
  cellTooLong: 'A cell in the file is too long. The maximum is {most} characters.',
  rowTooLong: 'A row in the file is too long. The maximum is {most} characters.',
  tooMuchUnpacked: 'The file is too large when unpacked. The maximum is {most} MB.',
  tooMuchMemory: 'Reading the file takes too much memory. The maximum is {most} MB.',
  tookTooLong: 'Reading the file takes too long. The maximum is {most} seconds.',
  noValidateOnly: 'This file cannot be checked without importing it. Nothing was imported.',
  notReadable: 'The file could not be read as CSV: {reason}',
  notASpreadsheet: 'The file could not be read as a spreadsheet',
  notATable: 'The file is not a table. Save it as CSV or as an Excel workbook (.xlsx).',
  oldOrLocked:
    'The file is an old Excel workbook, or has a password. Save it as .xlsx without a password.',
  columnMissing: "The file has no column '{column}'",
  seenBefore:
    'This file was imported before, on {date}. Import it again only if you want its rows twice.',
  underWay: 'This file is being imported right now. Wait for the result before importing it again.',
} as const;

/** BULK: bulk import of consignments (GAP-17). */
export const consignmentImportTexts = {
  noReference: 'Every row needs a reference: rows with the same reference become one consignment',
  duplicate: 'A consignment with this reference already exists',
  notANumber: 'Must be a number',
  notADay: 'Must be a date, such as 2026-03-31 or 31/03/2026',
  notYesOrNo: 'Must be yes or no',
  unknownItemType: 'No item type has this name',
  longReference: 'A reference can be at most 45 characters long',
  mailSubject: 'Your import of {file}',
  mailText:
    'Consignments added: {added}. Saved as drafts: {drafts}. References rejected: {failed}.',
} as const;
