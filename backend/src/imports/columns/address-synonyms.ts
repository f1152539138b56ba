/** Headings other systems use for address columns, compared ignoring case, spaces and punctuation. */
export const addressSynonyms = {
  'Contact Name': ['Contact', 'Attention', 'Attn', 'Contact Person', 'Receiver Contact'],
  'Phone Number': [
    'Phone',
    'Phone No',
    'Telephone',
    'Tel',
    'Mobile',
    'Contact Phone',
    'Contact No',
  ],
  Email: ['Email Address', 'Contact Email', 'Receiver Email'],
  'Address Line 1': [
    ...['Address', 'Address 1', 'Street', 'Street Address', 'Delivery Address', 'Addr 1'],
    ...['Ship To Address', 'Ship To Address 1', 'Receiver Address', 'Delivery Address 1'],
  ],
  'Address Line 2': ['Address 2', 'Addr 2', 'Delivery Address 2', 'Ship To Address 2'],
  Suburb: [
    'City',
    'Town',
    'Locality',
    'Suburb/Town',
    'Delivery Suburb',
    'Ship To City',
    'Receiver Suburb',
  ],
  Postcode: [
    'Post Code',
    'Zip',
    'Zip Code',
    'Postal Code',
    'PCode',
    'Delivery Postcode',
    'Ship To Zip',
  ],
  State: ['Province', 'State Code', 'Delivery State', 'Ship To State', 'Receiver State'],
  'Special Instructions': ['Instructions', 'Delivery Instructions', 'Notes', 'Comments', 'Remarks'],
} as const;
