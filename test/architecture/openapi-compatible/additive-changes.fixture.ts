import {
  type Change,
  after,
  create,
  field,
  json,
  label,
  list,
  remove,
  schema,
  set,
  size,
} from './changes.fixture.js';
import { released } from './released-api.fixture.js';

const operation = { operationId: 'x', 'x-audience': 'public', security: [], responses: {} };
const paid = released().components.schemas.Paid;
const optional = { name: 'x', in: 'query', required: false, schema: { type: 'string' } };

/** Changes that break no program. */
export const additive: Readonly<Record<string, Change>> = {
  'a new path': set({ get: operation }, 'paths', '/new'),
  'a new operation': set(operation, 'paths', '/orders', 'put'),
  'an operation that becomes public': set('public', 'paths', '/types', 'delete', 'x-audience'),
  'a removed operation of the portal': remove('paths', '/types', 'delete'),
  'another id in the portal': set('x', 'paths', '/types', 'delete', 'operationId'),
  'a summary': set('x', ...list, 'summary'),
  'a description': set('x', ...field('Order', 'id', 'description')),
  'an example': set([1], ...field('Order', 'id', 'examples')),
  'a tag': set(['x'], ...list, 'tags'),
  deprecation: set(true, ...list, 'deprecated'),
  'keys where sessions were': set([{ session: [] }, { key: [] }], ...label, 'security'),
  'fewer scopes': set([{ session: [] }, { key: [] }], ...list, 'security'),
  'an open route': set([], ...list, 'security'),
  'an optional parameter': set([optional], ...create, 'parameters'),
  'an optional header': set([{ ...optional, in: 'header' }], ...create, 'parameters'),
  'a higher maximum of a parameter': set(
    [{ ...size, schema: { type: 'integer', maximum: 500 } }, after],
    ...list,
    'parameters',
  ),
  'parameters in another order': set(
    [after, { ...size, schema: { type: 'integer', maximum: 200 } }],
    ...list,
    'parameters',
  ),
  'a parameter without its reference': set(
    [
      { ...size, schema: { type: 'integer', maximum: 200 } },
      { name: 'X-After', in: 'header', required: false, schema: { type: 'string' } },
    ],
    ...list,
    'parameters',
  ),
  'an optional body': set({ required: false, content: {} }, ...list, 'requestBody'),
  'a body that is optional now': set(false, ...create, 'requestBody', 'required'),
  'another media type besides': set(
    { schema: {} },
    ...create,
    'requestBody',
    'content',
    'text/csv',
  ),
  'an optional field of a request': set({ type: 'string' }, ...field('NewOrder', 'more')),
  'a field that is optional now': set([], ...schema('NewOrder', 'required')),
  'an inner field that is optional now': set([], ...field('NewOrder', 'box', 'required')),
  'a wider set': set(['NEW', 'RETURN', 'SWAP'], ...field('NewOrder', 'kind', 'enum')),
  'any value': set({ type: 'string' }, ...field('NewOrder', 'kind')),
  'null besides': set(['string', 'null'], ...field('NewOrder', 'day', 'type')),
  'a longer text': set(50, ...field('NewOrder', 'reference', 'maxLength')),
  'a text of any length': remove(...field('NewOrder', 'reference', 'maxLength')),
  'a shorter least text': set(1, ...field('NewOrder', 'reference', 'minLength')),
  'a higher maximum': set(500, ...field('NewOrder', 'weight', 'maximum')),
  'a lower minimum': set(-5, ...field('NewOrder', 'weight', 'minimum')),
  'more entries': set(50, ...field('NewOrder', 'tags', 'maxItems')),
  'fewer least entries': set(0, ...field('NewOrder', 'tags', 'minItems')),
  'another alternative': set(
    [{ type: 'integer' }, { enum: ['S', 'L'] }, { type: 'null' }],
    ...field('NewOrder', 'size', 'anyOf'),
  ),
  'more values of an alternative': set(
    [{ type: 'integer' }, { enum: ['S', 'M', 'L'] }],
    ...field('NewOrder', 'size', 'anyOf'),
  ),
  'a field of a response': set({ type: 'string' }, ...field('Order', 'more')),
  'a field that is always there': set(
    ['id', 'state', 'sentAt', 'parent', 'note'],
    ...schema('Order', 'required'),
  ),
  'a response that is never null': set('string', ...field('Order', 'sentAt', 'type')),
  'fewer values of a response': set(['OPEN'], ...field('Order', 'state', 'enum')),
  'a new code of a known status': set(
    ['a', 'b'],
    ...['components', 'responses', 'NotFound', 'content', json, 'schema', 'allOf', '1'],
    ...['properties', 'code', 'enum'],
  ),
  'a header of responses': set({}, ...create, 'responses', '200', 'headers'),
  'whole numbers in a response': set('integer', ...field('Orders', 'total', 'type')),
  'a new alternative of an extensible union': set(
    { OPEN: '#/components/schemas/Order', PAID: '#/components/schemas/Paid' },
    ...schema('Change', 'discriminator', 'mapping'),
  ),
  'a field of an alternative': set({ type: 'string' }, ...field('Paid', 'by')),
  'alternatives instead of an object, each of which has its fields': set(
    { oneOf: [{ ...paid, properties: { ...paid.properties, by: { type: 'string' } } }, paid] },
    ...schema('Paid'),
  ),
};
