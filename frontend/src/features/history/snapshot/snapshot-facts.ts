import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { ManifestSnapshotView } from '@contracts/views/manifest-snapshot.view';

import { EMPTY_VALUE, formatDate, formatMoney, formatTime, POA } from '../../../shared/text/format';
import type { HistorySnapshotView } from '../../../shared/history/history.api';
import { suburbText } from '../../../shared/addresses/suburb-text';

/** One line of the record. */
export interface SnapshotFact {
  readonly label: string;
  readonly text: string;
}

type Lines = readonly (readonly [label: string, text: string | null | undefined])[];

const isConsignment = (snapshot: HistorySnapshotView): snapshot is ConsignmentView =>
  'offer' in snapshot;

/** Name of the record: connote or manifest number, otherwise its type and id. */
export function nameOf(snapshot: HistorySnapshotView): string {
  if (!isConsignment(snapshot)) return snapshot.manifestNumber;
  const { id, connoteNumber } = snapshot;
  if (connoteNumber === DRAFT_CONNOTE) return `draft ${id}`;
  return connoteNumber === PENDING_CONNOTE ? `consignment ${id}` : connoteNumber;
}

/** Status of a consignment; a manifest has none. */
export const statusOf = (snapshot: HistorySnapshotView): string | null => {
  if (!isConsignment(snapshot)) return null;
  return snapshot.state === 'DELETED' ? 'DELETED' : snapshot.status;
};

/** Lines of the snapshot for either kind of record. */
export function snapshotFacts(snapshot: HistorySnapshotView, zone: string): SnapshotFact[] {
  const lines = isConsignment(snapshot)
    ? consignmentLines(snapshot, zone)
    : manifestLines(snapshot, zone);
  return lines.map(([label, text]) => ({
    label,
    text: text === '' ? EMPTY_VALUE : (text ?? EMPTY_VALUE),
  }));
}

const joinParts = (parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(', ');
const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

function consignmentLines(view: ConsignmentView, zone: string): Lines {
  const { offer } = view;
  return [
    ['Dispatch Date', formatDate(view.dispatchDate, zone)],
    ['Carrier', joinParts([offer.carrierDisplayName, offer.displayServiceType])],
    ['Sender', addressText(offer.senderAddress)],
    ['Receiver', addressText(offer.deliveryAddress)],
    ['Items', itemsText(view)],
    ['Tailgate', yesNo(offer.isTailgateRequired)],
    ['Authority To Leave', yesNo(offer.authorityToLeave)],
    ['Special Instructions', offer.specialInstructions],
    ['Total Cost', totalText(offer.totalCost)],
    ['References', view.formattedReferences],
    ['Labels', view.printedLabel ? 'Printed' : 'Not printed'],
    ['Manifest', view.manifestNumber ?? 'Not manifested'],
    ['Booking Ref', view.bookingReference],
  ];
}

function manifestLines(snapshot: ManifestSnapshotView, zone: string): Lines {
  const { carrier, window, transmission, booking } = snapshot;
  return [
    ['Client', snapshot.owner.clientName],
    ['Carrier', joinParts([carrier?.carrierDisplayName, carrier?.displayServiceType])],
    ['Sender', snapshot.senderCompany],
    ['Dispatch Date', snapshot.dispatchDate && formatDate(snapshot.dispatchDate, zone)],
    ['Consignments', joinParts(snapshot.consignments.map(({ connoteNumber }) => connoteNumber))],
    ['Left out', snapshot.leftOut.length > 0 ? String(snapshot.leftOut.length) : null],
    ['Submitted', snapshot.submittedAt && instantText(snapshot.submittedAt, zone)],
    ['Data', integrationText(transmission.status)],
    ['Pickup Booking', integrationText(booking.status)],
    ['Booking Ref', booking.reference],
    ['Ready', window && instantText(window.readyTime, zone)],
    ['Closing', window && instantText(window.closingTime, zone)],
  ];
}

const instantText = (at: string, zone: string) => `${formatDate(at, zone)} ${formatTime(at, zone)}`;

const integrationText = (status: string) => {
  const statusText = status.replaceAll('_', ' ').toLowerCase();
  return statusText.charAt(0).toUpperCase() + statusText.slice(1);
};

function addressText(address: ConsignmentView['offer']['senderAddress']): string {
  const suburb = address?.suburb;
  return joinParts([address?.company, suburb && suburbText(suburb)]);
}

function itemsText({ offer: { items } }: ConsignmentView): string {
  if (items.length === 0) return '';
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const pieces = sum(items.map(({ quantity }) => quantity));
  const types = new Set(items.map(({ itemTypeName }) => itemTypeName.toLowerCase()));
  const [only = ''] = types;
  const itemNoun = types.size === 1 ? only : 'item';
  const weight = sum(items.map(({ totalWeight }) => totalWeight)).toFixed(2);
  const volume = sum(items.map(({ totalVolume }) => totalVolume)).toFixed(3);
  return `${pieces} ${itemNoun}${pieces === 1 ? '' : 's'}, ${weight} kg, ${volume} m³`;
}

function totalText(total: number | null): string {
  if (total === null) return '';
  return total === 0 ? POA : formatMoney(total);
}
