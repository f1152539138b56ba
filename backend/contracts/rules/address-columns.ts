/** Columns of AddressTemplate.csv: the fields of an address (GAP-17). */
export const addressColumns = [
  'Reference ID',
  'Company',
  'Address Line 1',
  'Address Line 2',
  'Suburb',
  'Postcode',
  'State',
  'Contact Name',
  'Phone Number',
  'Email',
  'Special Instructions',
  'Address Class',
] as const;
export type AddressColumn = (typeof addressColumns)[number];
