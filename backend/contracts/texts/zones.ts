/** ZONE and TRANSIT (spec part 2, sections 5 and 8). */
export const zoneTexts = {
  noPriority: 'Must enter a Zone Priority',
  noZone: 'Must select a Zone',
  noCarrier: 'Must select a Carrier',
  noCarrierForFile: 'Carrier needs to be selected',
  unknownCarrier: "Selected Carrier doesn't exist.",
  priorityTaken: 'The suburb has a zone of this carrier and priority already',
  required: '{column} is required',
  unknownSuburb: 'No suburb {value}',
  invalidPriority: 'Zone Priority must be a whole number from 1 to 99',
  twice: 'The suburb is in the file twice with this Zone Priority',
  invalidEta: 'ETA must be a whole number from 0 to 99',
  noLanes: 'No transit times were sent',
  uploading: 'Uploading Carrier Zones',
  inserted: 'Successfully inserted: {n} carrier zone(s)',
  noneInserted: 'No Carrier zones were inserted',
} as const;
