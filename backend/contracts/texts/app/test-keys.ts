/** Test keys, their emails and their data, on the screen of API keys. Not from the specification. */
export const appTestKeyTexts = {
  mode: 'Mode',
  live: 'Live',
  test: 'Test',
  modes: {
    live: 'Live: ships for the client',
    test: 'Test: ships test data only',
  },
  modeHelp: "Test keys use the client's prices but never reach a carrier or a receiver.",
  mails: 'Test emails',
  mailsIntro: 'Emails that were not sent, newest first, for 30 days.',
  noMails: 'No test emails',
  noMailsReason: 'Emails about test data appear here instead of being sent.',
  mailsFailed: 'The test emails could not be loaded',
  to: 'To',
  reset: 'Reset test data',
  resetQuestion: 'Reset the test data for {client}?',
  resetWarning:
    'All test consignments, addresses and emails are deleted and settings are copied again. Test keys keep working.',
  resetDone: 'The test data has been reset',
  resetFailed: 'The test data could not be reset',
} as const;
