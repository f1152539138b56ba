import { type AddressColumn, addressColumns } from '@contracts/rules/address-columns.js';
import { cleanText } from '@contracts/rules/clean-text.js';
import { importLimits } from '@contracts/rules/import-limits.js';

import type { DocumentFormat } from '../../platform/uploads/reading/documents/document-format.js';
import { groupByRow, type ImportTemplate } from '../kinds/import-template.js';
import { addressSynonyms } from '../columns/address-synonyms.js';

/** Addresses as XML or JSON (docs/order-files.md). */
export const addressDocument: DocumentFormat & {
  readonly fields: Readonly<Record<string, AddressColumn>>;
} = {
  format: 'linehaul.addresses.v1',
  list: 'addresses',
  record: 'address',
  lines: null,
  fields: {
    referenceId: 'Reference ID',
    company: 'Company',
    addressLine1: 'Address Line 1',
    addressLine2: 'Address Line 2',
    suburb: 'Suburb',
    postcode: 'Postcode',
    state: 'State',
    contactName: 'Contact Name',
    phoneNumber: 'Phone Number',
    email: 'Email',
    specialInstructions: 'Special Instructions',
    addressClass: 'Address Class',
  },
  lineFields: {},
  errors: 'errors',
};

/** Files of addresses: each row is an address. */
export const addressTemplate: ImportTemplate<AddressColumn> = {
  format: {
    columns: addressColumns,
    needed: ['Company'],
    maxRows: 20_000,
    document: addressDocument,
  },
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
    ...addressSynonyms,
    'Address Class': ['Class', 'Address Type', 'Type of Address'],
  },
  identity: ['Reference ID'],
  referenceOf,
  maxGroups: importLimits.references,
  summaryColumn: 'Company',
  groupRows: (rows) => groupByRow(rows, referenceOf),
};

function referenceOf(values: Readonly<Record<string, string>>): string {
  return cleanText(values['Reference ID'] ?? '') ?? '';
}
