import { toZoneValues, type ZoneColumn, zoneColumns } from '@contracts/rules/zone-columns.js';
import { recordOf } from '@contracts/keys-of.js';

import { addressSynonyms } from '../columns/address-synonyms.js';
import { groupByRow, type ImportTemplate } from '../kinds/import-template.js';

const MAX_ROWS = 50_000;

/** Files of carrier zones: each row puts a suburb into a zone. */
export const zoneTemplate: ImportTemplate<ZoneColumn> = {
  format: { columns: zoneColumns, needed: zoneColumns, maxRows: MAX_ROWS },
  synonyms: {
    Suburb: addressSynonyms.Suburb,
    Postcode: addressSynonyms.Postcode,
    State: addressSynonyms.State,
    Zone: ['Zone Code', 'Zone Name', 'Carrier Zone', 'Rate Zone', 'Charge Zone', 'Freight Zone'],
    'Zone Priority': ['Priority', 'Zone Level', 'Zone Order'],
  },
  identity: ['Suburb', 'Postcode', 'State', 'Zone Priority'],
  referenceOf,
  maxGroups: MAX_ROWS,
  summaryColumn: 'Zone',
  groupRows: (rows) => groupByRow(rows, referenceOf),
};

/** A suburb has one zone of each priority: `FITZROY VIC 3065 (1)`. */
function referenceOf(cells: Readonly<Record<string, string>>): string {
  const values = toZoneValues(recordOf(zoneColumns, (column) => cells[column] ?? ''));
  const { Suburb, State, Postcode, 'Zone Priority': priority } = values;
  return `${Suburb} ${State} ${Postcode} (${priority})`;
}
