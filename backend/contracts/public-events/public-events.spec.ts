import * as z from 'zod';

import { FIRST_TEST_CLIENT_ID } from '../rules/test-environment.js';
import { appPublicEventTexts } from '../texts/app/public-events.js';
import { publication } from './publication.js';
import { examplePublicEvent } from './public-event-examples.js';
import { publicEventSchema } from './public-event-schemas.js';
import { isTypeSelector, publicEventTypes, selectTypes } from './public-event-types.js';

const schemaOf = (type: (typeof publicEventTypes)[number]) =>
  publicEventSchema(type) as unknown as Parameters<typeof z.fromJSONSchema>[0] & {
    properties: { data: { properties: object } };
  };

describe('every type of public event', () => {
  it.each(publicEventTypes)('%s has an example that its schema accepts', (type) => {
    const example = examplePublicEvent(type);
    const parsed = z.fromJSONSchema(schemaOf(type)).safeParse(example);

    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(Object.keys(example.data).sort()).toEqual(
      Object.keys(schemaOf(type).properties.data.properties).sort(),
    );
    expect(appPublicEventTexts[type]).toMatch(/\.$/);
    expect(Buffer.byteLength(JSON.stringify(example))).toBeLessThan(20_000);
  });

  it('follows from an internal event, never from a private one', () => {
    const published = Object.values(publication).flatMap((types) =>
      types === 'private' ? [] : types,
    );
    expect([...new Set(published)].sort()).toEqual([...publicEventTypes].sort());
  });
});

describe('an example event', () => {
  it.each([
    [101, true],
    [FIRST_TEST_CLIENT_ID + 101, false],
  ])('of client %i says whether it is live: %p', (clientId, livemode) => {
    const example = examplePublicEvent('consignment.delivered', 'evt_test_1', clientId);
    expect(example).toMatchObject({ livemode, data: { clientId } });
  });
});

describe('a JSON schema', () => {
  it('rejects data that lacks a field', () => {
    const example = examplePublicEvent('consignment.delivered');
    const parsed = z
      .fromJSONSchema(schemaOf('consignment.delivered'))
      .safeParse({ ...example, data: { ...example.data, isOnTime: undefined } });
    expect(parsed.success).toBe(false);
  });
});

describe('selecting types', () => {
  it.each([
    [['*'], publicEventTypes.length],
    [['tracking.updated'], 1],
    [['manifest.*'], 7],
    [['tracking.*', 'tracking.updated'], 1],
    [['consignment.exploded'], 0],
    [[], 0],
  ])('%j selects %d', (names, count) => {
    expect(selectTypes(names)).toHaveLength(count);
  });

  it.each([
    ['*', true],
    ['consignment.created', true],
    ['connote_range.*', true],
    ['invoice.*', false],
    ['consignment', false],
    ['', false],
  ])('%s is valid as a type selection: %s', (name, is) => {
    expect(isTypeSelector(name)).toBe(is);
  });
});
