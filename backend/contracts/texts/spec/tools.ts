/** Paperwork, quick quote, reports (spec part 1, sections 2.14, 2.15, 5 and 8). */
export const paperworkTexts = {
  failed: 'An error has occurred. Please contact the Administrator',
} as const;

export const quoteTexts = {
  noOffer: 'No offer selected',
  addressesRequired: 'Must fill in all address details',
} as const;

export const reportTexts = {
  datesRequired: 'Please fill both date fields',
  carrierOrClientRequired: 'Please select a carrier, a client or both',
  nothingFound: 'No consignments found for the selected date range',
  failed: 'Error generating report',
} as const;
