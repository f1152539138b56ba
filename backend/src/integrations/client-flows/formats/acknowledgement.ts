import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';
import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type { OrderAcknowledgementView } from '@contracts/views/order-file.view.js';

import type { Import, OrderOutcome } from '../../../imports/index.js';
import { writeCsv } from '../../../platform/uploads/write-csv.js';
import { toXml } from '../../to-xml.js';
import { fileFormats, type WrittenFile } from './written-file.js';

/** A file of orders to acknowledge. */
export interface AcknowledgedFile {
  readonly name: string;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
  readonly receivedAt: Date;
  /** Reason the whole file was rejected; null if its orders were processed. */
  readonly refusal: string | null;
  readonly orders: readonly OrderOutcome[];
}

/**
 * Acknowledgement of a file of orders, `linehaul.ack.v1` (docs/order-files.md). The same file always gets the same
 * bytes.
 */
export function writeAcknowledgement(file: AcknowledgedFile, type: IntegrationType): WrittenFile {
  const { contentType, extension } = fileFormats[type];
  const name = `${file.name}.ack.${extension}`;
  return { name, contentType, body: encoders[type](toAcknowledgement(file)) };
}

/** Reason an import did not complete; null if it did, even if some of its orders were invalid. */
export const refusalOf = ({ state, message }: Pick<Import, 'state' | 'message'>): string | null =>
  state === 'COMPLETED' ? null : message || texts.notCommitted;

/** The acknowledgement as a document, which is its JSON. */
export function toAcknowledgement(file: AcknowledgedFile): OrderAcknowledgementView {
  const { name, digest, receivedAt, refusal, orders } = file;
  const count = (result: OrderOutcome['result']) =>
    orders.filter((order) => order.result === result).length;
  return {
    format: 'linehaul.ack.v1',
    fileName: name,
    digest,
    receivedAt: receivedAt.toISOString(),
    refusal,
    counts: {
      orders: orders.length,
      taken: count('TAKEN'),
      drafts: count('DRAFT'),
      known: count('KNOWN'),
      refused: count('REFUSED'),
    },
    orders: orders.map(toOrder),
  };
}

const toOrder = ({ totalCents, errors, ...order }: OrderOutcome) => ({
  ...order,
  totalCost: totalCents === null ? null : totalCents / 100,
  errors: errors.map(({ row, column, message }) => ({ row, field: column, message })),
});

const memberNames = { orders: 'order', errors: 'error' };

const headings = [
  'reference',
  'result',
  'consignmentId',
  'connoteNumber',
  'carrier',
  'service',
  'eta',
  'totalCost',
] as const;

function asCsv({ refusal, orders }: OrderAcknowledgementView): string {
  const lines = orders.map((order) => [
    ...headings.map((field) => String(order[field] ?? '')),
    order.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' '),
  ]);
  const whole =
    refusal === null ? [] : [['', 'REFUSED', ...headings.slice(2).map(() => ''), refusal]];
  return writeCsv([[...headings, 'errors'], ...whole, ...lines]);
}

const encoders: Readonly<Record<IntegrationType, (document: OrderAcknowledgementView) => string>> =
  {
    XML: (document) => toXml('acknowledgement', document, memberNames),
    JSON: (document) => JSON.stringify(document),
    CSV: asCsv,
  };
