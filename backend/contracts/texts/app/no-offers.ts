/** Reasons for having no offers, worded for each role. Not specified text. */
export const appNoOffersTexts = {
  service: '1 service: {reason}.',
  services: '{count} services: {reason}.',
  notReady: 'Your carriers are not set up for this route.',
  noCarrier: 'No carrier is set up yet.',
  toAccounts: 'Carrier accounts',
  toClients: 'Client accounts',
  toRateCards: 'Import a rate card',
  toCarriers: 'Carriers',
} as const;
