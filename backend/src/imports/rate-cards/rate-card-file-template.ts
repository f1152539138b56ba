import { importLimits } from '@contracts/rules/import-limits.js';
import {
  laneNameOf,
  type RateCardColumn,
  rateCardColumns,
  requiredRateCardColumns,
} from '@contracts/rules/rate-card-columns.js';

import { type FileGroup, type FileRow, type ImportTemplate } from '../kinds/import-template.js';

/** Files of rate cards: the rows of a lane and rate type of a service belong together. */
export const rateCardTemplate: ImportTemplate<RateCardColumn> = {
  format: {
    columns: rateCardColumns,
    needed: requiredRateCardColumns,
    maxRows: importLimits.references,
    hasManySheets: true,
    marksFormulas: true,
  },
  synonyms: {
    'Service Type': ['Service', 'Service Code', 'Product', 'Product Code'],
    'From Zone': ['From', 'Origin', 'Origin Zone', 'Pickup Zone', 'Sender Zone'],
    'To Zone': [
      'To',
      'Destination',
      'Destination Zone',
      'Dest Zone',
      'Delivery Zone',
      'Receiver Zone',
    ],
    Reciprocal: ['Both Ways', 'Two Way', 'Return'],
    'Rate Type': ['Charge Type', 'Charge Unit', 'Unit', 'Unit Type', 'UOM'],
    'Break From': ['From Weight', 'Weight From', 'Min Weight', 'Break Start', 'From Kg'],
    'Break To': ['To Weight', 'Weight To', 'Max Weight', 'Break End', 'To Kg'],
    'Break Mode': ['Mode'],
    Basic: ['Basic Charge', 'Base', 'Base Charge', 'Flagfall', 'Connote Fee'],
    Minimum: ['Min', 'Min Charge', 'Minimum Charge'],
    Rate: ['Price', 'Charge', 'Rate Per Unit', 'Per Kg', 'Kg Rate', 'Amount'],
    'Rate Unit': ['Rate Per'],
    'Included Units': ['Included', 'Free Units'],
    'Cubic Factor': ['Cubic', 'Cubic Conversion', 'Cubing Factor'],
    'Max Kg': ['Maximum Kg', 'Max Unit Weight', 'Weight Limit'],
    'Effective From': ['Valid From', 'Start Date', 'Effective Date', 'Effective'],
    'Effective To': ['Valid To', 'End Date', 'Expiry', 'Expiry Date'],
  },
  identity: ['Service Type', 'From Zone', 'To Zone', 'Rate Type'],
  referenceOf: laneNameOf,
  maxGroups: importLimits.references,
  summaryColumn: 'Rate',
  groupRows,
};

/** One group for each lane and rate type of a service, in the order of their first rows. */
function groupRows(rows: readonly FileRow<RateCardColumn>[]): FileGroup<RateCardColumn>[] {
  const groups = new Map<string, [FileRow<RateCardColumn>, ...FileRow<RateCardColumn>[]]>();
  for (const row of rows) {
    const lane = laneNameOf(row.values);
    const group = groups.get(lane);
    if (group) group.push(row);
    else groups.set(lane, [row]);
  }
  return [...groups].map(([reference, group]) => ({ reference, rows: group }));
}
