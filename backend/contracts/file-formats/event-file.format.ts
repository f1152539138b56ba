import {
  boolean,
  instant,
  integer,
  type JsonSchema,
  listOf,
  record,
  text,
} from '../json-schema.js';
import { publicEventFields, publicEventSchema } from '../public-events/public-event-schemas.js';
import type { PublicEventType } from '../public-events/public-event-types.js';
import type { XmlNames } from './to-xsd.js';

/** Public events sent by a consignment flow. */
export const consignmentFileTypes = [
  'consignment.created',
  'consignment.updated',
  'consignment.offer_changed',
  'consignment.connote_assigned',
  'consignment.dispatch_date_changed',
  'consignment.deleted',
  'consignment.restored',
  'consignment.manifested',
  'consignment.pickup_booked',
] as const satisfies readonly PublicEventType[];

/** Public events that a flow of tracking sends. */
export const trackingFileTypes = [
  'tracking.updated',
  'consignment.proof_recorded',
] as const satisfies readonly PublicEventType[];

const fileOf = (format: string, event: JsonSchema): JsonSchema =>
  record(
    {
      format: { const: format },
      flowId: integer,
      batch: { type: 'integer', minimum: 1 },
      events: listOf(event),
      resend: boolean,
    },
    ['resend'],
  );

/** A file of events of these types, as JSON. */
export const eventFileSchema = (format: string, types: readonly PublicEventType[]): JsonSchema =>
  fileOf(format, { oneOf: types.map(publicEventSchema) });

/** The same as XML, where fields of events cannot depend on their type. */
export const eventFileXmlSchema = (format: string, types: readonly PublicEventType[]): JsonSchema =>
  fileOf(
    format,
    record({
      type: text,
      version: integer,
      id: text,
      timestamp: instant,
      livemode: boolean,
      data: {
        type: 'object',
        additionalProperties: true,
        properties: Object.assign({}, ...types.map(publicEventFields)) as JsonSchema,
      },
    }),
  );

/** XML element names of an event file. @param root second part of the format's name */
export const eventFileNames = (root: string): XmlNames => ({
  root,
  members: { events: 'event', references: 'reference' },
  attributes: ['resend'],
});
