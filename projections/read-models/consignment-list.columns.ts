import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type {
  ConsignmentState,
  ConsignmentStatus,
  ConsignmentType,
} from '@contracts/rules/consignment.js';
import { listedCustomerId } from '@contracts/rules/test-environment.js';

import {
  bigint,
  boolean,
  byText,
  byValue,
  columnsFor,
  date,
  instant,
  integer,
  key,
  oneOf,
  orNull,
  text,
  textList,
} from './column.js';
import {
  belongsTo,
  content,
  counted,
  formatSuburb,
  gramsOf,
  offer,
  offerFlag,
  personal,
  type RowBefore,
} from './consignment-list.handlers.js';

const column = columnsFor<
  ConsignmentEvent,
  'ConsignmentDrafted' | 'ConsignmentCreated',
  RowBefore
>();

/**
 * One consignment as stored for the list, its filters and its bulk actions. Facts from records of other contexts
 * (cut-offs, whether manifesting is enabled) are added when the list is read.
 */
export const consignmentListColumns = {
  id: column(key(integer), { first: ({ data }) => data.consignmentId }),
  clientId: column(integer, { first: ({ data }) => data.owner.clientId }),
  clientName: column(text, { first: ({ data }) => data.owner.clientName }),
  customerId: column(integer, { first: ({ data }) => listedCustomerId(data.owner) }),
  consignmentType: column(oneOf<ConsignmentType>('DEFAULT'), {
    on: content(({ consignmentType }) => consignmentType),
  }),
  status: column(oneOf<ConsignmentStatus>('DRAFT'), {
    on: {
      ConsignmentCreated: () => 'CREATED',
      ConsignmentManifested: () => 'MANIFESTED',
      TrackingUpdated: ({ data }) => data.status,
    },
    sort: byValue('status'),
  }),
  state: column(oneOf<ConsignmentState>('OPEN'), {
    on: {
      ConsignmentDeleted: () => 'DELETED',
      ConsignmentRestored: () => 'OPEN',
      ConsignmentManifested: () => 'MANIFESTED',
    },
  }),
  /** Number of content changes (GAP-61). */
  revision: column(integer, {
    on: {
      ConsignmentDrafted: counted,
      ConsignmentCreated: counted,
      ConsignmentAmended: counted,
      OfferSelected: counted,
      DispatchDateRolledOver: counted,
    },
  }),
  /** A number, 'DRAFT' or 'PENDING MANIFEST' (GAP-22). */
  connoteNumber: column(text, {
    on: { ConnoteAssigned: ({ data }) => data.connoteNumber },
    isDerived: true,
    sort: { ...byText('connote_number', 'connote'), isChronological: true },
    isSearched: true,
  }),
  /** Range and account of the number. */
  connoteRangeId: column(orNull(integer), {
    on: {
      OfferSelected: ({ data }, before, row) => (belongsTo(row, data.offer) ? before : null),
      ConnoteAssigned: ({ data }) => data.prefixRangeId,
    },
  }),
  connoteAccountId: column(orNull(integer), {
    on: {
      OfferSelected: ({ data }, before, row) => (belongsTo(row, data.offer) ? before : null),
      ConnoteAssigned: (_event, _before, row) => row.clientCarrierAccountId,
    },
  }),
  /** Prefix of the selected offer's numbers. */
  connotePrefix: column(orNull(text), { on: offer(({ connoteSource }) => connoteSource.prefix) }),
  bookingReference: column(orNull(text), {
    on: { PickupBooked: ({ data }) => data.bookingReference },
  }),
  createdAt: column(instant, { first: ({ metadata }) => metadata.recordedAt }),
  /** Calendar day in the sender's state. */
  dispatchDate: column(date, {
    on: {
      ...content(({ dispatchDate }) => dispatchDate),
      DispatchDateRolledOver: ({ data }) => data.to,
    },
    sort: { ...byValue('dispatch_date'), isChronological: true },
  }),
  consignmentReferences: column(textList, {
    on: content(({ references }) => [...references]),
    isSearched: true,
  }),
  formattedReferences: column(text, {
    on: content(({ references }) => references.join(', ')),
    sort: byText('formatted_references', 'references'),
  }),
  itemQuantity: column(integer, {
    on: content(({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0)),
  }),
  /** Total of all items. */
  weightGrams: column(bigint, {
    on: content(({ items }) => items.reduce((sum, item) => sum + gramsOf(item), 0)),
  }),
  printedLabel: column(boolean, { on: { LabelPrinted: () => true } }),
  carrierId: column(orNull(integer), { on: offer(({ carrierId }) => carrierId) }),
  carrierDisplayName: column(orNull(text), {
    on: offer(({ carrierDisplayName }) => carrierDisplayName),
    sort: byText('carrier_display_name', 'carrier'),
  }),
  customerCarrierId: column(orNull(integer), {
    on: offer(({ customerCarrierId }) => customerCarrierId),
  }),
  clientCarrierAccountId: column(orNull(integer), {
    on: offer(({ clientCarrierAccountId }) => clientCarrierAccountId),
  }),
  carrierServiceTypeId: column(orNull(integer), {
    on: offer(({ carrierServiceTypeId }) => carrierServiceTypeId),
  }),
  displayServiceType: column(orNull(text), {
    on: offer(({ displayServiceType }) => displayServiceType),
    sort: byText('display_service_type', 'service'),
  }),
  senderAddressId: column(orNull(integer), { on: content(({ sender }) => sender?.id ?? null) }),
  senderCompany: column(orNull(text), {
    on: personal('SENDER', ({ company }) => company),
    sort: byText('sender_company', 'sender'),
    isSearched: true,
  }),
  senderState: column(orNull(text), {
    on: content(({ sender }) => sender?.suburb?.state ?? null),
  }),
  receiverCompany: column(orNull(text), {
    on: personal('RECEIVER', ({ company }) => company),
    sort: byText('receiver_company', 'receiver'),
    isSearched: true,
  }),
  /** 'Brunswick VIC 3056'. */
  receiverSuburb: column(orNull(text), {
    on: content(({ receiver }) => formatSuburb(receiver)),
    sort: byText('receiver_suburb', 'suburb'),
    isSearched: true,
  }),
  manifestId: column(orNull(integer), {
    on: { ConsignmentManifested: ({ data }) => data.manifestId },
  }),
  manifestNumber: column(orNull(text), {
    on: { ConsignmentManifested: ({ data }) => data.manifestNumber },
    sort: { ...byValue('manifest_id', 'manifest'), isChronological: true },
    isSearched: true,
  }),
  /** Calendar day in the receiver's state. */
  eta: column(orNull(date), {
    on: {
      ...offer(({ etaDate }) => etaDate),
      DispatchDateRolledOver: ({ data }, _before, row) =>
        row.carrierId === null ? null : data.etaDate,
    },
    sort: { ...byValue('eta'), isChronological: true },
  }),
  /** Including GST; 0 is price on application, null if there is no offer. */
  totalCostCents: column(orNull(bigint), {
    on: offer(({ totalCents }) => totalCents),
    sort: byValue('total_cost_cents', 'total_cost'),
  }),
  permanentBooking: column(boolean, {
    on: offerFlag(({ isPermanentBooking }) => isPermanentBooking),
  }),
  bookingApiAvailable: column(boolean, { on: offerFlag(({ hasBookingApi }) => hasBookingApi) }),
  /** Open manifest it could leave on (GAP-32); null unless it is open, created and has a connote prefix. */
  openManifestId: column(orNull(bigint), { isDerived: true }),
  /** The searched columns in declaration order, in lower case, one per line. */
  searchText: column(text, { isDerived: true }),
};
