import type { ColumnUnit } from '@contracts/views/import-columns.view.js';

import type { ConsignmentColumn } from '../consignments/consignment-template.js';

/** Headings other systems use for the columns of the template, compared ignoring case, spaces and punctuation. */
export const columnSynonyms: Readonly<Record<ConsignmentColumn, readonly string[]>> = {
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

const sizes = ['Length (m)', 'Width (m)', 'Height (m)'];
const weights = ['Weight (kg)', 'Dangerous Goods Weight (kg)'];

/** Units of a column of the template, its own first; empty if it is not a size or weight. */
export function unitsOf(column: string): readonly string[] {
  if (sizes.includes(column)) return ['m', 'mm', 'cm', 'in'];
  return weights.includes(column) ? ['kg', 'g', 'lb'] : [];
}

/** Factors to metres or kilograms. */
export const unitFactors: Readonly<Record<ColumnUnit, number>> = {
  mm: 0.001,
  cm: 0.01,
  in: 0.0254,
  g: 0.001,
  lb: 0.45359237,
};
