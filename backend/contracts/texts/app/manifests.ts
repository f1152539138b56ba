/** Manifests page. Not from the specification. */
export const appManifestTexts = {
  noPickup: 'No pickup',
  pickupWindow: 'Pickup {pickup}',
  openManifest: 'Open Manifest',
  openFreightSummary: 'Open Freight Summary',
  consignment: '1 consignment',
  consignments: '{n} consignments',
  resendFailed: 'The manifest could not be resent',
} as const;
