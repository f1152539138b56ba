import type { EntityManager } from 'typeorm';

import { consignmentColumns } from '@contracts/lists/consignment-list.columns.js';
import { flatFields } from '@contracts/lists/list-column.js';
import { PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import { columnName } from '@read-models/column.js';
import { consignmentListColumns } from '@read-models/consignment-list.columns.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import type { Carrier, CustomerCarrier } from '../../../carriers/index.js';
import type { Client } from '../../../clients/index.js';
import type { Condition } from '../../../platform/list-pages/list-page.sql.js';
import {
  isManifestingEnabled,
  isTrackedInternally,
  midnightIn,
} from '../view/consignment-context.queries.js';
import { cutOffAt, cutOffOf, earliestDispatchDay } from '../../cut-offs.js';

/** A list item with facts its readers need but do not show. */
export interface FoundListItem {
  readonly customerId: number;
  readonly openManifestId: number | null;
  readonly item: ConsignmentListItem;
}

/** Stored columns that the list shows unchanged. */
const shownFields = flatFields(consignmentColumns);

/** Stored columns that items are built from. */
const readFields = [
  ...shownFields,
  'id',
  'clientId',
  'customerId',
  'clientName',
  'consignmentType',
  'state',
  'revision',
  'connotePrefix',
  'manifestId',
  'bookingReference',
  'createdAt',
  'formattedReferences',
  'itemQuantity',
  'weightGrams',
  'printedLabel',
  'customerCarrierId',
  'carrierId',
  'carrierDisplayName',
  'carrierServiceTypeId',
  'displayServiceType',
  'clientCarrierAccountId',
  'senderAddressId',
  'senderCompany',
  'senderState',
  'receiverCompany',
  'receiverSuburb',
  'eta',
  'totalCostCents',
  'permanentBooking',
  'bookingApiAvailable',
  'openManifestId',
] as const satisfies readonly (keyof ConsignmentListRow)[];

/** Facts from a row's client and carrier records; null where there is no record. */
interface RecordFields {
  readonly manifestingActive: Client['manifestingActive'];
  readonly clientStatus: Client['status'] | null;
  readonly transferType: CustomerCarrier['transferType'];
  readonly difotServer: CustomerCarrier['difotServer'];
  readonly cutOffDay: CustomerCarrier['cutOffDay'];
  readonly cutOffTime: CustomerCarrier['cutOffTime'];
  readonly isDataTransferRequired: Carrier['isDataTransferRequired'] | null;
  readonly carrierCutOffDay: Carrier['cutOffDay'];
  readonly carrierCutOffTime: Carrier['cutOffTime'];
  readonly trackingUrl: Carrier['trackingUrl'];
}

type JoinedRow = Pick<ConsignmentListRow, (typeof readFields)[number]> & RecordFields;

/** Days and large numbers as the list shows them: the driver would return instants and text. */
const readAs: Readonly<Record<string, string>> = { date: '::text', bigint: '::double precision' };

const select = `
  select ${[...new Set(readFields)].map(selectColumn).join(', ')},
         client.manifesting_active as "manifestingActive", client.status as "clientStatus",
         customer_carrier.transfer_type as "transferType",
         customer_carrier.difot_server as "difotServer",
         customer_carrier.cut_off_day as "cutOffDay", customer_carrier.cut_off_time as "cutOffTime",
         carrier.is_data_transfer_required as "isDataTransferRequired",
         carrier.cut_off_day as "carrierCutOffDay", carrier.cut_off_time as "carrierCutOffTime",
         carrier.tracking_url as "trackingUrl"
  from consignment_list listed
  left join client on client.id = listed.client_id
  left join customer_carrier on customer_carrier.id = listed.customer_carrier_id
  left join carrier on carrier.id = customer_carrier.carrier_id`;

function selectColumn(field: (typeof readFields)[number]): string {
  const { sql } = consignmentListColumns[field];
  return `listed.${columnName(field)}${readAs[sql] ?? ''} as "${field}"`;
}

/** The items of the rows that meet a condition on `listed`, by id: one statement, joined with their records. */
export async function findListItems(
  manager: EntityManager,
  condition: Condition,
  now: Date,
): Promise<FoundListItem[]> {
  const values: unknown[] = [];
  const where = condition((value) => `$${values.push(value)}`);
  const rows = await manager.query<JoinedRow[]>(
    `${select} where ${where} order by listed.id`,
    values,
  );
  const daysOf = cacheDays(now);
  return rows.map((row) => ({
    customerId: row.customerId,
    openManifestId: row.openManifestId,
    item: toListItem(row, daysOf(row)),
  }));
}

/** Returns the list items of these ids, in their order. */
export async function listItemsById(
  manager: EntityManager,
  ids: readonly number[],
  now: Date,
): Promise<ConsignmentListItem[]> {
  if (ids.length === 0) return [];
  const found = await findListItems(manager, (bind) => `listed.id = any (${bind(ids)})`, now);
  const itemById = new Map(found.map(({ item }) => [item.id, item]));
  return ids.flatMap((id) => itemById.get(id) ?? []);
}

/** Days and instants of a row that follow from its sender's state and its carrier's cut-off. */
interface RowDays {
  /** ISO instant: midnight of the dispatch date in the sender's state. */
  readonly dispatchedAt: string;
  /** ISO instant by which it must be manifested to leave on its dispatch date; null if there is no carrier. */
  readonly cutOffAt: string | null;
  /** yyyy-MM-dd of the first pickup it can still make; null if there is no carrier, or once manifested. */
  readonly earliestDispatchDate: string | null;
}

/** Computes the days of each carrier, state and dispatch date once per page. */
function cacheDays(now: Date): (row: JoinedRow) => RowDays {
  const cached = new Map<string, RowDays>();
  return (row) => {
    const { customerCarrierId, senderState, dispatchDate, state } = row;
    const key = `${customerCarrierId ?? ''} ${senderState ?? ''} ${dispatchDate} ${state}`;
    const days = cached.get(key) ?? computeDays(row, now);
    cached.set(key, days);
    return days;
  };
}

function computeDays(row: JoinedRow, now: Date): RowDays {
  const { senderState, dispatchDate } = row;
  const carrier = carrierOf(row);
  const cutOff = carrier && cutOffOf(carrier);
  return {
    dispatchedAt: midnightIn(senderState, dispatchDate),
    cutOffAt: cutOff && cutOffAt(cutOff, senderState, dispatchDate),
    earliestDispatchDate:
      cutOff && row.state === 'OPEN' ? earliestDispatchDay(cutOff, senderState, now) : null,
  };
}

/** Null for a row without a carrier. */
const carrierOf = (row: JoinedRow) =>
  row.isDataTransferRequired === null
    ? null
    : {
        transferType: row.transferType,
        cutOffDay: row.cutOffDay,
        cutOffTime: row.cutOffTime,
        carrier: {
          isDataTransferRequired: row.isDataTransferRequired,
          cutOffDay: row.carrierCutOffDay,
          cutOffTime: row.carrierCutOffTime,
        },
      };

const clientOf = ({ manifestingActive, clientStatus }: JoinedRow) =>
  clientStatus === null ? null : { manifestingActive, status: clientStatus };

const shownColumnsOf = (row: JoinedRow) =>
  Object.fromEntries(shownFields.map((field) => [field, row[field]])) as Pick<
    ConsignmentListItem,
    (typeof shownFields)[number]
  >;

/** Maps a row to a list item. */
function toListItem(row: JoinedRow, days: RowDays): ConsignmentListItem {
  return {
    ...shownColumnsOf(row),
    id: row.id,
    clientId: row.clientId,
    clientName: row.clientName,
    consignmentType: row.consignmentType,
    state: row.state,
    revision: row.revision,
    connotePrefix: row.connotePrefix,
    manifestId: row.manifestId,
    bookingReference: row.bookingReference,
    createdAt: new Date(row.createdAt).toISOString(),
    dispatchedAt: days.dispatchedAt,
    formattedReferences: row.formattedReferences,
    itemQuantity: row.itemQuantity,
    totalWeight: row.weightGrams / 1000,
    printedLabel: row.printedLabel,
    paperWorkDisabled: row.connoteNumber === PENDING_CONNOTE,
    isManifestingEnabled: isManifestingEnabled(clientOf(row), carrierOf(row)),
    internalTracking: row.state === 'MANIFESTED' && isTrackedInternally(row.status, row),
    offer: toListOffer(row, days),
  };
}

const toListOffer = (row: JoinedRow, days: RowDays): ConsignmentListItem['offer'] => ({
  carrierId: row.carrierId,
  carrierDisplayName: row.carrierDisplayName,
  carrierServiceTypeId: row.carrierServiceTypeId,
  displayServiceType: row.displayServiceType,
  clientCarrierAccountId: row.clientCarrierAccountId,
  senderAddressId: row.senderAddressId,
  senderCompany: row.senderCompany,
  senderState: row.senderState,
  receiverCompany: row.receiverCompany,
  receiverSuburb: row.receiverSuburb,
  eta: row.eta,
  totalCost: row.totalCostCents === null ? null : row.totalCostCents / 100,
  permanentBooking: row.permanentBooking,
  bookingApiAvailable: row.bookingApiAvailable,
  carrierCutOffDateTime: days.cutOffAt,
  carrierTrackingUrl: row.trackingUrl,
  earliestDispatchDate: days.earliestDispatchDate,
});
