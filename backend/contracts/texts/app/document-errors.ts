/** Errors of XML and JSON documents; not from the specification. */
export const documentErrorTexts = {
  notWellFormed: 'The file is not well-formed: {reason}',
  documentType: 'The file declares a document type (DOCTYPE), which is not supported. Remove it.',
  tooDeep: 'The file is nested too deeply: at most {most} levels are allowed.',
  tooManyElements: 'The file has too many elements: at most {most} are allowed.',
  otherFormat: 'The file declares a different format. It must be {format}.',
  noRecords: 'The file has no {records}. It must be a document in {format} format.',
} as const;
