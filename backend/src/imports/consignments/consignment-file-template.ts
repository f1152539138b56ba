import { importLimits } from '@contracts/rules/import-limits.js';

import type { ImportTemplate } from '../kinds/import-template.js';
import { consignmentSynonyms } from './consignment-synonyms.js';
import { type ConsignmentColumn, consignmentFormat, groupRows } from './consignment-template.js';

/** Files of consignments: the rows of a reference are a consignment. */
export const consignmentTemplate: ImportTemplate<ConsignmentColumn> = {
  format: { ...consignmentFormat, maxRows: 50_000 },
  synonyms: consignmentSynonyms,
  identity: ['Reference'],
  referenceOf: ({ Reference: reference = '' }) => reference.trim(),
  maxGroups: importLimits.references,
  summaryColumn: 'Receiver Company',
  groupRows,
};
