import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';
import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type {
  AcknowledgedErrorView,
  AddressAcknowledgementView,
  IgnoredFieldView,
  OrderAcknowledgementView,
} from '@contracts/views/order-file.view.js';

import type { AddressOutcome, Import, OrderOutcome } from '../../../imports/index.js';
import { writeCsv } from '../../../platform/uploads/write-csv.js';
import { toXml } from '../../to-xml.js';
import { writtenFormats, type WrittenFile } from './written-file.js';

/** A file to acknowledge. */
interface AcknowledgedFile {
  readonly name: string;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
  readonly receivedAt: Date;
  /** Reason the whole file was rejected; null if its content was processed. */
  readonly refusal: string | null;
  /** Fields that were not read; absent for a file that was not read at all. */
  readonly ignoredFields?: readonly IgnoredFieldView[];
}

/** A file of orders to acknowledge. */
export interface AcknowledgedOrders extends AcknowledgedFile {
  readonly orders: readonly OrderOutcome[];
  /** Names of the PDFs with their labels, by consignment; absent if the flow writes none. */
  readonly labels?: ReadonlyMap<number, string>;
}

/** A file of addresses to acknowledge. */
export interface AcknowledgedAddresses extends AcknowledgedFile {
  readonly addresses: readonly AddressOutcome[];
}

/**
 * Acknowledgement of a file of orders, `linehaul.ack.v1`, or of addresses, `linehaul.address-ack.v1`
 * (docs/order-files.md). The same file always gets the same bytes.
 */
export function writeAcknowledgement(
  file: AcknowledgedOrders | AcknowledgedAddresses,
  type: IntegrationType,
): WrittenFile {
  const { contentType, extension } = writtenFormats[type];
  const name = `${file.name}.ack.${extension}`;
  const body =
    'orders' in file
      ? encoders[type](toAcknowledgement(file), (document) =>
          asCsv(document, document.orders, file.labels ? labelledHeadings : orderHeadings),
        )
      : encoders[type](toAddressAcknowledgement(file), (document) =>
          asCsv(document, document.addresses, addressHeadings),
        );
  return { name, contentType, body };
}

/** Reason an import did not complete; null if it did, even if some of its rows were invalid. */
export const refusalOf = ({ state, message }: Pick<Import, 'state' | 'message'>): string | null =>
  state === 'COMPLETED' ? null : message || texts.notCommitted;

/** The acknowledgement of orders as a document, which is its JSON. */
export function toAcknowledgement({
  orders,
  labels,
  ...file
}: AcknowledgedOrders): OrderAcknowledgementView {
  return {
    format: 'linehaul.ack.v1',
    ...headOf(file),
    counts: { orders: orders.length, ...countsOf(orders) },
    orders: orders.map(({ totalCents, ...order }) => ({
      ...withErrors(order),
      totalCost: totalCents === null ? null : totalCents / 100,
      ...(labels && { labels: labels.get(order.consignmentId ?? 0) ?? null }),
    })),
  };
}

/** The acknowledgement of addresses as a document, which is its JSON. */
export const toAddressAcknowledgement = ({
  addresses,
  ...file
}: AcknowledgedAddresses): AddressAcknowledgementView => ({
  format: 'linehaul.address-ack.v1',
  ...headOf(file),
  counts: { addresses: addresses.length, ...countsOf(addresses) },
  addresses: addresses.map(withErrors),
});

const headOf = ({ name, digest, receivedAt, refusal, ignoredFields = [] }: AcknowledgedFile) => ({
  fileName: name,
  digest,
  receivedAt: receivedAt.toISOString(),
  refusal,
  ...(ignoredFields.length > 0 && { ignoredFields }),
});

type Outcome = Pick<OrderOutcome, 'result' | 'errors'>;

function countsOf(outcomes: readonly Outcome[]) {
  const count = (wanted: Outcome['result']) =>
    outcomes.filter(({ result }) => result === wanted).length;
  return {
    taken: count('TAKEN'),
    drafts: count('DRAFT'),
    known: count('KNOWN'),
    refused: count('REFUSED'),
  };
}

const withErrors = <One extends Outcome>({ errors, ...outcome }: One) => ({
  ...outcome,
  errors: errors.map(({ row, column, message }) => ({ row, field: column, message })),
});

const memberNames = {
  orders: 'order',
  addresses: 'address',
  errors: 'error',
  ignoredFields: 'ignoredField',
};

const orderHeadings = [
  'reference',
  'result',
  'consignmentId',
  'connoteNumber',
  'carrier',
  'service',
  'eta',
  'totalCost',
] as const;
const labelledHeadings = [...orderHeadings, 'labels'] as const;
const addressHeadings = ['reference', 'result', 'addressId', 'company'] as const;

/**
 * One line for each result; a rejected file has a line with the reason. Fields that were not read are in a last column, of
 * the first line.
 */
function asCsv<Heading extends string>(
  { refusal, ignoredFields = [] }: Pick<OrderAcknowledgementView, 'refusal' | 'ignoredFields'>,
  results: readonly (Readonly<Partial<Record<Heading, string | number | null>>> & {
    readonly errors: readonly AcknowledgedErrorView[];
  })[],
  headings: readonly Heading[],
): string {
  const lines = results.map((result) => [
    ...headings.map((field) => String(result[field] ?? '')),
    result.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' '),
  ]);
  const whole =
    refusal === null ? [] : [['', 'REFUSED', ...headings.slice(2).map(() => ''), refusal]];
  const rows = [...whole, ...lines];
  if (ignoredFields.length === 0) return writeCsv([[...headings, 'errors'], ...rows]);
  const ignored = ignoredFields.map(({ field }) => field).join('; ');
  return writeCsv([
    [...headings, 'errors', 'ignoredFields'],
    ...rows.map((cells, index) => [...cells, index === 0 ? ignored : '']),
  ]);
}

type Encoder = <Document extends object>(
  document: Document,
  toCsv: (document: Document) => string,
) => string;

const encoders: Readonly<Record<IntegrationType, Encoder>> = {
  XML: (document) => toXml('acknowledgement', document, memberNames),
  JSON: (document) => JSON.stringify(document),
  CSV: (document, toCsv) => toCsv(document),
};
