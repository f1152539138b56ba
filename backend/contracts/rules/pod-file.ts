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

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const whole = { type: 'integer', minimum: 1 };

const proof: Readonly<Record<(typeof podFields)[number], object>> = {
  eventId: { ...text, description: 'Each once, except in files that are sent again' },
  consignmentId: whole,
  connoteNumber: textOrNull,
  references: { type: 'array', items: text },
  carrier: textOrNull,
  signedBy: textOrNull,
  deliveredAt: { ...text, format: 'date-time', description: 'UTC' },
  signature: { ...textOrNull, description: 'Name of the image beside the file' },
};

/** JSON Schema of a file of proofs; receivers ignore fields that it does not name. */
export const podFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: POD_FORMAT,
  type: 'object',
  required: ['format', 'flowId', 'batch', 'proofs'],
  properties: {
    format: { const: POD_FORMAT },
    flowId: whole,
    batch: { ...whole, description: 'Number of the file, without gaps' },
    resend: { const: true, description: 'Only in files that are sent again' },
    proofs: {
      type: 'array',
      items: { type: 'object', required: podFields, properties: proof },
    },
  },
} as const;
