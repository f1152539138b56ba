import {
  boolean,
  instant,
  integer,
  type JsonSchema,
  listOf,
  oneOf,
  orNull,
  record,
  text,
} from '../json-schema.js';
import type { XmlNames } from './to-xsd.js';

/** Format of the files of proofs of delivery that flows send. */
export const POD_FORMAT = 'linehaul.pod.v1';

/** Fields of one proof: the columns of its CSV. */
export const podFields = [
  'eventId',
  'consignmentId',
  'connoteNumber',
  'references',
  'carrier',
  'signedBy',
  'deliveredAt',
  'signature',
] as const;

/** Field of each proof, and last column, of flows that send proofs of pickup as well. */
export const POD_KIND = 'kind';

const proof: Readonly<Record<(typeof podFields)[number] | typeof POD_KIND, JsonSchema>> = {
  eventId: { ...text, description: 'Each once, except in files that are sent again' },
  consignmentId: integer,
  connoteNumber: orNull(text),
  references: listOf(text),
  carrier: orNull(text),
  signedBy: orNull(text),
  deliveredAt: { ...instant, description: 'Instant of the proof, UTC' },
  signature: { ...orNull(text), description: 'Name of the image beside the file' },
  kind: {
    ...oneOf(['PICKUP', 'DELIVERY']),
    description: 'Only from flows that send proofs of pickup as well',
  },
};

/** PODs out, `linehaul.pod.v1`. */
export const proofFileSchema = record(
  {
    format: { const: POD_FORMAT },
    flowId: integer,
    batch: { type: 'integer', minimum: 1, description: 'Number of the file, without gaps' },
    proofs: listOf(record(proof, [POD_KIND])),
    resend: { ...boolean, description: 'Only in files that are sent again' },
  },
  ['resend'],
);

export const proofFileNames: XmlNames = {
  root: 'pod',
  members: { proofs: 'proof', references: 'reference' },
  attributes: ['resend'],
};
