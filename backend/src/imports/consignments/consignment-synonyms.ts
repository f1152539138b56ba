import { addressSynonyms } from '../columns/address-synonyms.js';
import type { ConsignmentColumn } from './consignment-template.js';

/** Headings other systems use for the columns of the template, compared ignoring case, spaces and punctuation. */
export const consignmentSynonyms: Readonly<Record<ConsignmentColumn, readonly string[]>> = {
  Reference: [
    ...['Ref', 'Ref No', 'Reference No', 'Reference Number', 'Customer Reference', 'Cust Ref'],
    ...['Order No', 'Order Number', 'Order ID', 'Sales Order', 'SO', 'SO Number'],
    ...['PO', 'PO No', 'PO Number', 'Purchase Order', 'Your Reference', 'Invoice No'],
    ...['Invoice Number', 'Document No'],
  ],
  'Dispatch Date': ['Despatch Date', 'Ship Date', 'Shipping Date', 'Pickup Date', 'Send Date'],
  'Receiver Reference ID': [
    'Receiver ID',
    'Receiver Code',
    'Customer Code',
    'Customer ID',
    'Debtor',
  ],
  'Receiver Company': [
    ...['Receiver', 'Receiver Name', 'Company', 'Company Name', 'Customer', 'Customer Name'],
    ...['Deliver To', 'Delivery Name', 'Delivery Company', 'Ship To', 'Ship To Name'],
    ...['Ship To Company', 'Consignee', 'Consignee Name', 'Recipient', 'Recipient Name'],
  ],
  ...addressSynonyms,
  'Authority To Leave': ['ATL', 'Leave Safe', 'Safe Drop'],
  'Tailgate Required': ['Tailgate', 'Tail Lift', 'Tailgate Truck'],
  'Item Type': ['Package Type', 'Packaging', 'Unit Type', 'Freight Type'],
  Quantity: ['Qty', 'Items', 'Pieces', 'Pcs', 'No of Items', 'Cartons', 'Packages'],
  'Length (m)': ['Length', 'Len', 'L'],
  'Width (m)': ['Width', 'W'],
  'Height (m)': ['Height', 'H'],
  'Weight (kg)': [
    'Weight',
    'Wt',
    'Kg',
    'Kgs',
    'Kilos',
    'Unit Weight',
    'Dead Weight',
    'Weight Each',
  ],
  'UN Number': ['UN', 'UN No', 'UNNO', 'DG UN Number'],
  'Common Name': ['DG Name', 'Proper Shipping Name', 'Shipping Name'],
  'Sub Risk': ['Subsidiary Risk', 'DG Sub Risk'],
  'Packing Group': ['PG', 'Pack Group', 'DG Packing Group'],
  'Dangerous Goods Weight (kg)': ['DG Weight', 'Dangerous Goods Weight', 'DG Kg'],
};
