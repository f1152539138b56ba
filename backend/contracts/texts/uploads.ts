/** BULK: files that people upload (spec part 2, section 5). */
export const uploadTexts = {
  noFile: 'No file detected. Please supply a file before uploading.',
  tooLarge: 'The file is too large. The most is {most} MB.',
  tooManyRows: 'The file has too many rows. The most is {most}.',
  notReadable: 'The file could not be read as CSV: {reason}',
  columnMissing: "The file has no column '{column}'",
  seenBefore:
    'This file was imported before, on {date}. Import it again only if its rows are wanted twice.',
} as const;
