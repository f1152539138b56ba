import { type EntityManager, In } from 'typeorm';

import { consignmentColumns } from '@contracts/lists/consignment-list.columns.js';
import { flatFields } from '@contracts/lists/list-column.js';
import { PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import type { ConsignmentListItem } from '@contracts/views/consignment.view.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { CustomerCarrier } from '../../../carriers/index.js';
import { Client } from '../../../clients/index.js';
import {
  cutOffAt,
  earliestDispatchDay,
  isManifestingEnabled,
  isTrackedInternally,
  midnightIn,
} from '../view/consignment-context.queries.js';

/** Makes the function that copies these fields of a row. */
const pickFields =
  <Row>() =>
  <Name extends keyof Row>(names: readonly Name[]): ((row: Row) => Pick<Row, Name>) =>
  (row) =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** Facts about a listed row that come from other records. */
interface ListRowContext {
  /** GAP-29: its data would be sent to the carrier. */
  readonly isManifestingEnabled: boolean;
  /** ISO instant by which it must be manifested to leave on its dispatch date; null without a carrier. */
  readonly cutOffAt: string | null;
  /** yyyy-MM-dd of the first pickup it can still make; null without a carrier, or once manifested. */
  readonly earliestDispatchDate: string | null;
  /** TRK-20 */
  readonly isTrackedHere: boolean;
  readonly trackingUrl: string | null;
}

/** Loads the clients and carriers of all rows at once; returns the context of each row. */
async function loadRowContexts(
  manager: EntityManager,
  rows: readonly ConsignmentListRow[],
  now: Date,
): Promise<(row: ConsignmentListRow) => ListRowContext> {
  const clients = await manager.findBy(Client, {
    id: In([...new Set(rows.map(({ clientId }) => clientId))]),
  });
  const carriers = await manager.find(CustomerCarrier, {
    where: {
      id: In([...new Set(rows.flatMap(({ customerCarrierId }) => customerCarrierId ?? []))]),
    },
    relations: { carrier: true },
  });
  const clientById = new Map(clients.map((client) => [client.id, client]));
  const carrierById = new Map(carriers.map((carrier) => [carrier.id, carrier]));

  const findEarliestDay = cacheEarliestDays(now);
  return (row) => {
    const carrier = carrierById.get(row.customerCarrierId ?? 0) ?? null;
    return {
      isManifestingEnabled: isManifestingEnabled(clientById.get(row.clientId) ?? null, carrier),
      cutOffAt: carrier && cutOffAt(carrier, row.senderState, row.dispatchDate),
      earliestDispatchDate:
        carrier && row.state === 'OPEN' ? findEarliestDay(carrier, row.senderState) : null,
      isTrackedHere: row.state === 'MANIFESTED' && isTrackedInternally(row.status, carrier),
      trackingUrl: carrier?.carrier.trackingUrl ?? null,
    };
  };
}

/** Computes each pair of carrier and state once per page. */
function cacheEarliestDays(now: Date) {
  const days = new Map<string, string>();
  return (carrier: CustomerCarrier, senderState: string | null): string => {
    const key = `${carrier.id} ${senderState ?? ''}`;
    const day = days.get(key) ?? earliestDispatchDay(carrier, senderState, now);
    days.set(key, day);
    return day;
  };
}

/** Copies the stored columns that the list shows as they are. */
const shownFields = pickFields<ConsignmentListRow>()(flatFields(consignmentColumns));

/** Maps a row to a list item. */
function toListItem(row: ConsignmentListRow, context: ListRowContext): ConsignmentListItem {
  return {
    ...shownFields(row),
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
    dispatchedAt: midnightIn(row.senderState, row.dispatchDate),
    formattedReferences: row.formattedReferences,
    itemQuantity: row.itemQuantity,
    totalWeight: row.weightGrams / 1000,
    printedLabel: row.printedLabel,
    paperWorkDisabled: row.connoteNumber === PENDING_CONNOTE,
    isManifestingEnabled: context.isManifestingEnabled,
    internalTracking: context.isTrackedHere,
    offer: toListOffer(row, context),
  };
}

const toListOffer = (
  row: ConsignmentListRow,
  { cutOffAt, earliestDispatchDate, trackingUrl }: ListRowContext,
): ConsignmentListItem['offer'] => ({
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
  carrierCutOffDateTime: cutOffAt,
  carrierTrackingUrl: trackingUrl,
  earliestDispatchDate,
});

/** Returns the list items of these ids, in their order. */
export async function listItemsById(
  manager: EntityManager,
  ids: readonly number[],
  now: Date,
): Promise<ConsignmentListItem[]> {
  const rows = await manager.findBy(ConsignmentListRow, { id: In([...ids]) });
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return toListItems(
    manager,
    ids.flatMap((id) => rowById.get(id) ?? []),
    now,
  );
}

export async function toListItems(
  manager: EntityManager,
  rows: readonly ConsignmentListRow[],
  now: Date,
): Promise<ConsignmentListItem[]> {
  if (rows.length === 0) return [];
  const contextOf = await loadRowContexts(manager, rows, now);
  return rows.map((row) => toListItem(row, contextOf(row)));
}
