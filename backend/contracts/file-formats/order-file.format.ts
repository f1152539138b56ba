import {
  boolean,
  day,
  integer,
  type JsonSchema,
  listOf,
  money,
  oneOf,
  orNull,
  record,
  instant,
  text,
} from '../json-schema.js';
import { addressClasses } from '../rules/address.js';
import { DEFAULT_ITEM_TYPE } from '../rules/consignment.js';
import { importLimits } from '../rules/import-limits.js';
import { orderResults } from '../rules/integration-flow.js';
import { stateCodes } from '../rules/calendar-day.js';
import type { XmlNames } from './to-xsd.js';

const metres: JsonSchema = { type: 'number', description: 'Metres', minimum: 0 };
const kilogramsEach: JsonSchema = {
  type: 'number',
  description: 'Kilograms of one piece',
  minimum: 0,
};
const kilograms: JsonSchema = { type: 'number', description: 'Kilograms', minimum: 0 };
/** A text: a number would lose the first zero of Darwin's. */
const postcode: JsonSchema = { type: 'string', pattern: '^[0-9]{4}$' };

const receiver = {
  referenceId: text,
  company: text,
  contactName: text,
  phoneNumber: text,
  email: text,
  addressLine1: text,
  addressLine2: text,
  suburb: text,
  postcode,
  state: oneOf(stateCodes),
};
const dangerousGoods = {
  unNumber: { type: 'integer', description: 'UN number, without its letters' },
  commonName: text,
  subRisk: text,
  packingGroup: text,
  weight: kilograms,
} as const;
const item = {
  type: {
    type: 'string',
    description: `Name of one of the client's item types; ${DEFAULT_ITEM_TYPE} if empty`,
  },
  quantity: { type: 'integer', minimum: 1 },
  length: metres,
  width: metres,
  height: metres,
  weight: kilogramsEach,
  dangerousGoods: record(dangerousGoods, Object.keys(dangerousGoods)),
} as const;
const order = {
  reference: text,
  dispatchDate: {
    ...day,
    description: 'Day in the state of the sender; the day after the file is read if empty',
  },
  receiver: record(receiver, Object.keys(receiver)),
  specialInstructions: text,
  authorityToLeave: boolean,
  tailgateRequired: boolean,
  items: listOf(
    record(
      item,
      Object.keys(item).filter((name) => name !== 'quantity'),
    ),
    importLimits.rowsPerReference,
  ),
};

const optional = ['dispatchDate', 'specialInstructions', 'authorityToLeave', 'tailgateRequired'];

/** The orders of a file: in XML, the content of its root. */
export const orderListSchema = listOf(record(order, optional), importLimits.references);

/** Orders in, `linehaul.orders.v1`. */
export const orderFileSchema = record(
  { format: { const: 'linehaul.orders.v1' }, orders: orderListSchema },
  ['format'],
);

export const orderFileNames: XmlNames = {
  root: 'orders',
  members: { orders: 'order', items: 'item' },
  attributes: ['format'],
};

export const acknowledgementNames: XmlNames = {
  root: 'acknowledgement',
  members: {
    orders: 'order',
    addresses: 'address',
    errors: 'error',
    ignoredFields: 'ignoredField',
  },
  attributes: [],
};

const error = { row: integer, field: text, message: text };
const result = oneOf(orderResults);
const errors = listOf(record(error));
const outcome = {
  reference: text,
  result,
  consignmentId: orNull(integer),
  connoteNumber: orNull(text),
  carrier: orNull(text),
  service: orNull(text),
  eta: orNull(day),
  totalCost: orNull(money),
  errors,
  labels: orNull(text),
};
const counts = { taken: integer, drafts: integer, known: integer, refused: integer };

/** Fields of every acknowledgement. */
const acknowledgementHead = {
  fileName: text,
  digest: {
    type: 'string',
    description: 'SHA-256 of the file, hexadecimal; empty if it was not read',
  },
  receivedAt: instant,
  refusal: orNull(text),
  ignoredFields: listOf(record({ field: text, nearest: orNull(text) })),
};
const optionalInHead = ['ignoredFields'];

/** Acknowledgement of a file of orders, `linehaul.ack.v1`. */
export const acknowledgementSchema = record(
  {
    format: { const: 'linehaul.ack.v1' },
    ...acknowledgementHead,
    counts: record({ orders: integer, ...counts }),
    orders: listOf(record(outcome, ['labels'])),
  },
  optionalInHead,
);

const address = {
  referenceId: text,
  company: text,
  addressLine1: text,
  addressLine2: text,
  suburb: text,
  postcode,
  state: oneOf(stateCodes),
  contactName: text,
  phoneNumber: text,
  email: text,
  specialInstructions: text,
  addressClass: oneOf(addressClasses),
};

/** The addresses of a file: in XML, the content of its root. */
export const addressListSchema = listOf(
  record(
    address,
    Object.keys(address).filter((name) => name !== 'company'),
  ),
  importLimits.references,
);

/** Addresses in, `linehaul.addresses.v1`. */
export const addressFileSchema = record(
  { format: { const: 'linehaul.addresses.v1' }, addresses: addressListSchema },
  ['format'],
);

export const addressFileNames: XmlNames = {
  root: 'addresses',
  members: { addresses: 'address' },
  attributes: ['format'],
};

/** Acknowledgement of a file of addresses, `linehaul.address-ack.v1`. */
export const addressAcknowledgementSchema = record(
  {
    format: { const: 'linehaul.address-ack.v1' },
    ...acknowledgementHead,
    counts: record({ addresses: integer, ...counts }),
    addresses: listOf(
      record({ reference: text, company: text, result, addressId: orNull(integer), errors }),
    ),
  },
  optionalInHead,
);
