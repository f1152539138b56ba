/** Explanations of why there are no offers, for each role. Not from the specification. */
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

/** Set-up steps that are missing before a service can be offered. */
export const missingSetUpTexts = {
  NO_ACCOUNT: 'The client has no account with the carrier',
  NO_RATE_CARD: 'The account has no rate card for the service',
} as const;

/** Text for each reason that a service is not offered. */
export const noOfferReasonTexts = {
  ACCOUNT_INACTIVE: 'The carrier account is not active',
  RANGE_EXHAUSTED: 'The carrier account has no connote numbers left',
  DG_NOT_CARRIED: 'The carrier does not carry dangerous goods',
  DG_LIMIT: 'More dangerous goods than the carrier accepts',
  MAX_VOLUME: "The consignment's volume is more than the carrier accepts",
  MAX_ITEMS: 'More pieces than the carrier accepts',
  TAILGATE_OVERWEIGHT: 'An item is too heavy for the tailgate',
  RESIDENTIAL_NOT_SERVED: 'The carrier does not deliver to residential addresses',
  POBOX_NOT_SERVED: 'The carrier does not deliver to PO boxes',
  NO_ZONE_FROM: 'The carrier does not service the sender suburb',
  NO_ZONE_TO: 'The carrier does not service the receiver suburb',
  NO_LANE: 'The rate card has no price between these suburbs',
  RATE_CARD_EXPIRED: 'The rate card is not in force on the dispatch date',
  ITEM_TOO_LONG: 'An item is too long',
  ITEM_TOO_WIDE: 'An item is too wide',
  ITEM_TOO_HIGH: 'An item is too tall',
  ITEM_TOO_HEAVY: 'An item is too heavy',
  ITEM_TOO_BULKY: "An item's volume is too large",
  NOT_ALL_CARTONS: 'Not all items are cartons',
  CARTONS_TOO_LONG: 'The cartons are too long on average',
  NOT_ALL_PALLETS: 'Not all items are pallets',
  PALLET_ABOVE_MAX: 'A pallet is larger than the maximum size',
  ABOVE_LAST_BREAK: "The consignment exceeds the rate card's highest weight break",
  ABOVE_MAX_KG: "A unit is heavier than the rate card's maximum",
} as const;
