/** Carriers' own prices, requested while a consignment is priced. Not from the specification. */
export const liveRateTexts = {
  prices: 'Prices',
  priceFrom: 'Price from',
  sources: {
    RATE_CARD: 'Rate card',
    LIVE: 'Live, from the carrier',
    BOTH: 'Rate card and live, side by side',
  },
  sourceHelp:
    'Live prices are those of your own account, and every client that ships with it sees them.',
  time: 'Wait for live prices',
  timeHelp: 'Milliseconds, 100 to 4,000. Rate card offers never wait.',
  noPriceSource: 'Select where prices come from',
  noTime: 'Enter 100 to 4,000 milliseconds',
  notRated: '{carrier} does not provide live prices, so its rate cards are used',
  /** Reasons a carrier's own price is missing. */
  unavailable: '{carrier} did not respond within {seconds} s. Try again.',
  unavailableWithCard:
    '{carrier} did not respond within {seconds} s. Try again, or use its rate card.',
  busy: 'Too many live prices are being requested at once. Try again.',
  onlyLive: 'Priced by the carrier itself, one consignment at a time',
  unconfirmed: 'The carrier could not confirm its price. Try again.',
  /** Reason of a fee that the carrier named. */
  charged: 'Charged by {carrier}',
  rest: 'Not itemised by {carrier}',
  notSetUp: 'The account with {carrier} has not been set up',
  tooManyPieces: 'Live prices are available for up to {most} pieces',
  noPrice: '{carrier} gave no price',
  live: 'Live',
  rateCard: 'Rate card',
  holdsUntil: 'holds until {time}',
  asQuoted: 'as quoted {time}',
  asQuotedHelp: 'Not bookable until the carrier answers again.',
  pricing: '{carrier} is pricing…',
  showOne: '1 new offer: show',
  showMore: '{count} new offers: show',
  askAgain: 'Ask again',
  askFailed: 'Live prices could not be loaded.',
  comparison: 'Live and rate card, line by line',
  line: 'Line',
  difference: 'Difference',
} as const;
