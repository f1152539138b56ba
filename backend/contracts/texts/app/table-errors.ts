/** Errors in tables: in the whole file, and in cells of every kind of import. */
export const tableErrorTexts = {
  noContent: 'The file is empty.',
  columnRepeated:
    "The file has the column '{column}' more than once. Rename or remove the one you don't need.",
  rowTooWide:
    'Row {row} has more cells than the header. Put quotes around a value that contains the separator, such as "1,234.50".',
  noResult:
    'The formula of this cell shows an error or has not been calculated. Correct it, or enter the value.',
} as const;
