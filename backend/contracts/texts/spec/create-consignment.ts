/** CON: creating and editing a consignment (spec part 1, sections 2.8, 2.9, 5 and 8). */
export const createConsignmentTexts = {
  titles: {
    DEFAULT: 'New Consignment',
    THIRD_PARTY: 'New Third Party Consignment',
    RETURN: 'Return Consignment',
  },
  editTitles: {
    DEFAULT: 'EDIT DEFAULT CONSIGNMENT',
    THIRD_PARTY: 'EDIT THIRD PARTY CONSIGNMENT',
    RETURN: 'EDIT RETURN CONSIGNMENT',
  },
  submitDraft: 'SUBMIT DRAFT',
  submitAndManifest: 'SUBMIT AND MANIFEST',
  submit: 'SUBMIT CONSIGNMENT',
  printLabels: 'Print Labels',
  /** `{connote}` is replaced. */
  created: 'Consignment created successfully. Connote: {connote}',
  createdAndManifested: 'Consignment created and manifested successfully. Connote: {connote}',
  palletsDiffer: 'Pallet quantity must match the amount given in Loscam, Chep or Other',
  palletTotalsDiffer: 'The total number of Loscam and Chep must match the amount of pallets given',
  senderInvalid: 'Sender address is not valid',
  deliveryInvalid: 'Delivery address is not valid',
  referenceRequired: 'Consignment must have a reference',
  noCarrier: 'No carrier selected',
  slotIncomplete: 'Enter both start and end times',
  slotReversed: 'Invalid time range. End time should be later than Start time.',
  slotsRequired: 'Both timeslots must be set',
  noOffers: 'No suitable offers found',
  calculating: 'Calculating offers',
  clientInactive: 'Client is not currently active. Manifests will not be sent to the carrier',
} as const;
