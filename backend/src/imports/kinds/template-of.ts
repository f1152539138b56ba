import type { ImportKind } from '@contracts/rules/import-kinds.js';

import { addressTemplate } from '../addresses/address-file-template.js';
import { consignmentTemplate } from '../consignments/consignment-file-template.js';
import { rateCardTemplate } from '../rate-cards/rate-card-file-template.js';
import { zoneTemplate } from '../zones/zone-file-template.js';
import type { ImportTemplate } from './import-template.js';

const templates: Readonly<Record<ImportKind, ImportTemplate>> = {
  CONSIGNMENT: consignmentTemplate,
  ADDRESS: addressTemplate,
  RATE_CARD: rateCardTemplate,
  CARRIER_ZONE: zoneTemplate,
};

/** The files of a kind of import. */
export const templateOf = (kind: ImportKind): ImportTemplate => templates[kind];
