import fs from 'node:fs';
import path from 'node:path';

import {
  publicEventTypes,
  type PublicEventType,
} from '@contracts/public-events/public-event-types.js';

import { webhookHeaders } from '../../backend/src/webhooks/signing/webhook-headers.js';
import { validatorOf } from '../support/documented-responses.js';
import { parseJson } from '../support/json.js';

type Json = Readonly<Record<string, unknown>>;

interface EventSchema {
  readonly properties: { readonly type: Json; readonly version: Json };
}

interface Call {
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': {
        readonly schema: { readonly $ref: string };
        readonly examples: { readonly example: { readonly value: unknown } };
      };
    };
  };
}

interface Description {
  readonly webhooks: Readonly<Record<string, { readonly post: Call }>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, { readonly name: string }>>;
    readonly schemas: Readonly<Record<string, EventSchema>> & {
      readonly PublicEventView: {
        readonly oneOf: readonly { readonly $ref: string }[];
        readonly discriminator: {
          readonly propertyName: string;
          readonly mapping: Readonly<Record<string, string>>;
        };
      };
      readonly PublicEventType: { readonly enum: readonly string[] };
    };
  };
}

const file = path.resolve(import.meta.dirname, '../../openapi/openapi.json');
const { webhooks, components } = parseJson<Description>(fs.readFileSync(file, 'utf8'));
const { oneOf, discriminator } = components.schemas.PublicEventView;
const bodyOf = (type: PublicEventType) =>
  webhooks[type]?.post.requestBody.content['application/json'];

describe('the union of public events', () => {
  it('is told apart by the type, and has every type of the contract and no other', () => {
    expect(discriminator.propertyName).toBe('type');
    expect(Object.keys(discriminator.mapping)).toEqual(publicEventTypes);
    expect(components.schemas.PublicEventType.enum).toEqual(publicEventTypes);
    expect(oneOf.map(({ $ref }) => $ref)).toEqual(Object.values(discriminator.mapping));
  });

  it.each(publicEventTypes)('maps %s to a schema of its own', (type) => {
    const { properties } = components.schemas[path.basename(discriminator.mapping[type] ?? '')]!;

    expect(properties).toMatchObject({ type: { const: type }, version: { const: 1 } });
  });
});

describe('the calls to webhooks', () => {
  it('are described for every type of the contract and no other', () => {
    expect(Object.keys(webhooks)).toEqual(publicEventTypes);
  });

  it.each(publicEventTypes)('send %s with the body and headers that are described', (type) => {
    const schema = bodyOf(type)?.schema ?? { $ref: '' };
    const sent = webhookHeaders(
      { id: 'evt_1', timestamp: 1, body: '{}', lane: 'live', attempt: 1 },
      [`whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`],
    );
    const named = (webhooks[type]?.post.parameters ?? []).map(
      ({ $ref }) => components.parameters[path.basename($ref)]?.name,
    );

    expect(schema.$ref).toBe(discriminator.mapping[type]);
    expect(validatorOf(schema)(bodyOf(type)?.examples.example.value)).toBe(true);
    expect(Object.keys(sent)).toEqual(['content-type', 'user-agent', ...named]);
  });
});
