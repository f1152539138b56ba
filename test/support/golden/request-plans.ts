import type { ApiRoute, Schema } from '../open-api.js';
import { dayFromNow } from '../api-client.js';
import { namedByField, namedById } from './named-records.js';
import { validValue } from './valid-values.js';

/** A request in which each `$kind` is replaced by a record of the caller or another owner. */
export interface RequestPlan {
  readonly route: ApiRoute;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whether it changes nothing, so that every permitted caller can send it as it is. */
  readonly isHarmless: boolean;
  /** Whether it returns a rendered document, which is slow: once per caller is enough. */
  readonly isDocument: boolean;
  /** Whether it is a form with a file. */
  readonly isUpload: boolean;
  /** Valid values that the OpenAPI document does not state. */
  readonly schema?: Schema;
}

/** Name of a filter that every caller already has, so that none is saved. */
export const TAKEN_FILTER_NAME = 'Golden';

const plainQuery: Readonly<Record<string, string>> = {
  size: '10',
  page: '0',
  permission: 'READ_CONSIGNMENT',
  criteria: 'Pty',
  includeDefault: 'true',
  locality: 'Melbourne',
  suburbId: '999999999',
  carrierId: '1',
  serviceGroupId: '1',
  oldCarrierZoneId: '999999999',
  carrierZoneIds: '999999999',
  zonePriority: '1',
  unNumberId: '1263',
  dispatchDate: '2026-01-31',
  fromDate: '2026-01-01',
  toDate: '2026-01-02',
  fileFormat: 'CSV',
  showItemDetails: 'false',
  integrationFailures: 'false',
  paperworkType: 'LABEL',
  token: 'no-such-token',
  name: TAKEN_FILTER_NAME,
  isDefault: 'false',
};

const pathValues: Readonly<Record<string, string>> = { recordType: 'address', revision: '0' };

/** Read-only POST requests. */
const queryPaths = [
  'address/search',
  'consignment/list',
  'consignment/offers',
  'consignment/offers/explained',
  'rules/trial',
  'tracking/events',
  'customer-carrier/decryptString',
];

const consignment = {
  clientId: '$client',
  consignmentType: 'DEFAULT',
  trackingStatus: 'CREATED',
  dispatchedAt: dayFromNow(3),
  consignmentReferences: ['PO-1'],
  offer: {
    senderAddressId: '$address',
    deliveryAddressId: '$address',
    items: [{ itemTypeName: 'Carton', quantity: 1, length: 1, width: 1, height: 1, weight: 1 }],
  },
};

const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
const id: Schema = { type: 'number' };
const object = (properties: Readonly<Record<string, Schema>>, ...optional: string[]): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** Bodies that the OpenAPI document does not describe. */
const undescribed: Readonly<Record<string, Schema>> = {
  'auth/reset-password/email': object({ email: text(254) }),
  'auth/reset-password/confirm': object({ token: text(200) }),
  'auth/reset-password': object({
    email: text(254),
    verificationToken: text(200),
    password: text(200),
  }),
  'user/role': {
    type: 'array',
    items: object({ id, roleId: id, clientId: id, customerId: id }, 'id', 'customerId'),
  },
  'user/b2b-key': object({ clientId: id, reference: text(255) }),
  category: object({ clientId: id, categoryDesc: text(255) }),
  'category/entry': object({ clientId: id, categoryId: id, entryDesc: text(255) }),
  'client-payer-account': object(
    {
      id,
      clientId: id,
      carrier: object({ id }),
      accountNumber: text(45),
      whoPays: { type: 'string', enum: ['RECEIVER', 'THIRD_PARTY'] },
      description: text(255),
    },
    'id',
  ),
  'item/selection': {
    type: 'array',
    items: object({ itemType: object({ id }), status: { type: 'boolean' } }),
  },
  'transit-time': { type: 'array', items: object({ id, eta: id }) },
  rules: object({ id, kgCubic: { type: 'number' }, fuelCharge: { type: 'number' } }, 'id'),
};

/** Bodies with rules between fields that their schema does not state. */
const validBodies: Readonly<Record<string, unknown>> = {
  'POST import': { clientId: '$client', file: 'Some text' },
  'POST import/columns': { clientId: '$client', file: 'Some text' },
  'POST consignment': consignment,
  'PUT consignment': { ...consignment, id: '$consignment' },
  'POST consignment/offers': consignment,
  'POST consignment/offers/explained': consignment,
  'POST quote': {
    ...consignment,
    consignmentType: 'QUOTE',
    name: 'Mine',
    offer: {
      ...consignment.offer,
      clientCarrierAccountId: '$clientAccount',
      carrierServiceTypeId: '$serviceType',
    },
  },
  'POST client': {
    name: 'Some text',
    defaultSenderAddress: {
      clientId: '$client',
      company: 'Some text',
      contactName: 'Some text',
      phoneNumber: '03 9000 0000',
      addressLine1: '1 Some St',
      suburb: { id: 1 },
    },
  },
  // one name is taken, the other has an invalid URL, so neither is created
  'POST user': { name: 'Sam Reilly', email: 'super@linehaul.example', password: 'Linehaul1' },
  'POST customer': {
    name: 'Some text',
    bookingsEmail: 'someone@x.example',
    contactEmail: 'no address',
  },
  // doubly invalid, since a valid value would be saved
  'POST user-preference': { openConsignmentFields: 'wrong', manifestFields: 'wrong' },
  'PUT user/role': [{ id: '$userRole', roleId: 5, clientId: '$client' }],
  'PUT transit-time': [{ id: 999_999_999, eta: 1 }],
  // an existing scan would be gone after the first call
  'POST set-aside-scan/discard': { words: 'Some text', ids: [999_999_999] },
  'POST set-aside-scan/retry': { ids: [999_999_999] },
};

/** Routes that would end the walk's own sessions; `user-sessions.int.spec.ts` tests them instead. */
export const endsOwnSessions = ({ method, path }: Pick<ApiRoute, 'method' | 'path'>): boolean =>
  ['POST /api/v1/auth/logout', 'DELETE /api/v1/session'].includes(`${method} ${path}`);

export function planOf(route: ApiRoute): RequestPlan {
  const path = route.path.replace('/api/v1/', '');
  const { method } = route;
  const idOf = namedById.find(([pattern]) => pattern.test(path))?.[1] ?? '999999999';
  const schema = undescribed[path] ?? route.body;
  const body = validBodies[`${method} ${path}`] ?? (schema && validValue(schema, '', idOf, method));
  return {
    route,
    method,
    path: route.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => pathValues[name] ?? namedBy(name, idOf) ?? '999999999',
    ),
    query: queryOf(route, path, idOf),
    isDocument: path.startsWith('paperwork/'),
    isUpload: takesFile(path),
    isHarmless: method === 'GET' || queryPaths.includes(path),
    ...(schema && { schema }),
    ...(route.takesBody && body !== undefined && { body }),
  };
}

const takesFile = (path: string): boolean =>
  path.endsWith('-upload') || path === 'import' || path === 'import/columns';

const namedBy = (name: string, idOf: string): string | undefined =>
  namedByField[name] ?? (name === 'id' || name === 'ids' ? idOf : undefined);

/** Record ids, required parameters, and the client if the document omits it. */
function queryOf(route: ApiRoute, path: string, idOf: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const name of route.queryNames) {
    const plain = route.requiredQueryNames.includes(name) ? plainQuery[name] : undefined;
    const value = namedBy(name, idOf) ?? plain;
    if (value !== undefined) query[name] = value;
  }
  if (route.method === 'GET' && ofClient.includes(path)) query['clientId'] = '$client';
  return query;
}

const ofClient = ['dashboard/summary', 'print', 'user/b2b-key'];
