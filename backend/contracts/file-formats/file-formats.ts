import type { JsonSchema } from '../json-schema.js';
import type { PublicEventType } from '../public-events/public-event-types.js';
import {
  consignmentFileTypes,
  eventFileNames,
  eventFileSchema,
  eventFileXmlSchema,
  trackingFileTypes,
} from './event-file.format.js';
import {
  acknowledgementNames,
  addressAcknowledgementSchema,
  addressFileNames,
  addressFileSchema,
  addressListSchema,
  acknowledgementSchema,
  orderFileNames,
  orderFileSchema,
  orderListSchema,
} from './order-file.format.js';
import { POD_FORMAT, proofFileNames, proofFileSchema } from './proof-file.format.js';
import { toXsd } from './to-xsd.js';

/** A format of files that are exchanged with clients' systems (docs/order-files.md). */
export interface FileFormat {
  /** For example `linehaul.orders.v1`. */
  readonly name: string;
  readonly jsonSchema: JsonSchema;
  /** XML Schema 1.0. */
  readonly xsd: string;
}

const draft = 'https://json-schema.org/draft/2020-12/schema';

const formatOf = (name: string, schema: JsonSchema, xsd: string): FileFormat => ({
  name,
  jsonSchema: { $schema: draft, title: name, ...schema },
  xsd,
});

function eventFormat(name: string, types: readonly PublicEventType[]): FileFormat {
  const names = eventFileNames(name.split('.')[1] ?? 'events');
  return formatOf(
    name,
    eventFileSchema(name, types),
    toXsd(eventFileXmlSchema(name, types), names),
  );
}

/** All formats of which this system reads or writes documents. */
export const fileFormats = {
  orders: formatOf('linehaul.orders.v1', orderFileSchema, toXsd(orderListSchema, orderFileNames)),
  addresses: formatOf(
    'linehaul.addresses.v1',
    addressFileSchema,
    toXsd(addressListSchema, addressFileNames),
  ),
  addressAcknowledgement: formatOf(
    'linehaul.address-ack.v1',
    addressAcknowledgementSchema,
    toXsd(addressAcknowledgementSchema, acknowledgementNames),
  ),
  acknowledgement: formatOf(
    'linehaul.ack.v1',
    acknowledgementSchema,
    toXsd(acknowledgementSchema, acknowledgementNames),
  ),
  consignments: eventFormat('linehaul.consignments.v1', consignmentFileTypes),
  tracking: eventFormat('linehaul.tracking.v1', trackingFileTypes),
  proofs: formatOf(POD_FORMAT, proofFileSchema, toXsd(proofFileSchema, proofFileNames)),
} as const;
