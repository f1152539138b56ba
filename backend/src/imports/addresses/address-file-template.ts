import { type AddressColumn, addressColumns } from '@contracts/rules/address-columns.js';

import {
  type FileGroup,
  type FileRow,
  type ImportTemplate,
  marked,
} from '../kinds/import-template.js';
import { placeSynonyms } from '../columns/place-synonyms.js';

/** Files of addresses: each row is an address. */
export const addressTemplate: ImportTemplate<AddressColumn> = {
  format: { columns: addressColumns, needed: ['Company'], maxRows: 20_000 },
  synonyms: {
    'Reference ID': [
      ...['Ref', 'Reference', 'Ref ID', 'Ref No', 'Reference No', 'Address Ref', 'Address ID'],
      ...['Customer Code', 'Customer ID', 'Customer No', 'Account Code', 'Debtor', 'Debtor Code'],
      ...['Code', 'Store No', 'Site Code'],
    ],
    Company: [
      ...['Company Name', 'Customer', 'Customer Name', 'Business Name', 'Name', 'Receiver'],
      ...['Receiver Name', 'Receiver Company', 'Consignee', 'Delivery Name', 'Ship To Name'],
      ...['Account Name', 'Store', 'Site'],
    ],
    ...placeSynonyms,
    'Address Class': ['Class', 'Address Type', 'Type of Address'],
  },
  reference: 'Reference ID',
  company: 'Company',
  groupRows,
};

/** One group for each row: a row that repeats a reference is marked, since one of the two must be wrong. */
function groupRows(rows: readonly FileRow<AddressColumn>[]): FileGroup<AddressColumn>[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const reference = row.values['Reference ID'].trim();
    return { reference, rows: [marked(row, reference, first)] };
  });
}
