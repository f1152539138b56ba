/** Readers of the event feed, on the Webhooks screen. Not from the specification. */
export const eventReaderTexts = {
  title: 'Readers of the event feed',
  none: 'No API key reads events. Software that cannot receive calls can read them with GET /events.',
  loadFailed: 'The readers of the event feed could not be loaded',
  upToDate: 'Up to date',
  behind: '{count} events unread',
  behindOne: '1 event unread',
  behindMore: '{count} or more events unread',
  since: 'since',
  lastRead: 'Last read',
} as const;
