/** Scanning of barcodes with a phone's camera. Not from the specification. */
export const appScanTexts = {
  scan: 'Scan',
  title: 'Scan to find',
  starting: 'Starting the camera…',
  aim: 'Point the camera at the barcode on the label.',
  noneYet: 'No barcode found yet. Hold the label flat in good light, or type the number.',
  denied: "The camera is blocked. Allow it in your browser's settings, or type the number.",
  missing: 'No camera found. Type or paste the number.',
  busy: 'The camera is in use by another app. Close it there, or type the number.',
  unsupported: "This browser can't read barcodes. Type or paste the number.",
  looking: 'Looking for {code}…',
  notYours: 'Not one of your consignments: {code}',
  searchFor: 'Search the list for {code}',
  number: 'Number on the label',
  find: 'Find',
  light: 'Torch',
} as const;
