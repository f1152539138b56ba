import { additionsBetween } from '../../../tools/openapi/compatibility/additions.mjs';
import { breaksBetween } from '../../../tools/openapi/compatibility/operations.mjs';
import { type Change, field, list, type Part, schema, set } from './changes.fixture.js';
import { released } from './released-api.fixture.js';

const after = (...changes: readonly Change[]): object => {
  const document = structuredClone(released()) as unknown as Part;
  for (const change of changes) change(document);
  return document;
};
const additionsAfter = (...changes: readonly Change[]) =>
  additionsBetween(released(), after(...changes));

const operation = { operationId: 'listParcels', 'x-audience': 'public', responses: {} };

describe('the changes since a release', () => {
  it('are none for the same API', () => {
    expect(additionsAfter()).toEqual([]);
  });

  it.each<[string, Change, string]>([
    ['operations', set({ get: operation }, 'paths', '/parcels'), '`GET /parcels` was added.'],
    [
      'parameters',
      set([{ name: 'size' }, { name: 'text' }, { name: 'from' }], ...list, 'parameters'),
      '`GET /orders` accepts `text`, `from`.',
    ],
    ['fields', set({ type: 'string' }, ...field('Order', 'carrier')), '`Order` has `carrier`.'],
    [
      'values',
      set(['NEW', 'RETURN', 'SWAP', null], ...field('NewOrder', 'kind', 'enum')),
      '`NewOrder.kind` may be `SWAP`.',
    ],
    [
      'the end of operations',
      set({ ...operation, deprecated: true, 'x-sunset': '2027-12-01' }, 'paths', '/types', 'get'),
      '`GET /types` is deprecated, until 2027-12-01.',
    ],
    [
      'the end of parameters',
      set([{ name: 'size', deprecated: true, 'x-sunset': '2027-12-01' }], ...list, 'parameters'),
      '`size` of `GET /orders` is deprecated, until 2027-12-01.',
    ],
    [
      'the end of fields',
      set(
        { type: 'string', deprecated: true, 'x-sunset': '2027-12-01' },
        ...schema('NewOrder', 'properties', 'note'),
      ),
      '`NewOrder.note` is deprecated, until 2027-12-01.',
    ],
  ])('name %s', (_, change, expected) => {
    expect(additionsAfter(change)).toEqual([expected]);
  });

  it('leave out what only the portal uses', () => {
    const ofPortal = { ...operation, 'x-audience': 'portal' };
    expect(additionsAfter(set({ get: ofPortal }, 'paths', '/parcels'))).toEqual([]);
  });
});

describe('the response after an announced end', () => {
  const gone = set({}, ...list, 'responses', '410');

  it('breaks no program if the end is announced', () => {
    expect(breaksBetween(released(), after(gone, set(true, ...list, 'deprecated')))).toEqual([]);
    expect(breaksBetween(released(), after(gone))).toEqual(['GET /orders 410: is returned now']);
  });
});
