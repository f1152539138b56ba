import { fileFormats } from '@contracts/file-formats/file-formats.js';
import type { JsonSchema } from '@contracts/json-schema.js';

import { jsonErrors, xmlErrors } from '../../../../test/support/schema-errors.js';
import { orderDocument } from './consignment-template.js';

const { jsonSchema, xsd } = fileFormats.orders;

const receiver = { company: 'Pelican Stores', suburb: 'Mitchell', postcode: '2911', state: 'ACT' };
const order = { reference: 'PE-1', receiver, items: [{ type: 'Carton', quantity: 2, weight: 12 }] };
const xmlOf = (content: string) =>
  `<orders format="linehaul.orders.v1"><order>${content}</order></orders>`;
const items = '<items><item><quantity>2</quantity><weight>12.5</weight></item></items>';

/** Paths of the fields of a schema, as documents of a format name them. */
const pathsOf = (schema: unknown, prefix = ''): string[] =>
  Object.entries((schema as { properties: Record<string, JsonSchema> }).properties).flatMap(
    ([name, field]) =>
      field['type'] === 'object' ? pathsOf(field, `${prefix}${name}/`) : [`${prefix}${name}`],
  );

describe('the schema of a file of orders', () => {
  it('has the fields that are read', () => {
    const { orders } = jsonSchema['properties'] as unknown as Record<string, { items: JsonSchema }>;
    const ofOrder = pathsOf(orders?.items).filter((name) => name !== 'items');
    const { items: lines } = orders?.items['properties'] as unknown as Record<
      string,
      { items: JsonSchema }
    >;

    expect(ofOrder.sort()).toEqual(Object.keys(orderDocument.fields).sort());
    expect(pathsOf(lines?.items).sort()).toEqual(Object.keys(orderDocument.lineFields).sort());
  });

  it('accepts orders', async () => {
    const json = JSON.stringify({ format: 'linehaul.orders.v1', orders: [order] });
    expect(jsonErrors(json, jsonSchema)).toEqual([]);
    const text = `${items}<receiver><postcode>0800</postcode></receiver><reference>A</reference>`;
    expect(await xmlErrors(xmlOf(text), xsd)).toEqual([]);
  });

  it.each([
    ['without a reference', { ...order, reference: undefined }, `<receiver/>${items}`],
    [
      'without its first zero',
      { ...order, receiver: { postcode: 800 } },
      `<reference>A</reference><receiver><postcode>800</postcode></receiver>${items}`,
    ],
    [
      'of no pieces',
      { ...order, items: [{ quantity: 0 }] },
      '<reference>A</reference><receiver/><items><item><quantity>0</quantity></item></items>',
    ],
  ])('rejects an order %s', async (_, wrong, text) => {
    expect(jsonErrors(JSON.stringify({ orders: [wrong] }), jsonSchema)).not.toEqual([]);
    expect(await xmlErrors(xmlOf(text), xsd)).not.toEqual([]);
  });
});
