import type { ConsignmentType } from '@contracts/rules/consignment.js';

import { bigint, date, integer, key, oneOf, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/**
 * A group of created consignments that could leave on one manifest (GAP-32): their shared properties and their count.
 * Names are read from the consignments themselves.
 */
const columns = {
  /** Derived from the shared properties: the same group always has the same number. */
  id: key(bigint),
  clientId: integer,
  customerId: integer,
  carrierId: integer,
  carrierServiceTypeId: integer,
  senderAddressId: integer,
  consignmentType: oneOf<ConsignmentType>('DEFAULT'),
  /** yyyy-MM-dd. */
  dispatchDate: date,
  /** Number of consignments. */
  quantity: integer,
};

export const OpenManifestRow = rowSchema('open_manifest', columns);
export type OpenManifestRow = RowOf<typeof columns>;
