/** ZONE and TRANSIT (spec part 2, sections 5 and 8). */
export const zoneTexts = {
  tabs: {
    SUBURB: 'Change Zone values by Suburb',
    CARRIER: 'Change Zone values by Carrier',
  },
  empty: 'No carrier zone found for the suburb selected',
  columns: {
    carrierName: 'Carrier Name',
    zone: 'Zone',
    zonePriority: 'Zone Priority',
    edit: 'Edit',
  },
  created: 'Suburb Zone created successfully',
  createFailed: 'Error creating Suburb Zone',
  updated: 'Suburb Zone updated successfully',
  updateFailed: 'Error updating Suburb Zone',
  deleted: 'Suburb Zone(s) deleted successfully',
  deleteFailed: 'Error updating Suburb Zone(s)',
  downloading: 'Downloading {carrier} Carrier Zones',
  downloaded: 'Download successful',
  noneFound: 'No zones found for the selected carrier',
  downloadFailed: 'Failed to download Carrier Zones',
  fileFailed: 'Error generating Carrier Zone File',
  noPriority: 'Must enter a Zone Priority',
  noZone: 'Must select a Zone',
  noCarrier: 'Must select a Carrier',
  noCarrierForFile: 'Carrier needs to be selected',
  unknownCarrier: "Selected Carrier doesn't exist.",
  priorityTaken: 'The suburb already has a zone for this carrier and priority',
  required: '{column} is required',
  unknownSuburb: 'No suburb {value}',
  invalidPriority: 'Zone Priority must be a whole number from 1 to 99',
  twice: 'The suburb is in the file twice with this Zone Priority',
  invalidEta: 'ETA must be a whole number from 0 to 99',
  noLanes: 'No transit times were sent',
  chooseCustomer: 'Choose a customer',
  uploading: 'Uploading Carrier Zones',
  inserted: 'Successfully inserted: {n} carrier zone(s)',
  noneInserted: 'No Carrier zones were inserted',
} as const;

/** TRANSIT (spec part 2, section 8). */
export const transitTexts = {
  submit: 'Submit',
  empty: 'No transit times found for the service group.',
  updateFailed: 'Error updating Transit Times',
} as const;
