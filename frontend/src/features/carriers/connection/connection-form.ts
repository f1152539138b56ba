import { recordOf } from '@contracts/keys-of';
import type { SaveCustomerCarrierRequest } from '@contracts/requests/save-customer-carrier.request';
import {
  resolvePort,
  resolveTransferType,
  isSameTransferKind,
  validateConnection,
  type Connection,
  type TransferType,
} from '@contracts/rules/carrier-connection';
import { liveRateTime, type PriceSource } from '@contracts/rules/live-rates';
import { cleanText } from '@contracts/rules/clean-text';
import { liveRateTexts } from '@contracts/texts/app/live-rates';
import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import type { CarrierView, CustomerCarrierView } from '@contracts/views/carrier.view';

/** Plain text fields, named as in the request. */
const textFields = [
  'server',
  'port',
  'username',
  'path',
  'serverAuth',
  'productAccountNumber',
  'bookingServer',
  'difotServer',
  'difotPort',
  'difotUsername',
  'difotPath',
] as const;
export type TextField = (typeof textFields)[number];
export type SecretField = 'password' | 'apiKey' | 'difotPassword';

/** As entered; a blank secret keeps the stored one. */
export interface ConnectionForm extends Readonly<Record<TextField | SecretField, string>> {
  readonly carrierId: string;
  readonly transferType: TransferType | '';
  readonly hasDifot: boolean;
  /** Source of the offers, for a carrier with live prices. */
  readonly priceFrom: PriceSource;
  /** Time limit for the carrier's price, in milliseconds. */
  readonly liveRateMs: string;
  /** Settings of the carrier's adapter, by field. */
  readonly settings: Readonly<Record<string, string>>;
}

export type ConnectionErrors = Partial<Record<keyof ConnectionForm, string>>;

type Stored = CustomerCarrierView | null;

export function connectionForm(record: Stored): ConnectionForm {
  const text = (field: TextField) => String(record?.[field] ?? '');
  return {
    ...recordOf(textFields, (field) => text(field)),
    carrierId: record ? String(record.carrier.id) : '',
    transferType: record?.transferType ?? '',
    password: '',
    apiKey: '',
    difotPassword: '',
    hasDifot: record?.difotServer != null,
    ...ratingOf(record),
    settings: record?.adapterSettings ?? {},
  };
}

const ratingOf = (record: Stored): Pick<ConnectionForm, 'priceFrom' | 'liveRateMs'> => ({
  priceFrom: record?.priceFrom ?? 'RATE_CARD',
  liveRateMs: String(record?.liveRateMs ?? liveRateTime.DEFAULT_MS),
});

/** CARRIER-26: preselects the carrier's first option; input is discarded, since it belongs to the previous carrier. */
export const formForCarrier = (carrier: CarrierView): ConnectionForm => ({
  ...connectionForm(null),
  carrierId: String(carrier.id),
  transferType: carrier.dataTransferOptions[0] ?? '',
});

const transferFields = ['server', 'username', 'password', 'path', 'serverAuth', 'apiKey'] as const;

/**
 * Changes the transfer method. A port belongs to its protocol; the other fields are kept between file protocols only.
 * The record's own method restores its stored values.
 */
export function withTransferType(
  form: ConnectionForm,
  transferType: TransferType | '',
  record: Stored,
): ConnectionForm {
  const isStored = record !== null && (record.transferType ?? '') === transferType;
  const { port, productAccountNumber, ...stored } = connectionForm(isStored ? record : null);
  const isSameKind = isSameTransferKind(form.transferType || null, transferType || null);
  const entered = isSameKind ? form : stored;
  return {
    ...form,
    ...recordOf(transferFields, (field) => entered[field]),
    transferType,
    port,
    productAccountNumber: transferType === '' ? productAccountNumber : form.productAccountNumber,
  };
}

const MAX_PORT = 65_535;

/** CARRIER-41: 1 to 65535; blank is null, anything else is invalid. */
function readPort(text: string): number | null | 'invalid' {
  if (text.trim() === '') return null;
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return port >= 1 && port <= MAX_PORT ? port : 'invalid';
}

const portOf = (text: string): number | null => {
  const port = readPort(text);
  return port === 'invalid' ? null : port;
};

/** Validates the form field by field before the server does (CARRIER-33 to CARRIER-47). */
export function validateConnectionForm(
  form: ConnectionForm,
  carrier: CarrierView | undefined,
  record: Stored,
): ConnectionErrors {
  if (!carrier) return { carrierId: texts.noCarrier };
  // the adapter validates its settings on the server
  if (carrier.adapter) {
    // the time has no field while all prices come from the rate card
    const isInvalid = form.priceFrom !== 'RATE_CARD' && readTime(form.liveRateMs) === 'invalid';
    return isInvalid ? { liveRateMs: liveRateTexts.noTime } : {};
  }
  const invalid = validateConnection(toConnection(form, carrier, record), carrier);
  return {
    ...(Object.fromEntries(
      invalid.map(({ path, message }) => [path, message]),
    ) as ConnectionErrors),
    ...(readPort(form.port) === 'invalid' && { port: texts.noPort }),
    ...(form.hasDifot &&
      readPort(form.difotPort) === 'invalid' && { difotPort: texts.noDifotPort }),
  };
}

/** Whole milliseconds within the limits. */
function readTime(text: string): number | 'invalid' {
  const time = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return time >= liveRateTime.MIN_MS && time <= liveRateTime.MAX_MS ? time : 'invalid';
}

function toConnection(form: ConnectionForm, carrier: CarrierView, record: Stored): Connection {
  const server = cleanText(form.server);
  const entered = { transferType: form.transferType || null, server };
  const transferType = resolveTransferType(entered, carrier);
  const difot = (field: TextField) => (form.hasDifot ? cleanText(form[field]) : null);
  return {
    transferType,
    server,
    port: resolvePort(transferType, portOf(form.port)),
    path: cleanText(form.path),
    bookingServer: cleanText(form.bookingServer),
    username: cleanText(form.username),
    hasPassword: hasSecret('password', form, record),
    hasApiKey: hasSecret('apiKey', form, record),
    difotServer: difot('difotServer'),
    difotUsername: difot('difotUsername'),
    difotPort: form.hasDifot ? portOf(form.difotPort) : null,
    // the other fields are required only if the box is ticked
    difotPath: form.hasDifot ? form.difotPath : null,
    hasDifotPassword: form.hasDifot && hasSecret('difotPassword', form, record),
  };
}

/** CARRIER-38: a stored secret is sufficient. */
const hasSecret = (field: SecretField, form: ConnectionForm, record: Stored): boolean =>
  form[field] !== '' || storedSecret(field, form, record) !== null;

/** Stored secret that a blank field keeps; null after changing to another transfer method. */
export function storedSecret(
  field: SecretField,
  form: ConnectionForm,
  record: Stored,
): string | null {
  if (!record) return null;
  const isOfTransferKind = isSameTransferKind(record.transferType, form.transferType || null);
  return field === 'difotPassword' || isOfTransferKind ? record[field] : null;
}

function toRating({ priceFrom, liveRateMs }: ConnectionForm) {
  const time = readTime(liveRateMs);
  return { priceFrom, ...(time !== 'invalid' && { liveRateMs: time }) };
}

export function toRequest(form: ConnectionForm, record: Stored): SaveCustomerCarrierRequest {
  const difot = (field: TextField) => (form.hasDifot ? cleanText(form[field]) : null);
  return {
    id: record?.id ?? null,
    carrier: { id: Number(form.carrierId) },
    transferType: form.transferType || null,
    productAccountNumber: cleanText(form.productAccountNumber),
    server: cleanText(form.server),
    bookingServer: cleanText(form.bookingServer),
    serverAuth: cleanText(form.serverAuth),
    username: cleanText(form.username),
    password: form.password || null,
    apiKey: form.apiKey || null,
    path: cleanText(form.path),
    port: portOf(form.port),
    difotServer: difot('difotServer'),
    difotUsername: difot('difotUsername'),
    difotPassword: form.hasDifot ? form.difotPassword || null : null,
    difotPath: difot('difotPath'),
    difotPort: form.hasDifot ? portOf(form.difotPort) : null,
    ...toRating(form),
    adapterSettings: form.settings,
  };
}
