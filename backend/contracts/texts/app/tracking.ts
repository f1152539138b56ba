/** Track and trace. Not from the specification. */
export const appTrackTexts = {
  subtitle: 'find a consignment by its number',
  connote: 'Connote number',
  hint: 'As shown on the label.',
  track: 'Track',
  found: 'Recent searches',
  chooseStatus: 'Select a new status first',
  notPickedUp: 'Not picked up yet',
  notDelivered: 'Not delivered yet',
  noProof: 'No POD available',
} as const;
