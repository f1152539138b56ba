/** Usage of an API key. Not from the specification. */
export const apiKeyUsageTexts = {
  title: 'Usage',
  failed: 'Usage could not be loaded',
  empty: 'No calls in the last 90 days',
  emptyReason: 'Calls appear here within a minute. They are kept for 90 days.',
  total: '{calls} calls in the last 90 days',
  totalOne: '1 call in the last 90 days',
  perDay: 'Calls per day, last 30 days (UTC)',
  barOfDay: '{day}: {calls}',
  calls: 'Calls',
  operation: 'Operation',
  allDays: 'Show all {days} days',
} as const;
