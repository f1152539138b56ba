/** BULK: file uploads (spec part 2, section 5). */
export const uploadTexts = {
  noFile: 'No file detected. Please supply a file before uploading.',
  tooLarge: 'The file is too large. The most is {most} MB.',
  tooManyRows: 'The file has too many rows. The most is {most}.',
  tooManyColumns: 'The file has too many columns. The most is {most}.',
  tooManyCells: 'The file has too many cells. The most is {most}.',
  tooManySheets: 'The file has too many sheets. The most is {most}.',
  tooMuchText: 'The file has too much text. The most is {most} characters.',
  headingTooLong: 'A column heading of the file is too long. The most is {most} characters.',
  cellTooLong: 'A cell of the file is too long. The most is {most} characters.',
  rowTooLong: 'A row of the file is too long. The most is {most} characters.',
  tooMuchUnpacked: 'The file is too large when unpacked. The most is {most} MB.',
  tooMuchMemory: 'Reading the file takes too much memory. The most is {most} MB.',
  tookTooLong: 'Reading the file takes too long. The most is {most} seconds.',
  noValidateOnly: 'This import cannot only be checked yet. Nothing was imported.',
  notReadable: 'The file could not be read as CSV: {reason}',
  notASpreadsheet: 'The file could not be read as a spreadsheet',
  notATable: 'The file is not a table. Save it as CSV or as an Excel workbook (.xlsx).',
  oldOrLocked:
    'The file is an old Excel workbook, or has a password. Save it as .xlsx without a password.',
  columnMissing: "The file has no column '{column}'",
  seenBefore:
    'This file was imported before, on {date}. Import it again only if its rows are wanted twice.',
  underWay:
    'This file is being imported right now. Wait for its result before it is imported again.',
} as const;

/** BULK: bulk import of consignments (GAP-17). */
export const consignmentImportTexts = {
  noReference: 'Every row needs a reference: rows with the same one make one consignment',
  duplicate: 'A consignment with this reference exists already',
  notANumber: 'Must be a number',
  notADay: 'Must be a day, as 2026-03-31 or 31/03/2026',
  notYesOrNo: 'Must be yes or no',
  unknownItemType: 'No item type has this name',
  longReference: 'A reference has at most 45 characters',
  mailSubject: 'Your import of {file}',
  mailText:
    'Consignments added: {added}. Saved as drafts: {drafts}. References not taken: {failed}.',
} as const;
