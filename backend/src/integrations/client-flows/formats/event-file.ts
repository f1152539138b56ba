import {
  consignmentFileTypes,
  trackingFileTypes,
} from '@contracts/file-formats/event-file.format.js';
import { renderPublicEvent } from '@contracts/public-events/render-public-event.js';
import type { PublicEventType } from '@contracts/public-events/public-event-types.js';
import type { FlowKind, InboundKind } from '@contracts/rules/integration-flow.js';
import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type { Json, PublicEventView } from '@contracts/views/public-event.view.js';

import type { PositionedEvent } from '../../../event-feed/index.js';
import { writeCsv } from '../../../platform/uploads/write-csv.js';
import { toXml } from '../../to-xml.js';
import {
  writtenFormats,
  type NumberedBatch,
  numberedName,
  type WrittenFile,
} from './written-file.js';

export type OutgoingKind = Exclude<FlowKind, InboundKind>;
/** Kinds whose files contain the events themselves. */
export type EventKind = Exclude<OutgoingKind, 'POD_OUT'>;

interface EventFormat {
  readonly format: string;
  readonly prefix: string;
  readonly types: readonly PublicEventType[];
  /** Columns of its CSV: fields of an event's data. */
  readonly fields: readonly string[];
}

const subject = ['consignmentId', 'connoteNumber', 'references'];

/** Content sent by each kind of flow. */
export const eventFormats: Readonly<Record<EventKind, EventFormat>> = {
  CONSIGNMENTS_OUT: {
    format: 'linehaul.consignments.v1',
    prefix: 'CON',
    types: consignmentFileTypes,
    fields: [
      ...subject,
      'dispatchDate',
      'eta',
      'carrier',
      'service',
      'pieces',
      'weightKilograms',
      'totalCost',
      'gst',
      'manifestNumber',
      'bookingReference',
    ],
  },
  TRACKING_OUT: {
    format: 'linehaul.tracking.v1',
    prefix: 'TRK',
    types: trackingFileTypes,
    fields: [
      ...subject,
      'status',
      'occurredAt',
      'location',
      'source',
      'isLatest',
      'kind',
      'hasSignature',
    ],
  },
};

interface EventBatch extends NumberedBatch {
  readonly kind: EventKind;
  readonly events: readonly PositionedEvent[];
}

/** A file of public events, as webhooks carry them (docs/order-files.md). */
export function writeEventFile(batch: EventBatch, type: IntegrationType): WrittenFile {
  const { flowId, number, kind, isResend } = batch;
  const { format, prefix, fields } = eventFormats[kind];
  const { contentType, extension } = writtenFormats[type];
  const name = `${numberedName(prefix, flowId, number)}.${extension}`;
  const events = batch.events.map(renderPublicEvent);
  const document = { format, flowId, batch: number, events };
  const root = format.split('.')[1] ?? 'events';
  const encoders = {
    XML: () => toXml(root, document, memberNames, isResend ? { resend: 'true' } : {}),
    JSON: () => JSON.stringify(isResend ? { ...document, resend: true } : document),
    CSV: () => asCsv(events, fields, isResend),
  };
  return { name, contentType, body: encoders[type]() };
}

const memberNames = { events: 'event', references: 'reference' };

/** A last column marks files whose events were sent before. */
const asCsv = (
  events: readonly PublicEventView[],
  fields: readonly string[],
  isResend: boolean,
): string =>
  writeCsv([
    ['id', 'type', 'timestamp', 'sequence', ...fields, ...(isResend ? ['resend'] : [])],
    ...events.map(({ id, type, timestamp, data }) => [
      ...[id, type, timestamp, toCell(data['sequence'])],
      ...fields.map((field) => toCell(data[field])),
      ...(isResend ? ['true'] : []),
    ]),
  ]);

/** A value as a cell of a CSV file: lists are separated by spaces. */
export function toCell(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toCell).join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
