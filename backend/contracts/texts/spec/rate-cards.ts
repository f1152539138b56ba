/** BULK: rate card files (spec part 2, section 8; docs/pricing.md, Rate cards). */
export const rateCardTexts = {
  noAccount: 'Must select an account.',
  noneInserted: 'No rate cards were inserted',
  required: '{column} is required',
  notAChoice: '{column} must be one of {choices}',
  notANumber: '{column} must be a number, 0 or more, with at most 4 decimals',
  notPositive: '{column} must be greater than 0',
  notADay: '{column} must be a date such as 2026-07-31',
  formula: '{column} contains a formula; please enter its value',
  unknownService: 'The carrier has no service type {value}',
  unknownZone: 'The carrier has no zone {value}',
  breakOrder: 'Break To must be greater than Break From',
  dayOrder: 'Effective To must not be before Effective From',
  mixedModes: 'Break Mode must be the same for the whole lane and rate type',
  gap: 'Breaks of the lane and rate type leave a gap before {from}',
  overlap: 'Breaks of the lane and rate type overlap at {from}',
  periods: 'The lane and rate type already has prices for some of these days',
} as const;
