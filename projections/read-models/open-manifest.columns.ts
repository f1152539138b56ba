import type { ConsignmentType } from '@contracts/rules/consignment.js';

import {
  bigint,
  byValue,
  date,
  groupColumns,
  integer,
  key,
  oneOf,
  type Stored,
  type StoredSort,
  text,
} from './column.js';
import type { ConsignmentListRow } from './consignment-list.row.js';

const column = groupColumns<ConsignmentListRow>();

/**
 * A group of created consignments that could leave on one manifest (GAP-32): their shared properties and their count.
 * There are few at a time, so their orders need no index.
 */
export const openManifestListColumns = {
  /** Derived from the shared properties: the same group always has the same number. */
  id: column(key(bigint), { first: ({ openManifestId }) => openManifestId ?? 0 }),
  clientId: column(integer, { first: ({ clientId }) => clientId }),
  customerId: column(integer, { first: ({ customerId }) => customerId }),
  carrierId: column(integer, { first: ({ carrierId }) => carrierId ?? 0 }),
  carrierServiceTypeId: column(integer, {
    first: ({ carrierServiceTypeId }) => carrierServiceTypeId ?? 0,
  }),
  senderAddressId: column(integer, { first: ({ senderAddressId }) => senderAddressId ?? 0 }),
  consignmentType: column(oneOf<ConsignmentType>('DEFAULT'), {
    first: ({ consignmentType }) => consignmentType,
  }),
  /** Calendar day in the sender's state. */
  dispatchDate: column(date, {
    first: ({ dispatchDate }) => dispatchDate,
    sort: byValue('dispatch_date', null),
  }),
  /** Number of consignments; updated as they join and leave. */
  quantity: column(integer, { first: () => 1, sort: byValue('quantity', null) }),
};

/** A column of the consignments in the group, read from the first of them. */
const member = (name: string): Stored<string> & { readonly sort: StoredSort } => ({
  ...text,
  sort: {
    expression: `
  (select lower(member.${name}) from consignment_list member
   where member.open_manifest_id = open_manifest.id order by member.id limit 1)`,
    index: null,
  },
});

/** Names shared by the consignments of a group; not stored with it. */
export const openManifestMemberColumns = {
  clientName: member('client_name'),
  carrierName: member('carrier_display_name'),
  senderName: member('sender_company'),
};
