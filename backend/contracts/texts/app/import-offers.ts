/** Offers of a reference in the plan of an import. */
export const importOfferTexts = {
  notOffered: 'This service is no longer offered for these rows. Select another.',
  chosen: 'Offer used: 1 of {count}',
  onlyOne: 'The only offer',
  use: 'Use {carrier}, {service}',
  used: '{carrier}, {service} is used for {reference}.',
  failed: 'The offer could not be changed',
  showAll: 'Show all {count} offers',
  editCells: 'Edit the rows',
  viewCells: 'View the rows',
  cardDetails: 'Details',
} as const;
