import type { Schema } from '../open-api.js';
import { namedByField } from './named-records.js';

const byName: Readonly<Record<string, unknown>> = {
  id: 1,
  password: 'Linehaul1',
  newPassword: 'Linehaul1',
  token: 'no-such-token',
  dispatchedAt: '2026-01-05',
  DateTime: '2026-01-05T00:00:00.000Z',
  cutOffTime: '14:00',
  server: 'sftp.x.example',
  port: 22,
  roleId: 5,
};

/** Fields of a body that contain a record, identified by its id. */
const nested: Readonly<Record<string, unknown>> = {
  customerCarrier: '$customerCarrier',
  clientPayerAccount: '$payer',
};

/** Valid body of a schema: everything it requires, and the ids of its owner. */
export function validValue(schema: Schema, name: string, idOf = '', method = ''): unknown {
  const kind = namedByField[name];
  if (schema.type === 'array')
    return [kind ?? validValue(schema.items ?? {}, 'entry', idOf, method)];
  const known = kind ?? named(name, schema);
  if (known !== undefined) return known;
  return schema.type === 'object' ? validObject(schema, name, idOf, method) : plain(schema, name);
}

const named = (name: string, schema: Schema): unknown =>
  name in nested ? { id: nested[name] } : (byName[name] ?? schema.enum?.[0]);

function plain({ type }: Schema, name: string): unknown {
  if (type === 'number') return 1;
  if (type === 'boolean') return false;
  return /email/i.test(name) ? 'someone@x.example' : 'Some text';
}

function validObject(schema: Schema, name: string, idOf: string, method: string): object {
  const { properties = {}, required = [] } = schema;
  const isOutermost = name === '';
  const fields = Object.entries(properties).flatMap(([field, inner]) => {
    if (isOutermost && field === 'id') return method === 'PUT' ? [[field, idOf] as const] : [];
    if (!required.includes(field)) return [];
    return [[field, validValue(inner, field, idOf, method)] as const];
  });
  return Object.fromEntries(fields);
}
