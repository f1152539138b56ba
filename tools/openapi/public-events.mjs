// Describes public events, from their schemas in backend/contracts: a schema for each type, their union, and the calls
// to webhooks.
import { examplePublicEvent } from '../../dist/backend/contracts/public-events/public-event-examples.js';
import { publicEventSchema } from '../../dist/backend/contracts/public-events/public-event-schemas.js';
import { publicEventTypes } from '../../dist/backend/contracts/public-events/public-event-types.js';
import { appPublicEventTexts } from '../../dist/backend/contracts/texts/app/public-events.js';
import { header } from './headers.mjs';

const UNION =
  'A public event, as returned by the feed and sent to webhooks; `type` determines its `data`. Types and fields may be added at any time: ignore those that you do not know.';
const TYPES = 'Types may be added at any time: ignore those that you do not know.';

/** `consignment.offer_changed` → `ConsignmentOfferChangedEvent`. */
const nameOf = (type) =>
  `${type.replaceAll(/(?:^|[._])([a-z])/g, (_, first) => first.toUpperCase())}Event`;

const refTo = (type) => `#/components/schemas/${nameOf(type)}`;

const entriesOf = (toEntry) => Object.fromEntries(publicEventTypes.map(toEntry));

/**
 * Schemas of the events by name, and the union of them in place of the general view. @throws Error if a type of a
 * response already has one of the names
 */
export function eventSchemas(schemas) {
  const ofTypes = entriesOf((type) => [nameOf(type), schemaOf(type)]);
  const taken = Object.keys(ofTypes).filter((name) => name in schemas);
  if (taken.length > 0) throw new Error(`${taken.join(', ')} is also the type of a response`);
  return { ...ofTypes, PublicEventView: unionOf(), PublicEventType: typesOf(schemas) };
}

const schemaOf = (type) => {
  const schema = { ...publicEventSchema(type), description: appPublicEventTexts[type] };
  delete schema.$schema;
  return schema;
};

const unionOf = () => ({
  description: UNION,
  oneOf: publicEventTypes.map((type) => ({ $ref: refTo(type) })),
  discriminator: {
    propertyName: 'type',
    mapping: entriesOf((type) => [type, refTo(type)]),
  },
  'x-extensible': true,
});

const typesOf = ({ PublicEventType }) => ({
  ...PublicEventType,
  description: TYPES,
  'x-extensible': true,
});

/** Headers of a call to a webhook. */
export const WEBHOOK_HEADERS = {
  WebhookId: required(
    header('webhook-id', 'Id of the event, the same for every attempt.'),
    'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y',
  ),
  WebhookTimestamp: required(
    header('webhook-timestamp', 'Seconds since 1970, of this attempt.', {
      type: 'string',
      pattern: String.raw`^\d+$`,
    }),
    '1764040364',
  ),
  LinehaulDelivery: required(
    header('linehaul-delivery', 'Reason of the call, and the attempt, from 1.', {
      type: 'string',
      pattern: String.raw`^(live|replay|redelivery|test); attempt=\d+$`,
    }),
    'live; attempt=1',
  ),
  WebhookSignature: required(
    header(
      'webhook-signature',
      'Signature as defined by Standard Webhooks 1.0; two of them, separated by a space, while a secret is being rotated.',
    ),
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
};

function required(parameter, example) {
  return { ...parameter, required: true, example };
}

const RESPONSES = {
  '2XX': { description: 'Accepted: the next event of the same subject follows' },
  410: { description: 'The webhook is disabled' },
  default: { description: 'Failed: the event is sent again later' },
};

/** A call for each type. */
export const webhooks = () => entriesOf((type) => [type, { post: callOf(type) }]);

const callOf = (type) => ({
  operationId: `receive${nameOf(type)}`,
  tags: ['Webhook calls'],
  summary: type,
  description: appPublicEventTexts[type],
  'x-audience': 'public',
  security: [],
  parameters: Object.keys(WEBHOOK_HEADERS).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  })),
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { $ref: refTo(type) },
        examples: { example: { value: examplePublicEvent(type) } },
      },
    },
  },
  responses: RESPONSES,
});
