import { consignmentTypes, manifestedStatuses } from '../rules/consignment.js';
import { stateCodes } from '../rules/calendar-day.js';
import {
  boolean,
  day,
  instant,
  integer,
  listOf,
  money,
  number,
  oneOf,
  orNull,
  record,
  type JsonSchema,
  type SchemaFields,
  text,
} from '../json-schema.js';
import type { EventFacts } from './public-event-facts.js';

const place = record({ suburb: text, state: oneOf(stateCodes), postcode: text });

const ofConsignment: SchemaFields = {
  consignmentId: integer,
  connoteNumber: orNull(text),
  references: listOf(text),
  receiver: orNull(place),
};
const ofManifest: SchemaFields = { manifestId: integer, manifestNumber: text, carrier: text };
const ofRange: SchemaFields = { clientCarrierAccountId: integer, prefix: text };

const offer: SchemaFields = { carrier: text, service: text, eta: orNull(day), totalCost: money };
const status = oneOf(manifestedStatuses);
const scan: SchemaFields = { status, occurredAt: instant, location: orNull(text) };
const milestone: SchemaFields = { ...scan, hasProof: boolean, isOnTime: orNull(boolean) };
const attempt: SchemaFields = { attempt: integer, nextTryAt: orNull(instant) };

/** Fields that each type adds to the facts of its subject, version 1. */
const fields: Readonly<Record<keyof EventFacts, SchemaFields>> = {
  'consignment.created': {
    consignmentType: oneOf(consignmentTypes),
    creationMethod: oneOf(['WEB', 'API', 'IMPORT']),
    dispatchDate: day,
    ...offer,
    pieces: integer,
    weightKilograms: number,
    gst: money,
  },
  'consignment.updated': { revision: integer },
  'consignment.offer_changed': { ...offer, previousTotalCost: money },
  'consignment.connote_assigned': { previousConnoteNumber: orNull(text) },
  'consignment.dispatch_date_changed': { from: day, to: day, eta: orNull(day) },
  'consignment.deleted': {},
  'consignment.restored': {},
  'consignment.manifested': { manifestId: integer, manifestNumber: text },
  'consignment.pickup_booked': { manifestId: integer, bookingReference: text },
  'tracking.updated': { ...scan, source: oneOf(['CARRIER', 'MANUAL']), isLatest: boolean },
  'consignment.picked_up': milestone,
  'consignment.out_for_delivery': milestone,
  'consignment.delivered': milestone,
  'consignment.partially_delivered': milestone,
  'consignment.delivery_failed': milestone,
  'consignment.proof_recorded': {
    kind: oneOf(['PICKUP', 'DELIVERY']),
    occurredAt: instant,
    hasSignature: boolean,
  },
  'consignment.label_printed': {
    paperworkType: oneOf(['LABEL', 'CONSIGNMENT', 'FREIGHT_SUMMARY']),
  },
  'consignment.personal_data_erased': { parties: listOf(oneOf(['SENDER', 'RECEIVER'])) },
  'manifest.submitted': { consignments: integer, leftOut: integer },
  'manifest.transmitted': {},
  'manifest.transmission_failed': attempt,
  'manifest.resent': {},
  'manifest.pickup_booked': { bookingReference: text },
  'manifest.pickup_booking_failed': attempt,
  'manifest.consignment_left_out': { consignmentId: integer, reason: text },
  'connote_range.exhausted': {},
};

function subjectFields(type: keyof EventFacts): SchemaFields {
  if (type.startsWith('manifest.')) return ofManifest;
  return type.startsWith('connote_range.') ? ofRange : ofConsignment;
}

/**
 * JSON Schema of an event of a type, version 1. A version may gain fields that it does not name yet: receivers ignore
 * unknown fields.
 */
export const publicEventSchema = (type: keyof EventFacts): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: type,
  ...record({
    type: { type: 'string', const: type },
    version: { type: 'integer', const: 1 },
    id: {
      type: 'string',
      pattern: '^evt_',
      description: 'The same whenever and wherever the event is read.',
    },
    timestamp: { ...instant, description: 'When it was recorded.' },
    livemode: { ...boolean, description: 'False in a test environment.' },
    data: record(publicEventFields(type)),
  }),
});

/** Fields of the data of an event of a type, version 1. */
export const publicEventFields = (type: keyof EventFacts): SchemaFields => ({
  sequence: {
    type: 'integer',
    minimum: 1,
    description: 'Counts the events of the same subject, without gaps.',
  },
  clientId: integer,
  ...subjectFields(type),
  url: { ...text, description: 'Path for details.' },
  ...fields[type],
});
