/** Direct printing: server errors when printing fails (PAPER-16). */
export const printingTexts = {
  off: 'Direct printing is not switched on for this client',
  noKey: 'The print service is not set up for this client',
  noPrinter: 'Select a printer in your user preferences first',
  tooLong: 'The document is too long to be printed directly',
  keyRejected: "The print service rejected the client's API key",
  busy: 'The print service is busy, please try again',
  notTaken: 'The print service did not accept the document: {reason}',
} as const;
