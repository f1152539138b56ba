/** Warnings about the pickup and dispatch date of consignments being manifested. */
export const manifestingTexts = {
  pickupBooked:
    'A pickup is already booked with this carrier for that day: a futile pickup fee may apply.',
  readyAfterLatestPickup: (latest: string) =>
    `The goods must be ready before the carrier's latest pickup at ${latest}.`,
  noPickupToday: (latest: string) =>
    `Too late for today's last pickup at ${latest}. Manifest without a booking, or move the dispatch date to the next day.`,
  dateMoves: 'The dispatch date of all selected consignments changes to',
  leftOut: (connote: string, reason: string) => `${connote} was not manifested: ${reason}`,
  noneSubmitted: 'No manifests were submitted between these dates.',
  noneOpen: 'No consignments to manifest between these dates.',
  nextAttempt: 'Next automatic attempt at',
} as const;
