/** Texts of the sample file of imports (ADR 63). */
export const importSampleTexts = {
  fileName: 'sample-orders.xlsx',
  start: 'Try it with a sample file',
  starting: 'Preparing the sample…',
  download: 'Download the sample file',
  safe: 'Nothing can be created from the sample.',
  failed: 'The sample could not be prepared',
  tag: 'Sample',
  lead: 'This is a sample.',
  detail:
    'Open its rows, correct the errors and compare offers, with your own prices. Nothing can be created from it.',
  ownFile: 'Import your own file',
  close: 'Close sample',
  expired: 'This sample has expired.',
  notCommittable: 'This is a sample, so nothing can be created from it. Import a file of your own.',
  notPriced: "The sample can't be priced yet: {reason}",
  order: 'This is an order from the sample file. Replace it with one of your own.',
} as const;
