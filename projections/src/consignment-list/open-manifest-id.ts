import { hash } from 'node:crypto';

import { prefixLetters } from '@contracts/rules/manifest-group.js';
import type { ConsignmentListColumns } from '@read-models/consignment-list.row.js';

/** 13 hexadecimal digits are 52 bits: the most that a number in JSON carries whole. */
const ID_DIGITS = 13;

/**
 * The number of the group a consignment could leave with (GAP-32, MAN-70 to MAN-75): the same for every
 * consignment that shares client, carrier, service, sender, type, day and the letters of its connote.
 * Null while it could not leave at all.
 */
export function openManifestId(row: ConsignmentListColumns): number | null {
  if (row.state !== 'OPEN' || row.status !== 'CREATED') return null;
  if (row.carrierId === null || row.senderAddressId === null) return null;

  const shared = [
    row.clientId,
    row.carrierId,
    row.carrierServiceTypeId,
    row.senderAddressId,
    row.consignmentType,
    row.dispatchDate,
    prefixLetters(row.connotePrefix ?? ''),
  ].join('/');
  return Number.parseInt(hash('sha256', shared).slice(0, ID_DIGITS), 16);
}
