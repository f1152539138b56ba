/** Errors of XML and JSON documents; ours, not of the specification. */
export const documentFaultTexts = {
  notWellFormed: 'The file is not well-formed: {reason}',
  documentType: 'The file declares a document type (DOCTYPE), which is not read. Leave it out.',
  tooDeep: 'The file is nested too deeply. The most is {most} levels.',
  tooManyElements: 'The file has too many elements. The most is {most}.',
  otherFormat: 'The file says that it is of another format. It must be {format}.',
  noRecords: 'The file holds no orders. It must be a document of the format {format}.',
} as const;
