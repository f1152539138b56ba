/** Test environments. Not from the specification. */
export const appTestTexts = {
  accountIsMirror: "Carrier accounts in test data mirror the client's own.",
  notPrinted: 'Test data is not printed directly. Open the document instead.',
  testData: 'Test data',
  testDataOf: 'Test data for {client}',
  stripDetail: 'Nothing here reaches a carrier or a receiver.',
  leave: 'Back to live data',
} as const;
