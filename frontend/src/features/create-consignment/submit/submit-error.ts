import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';

import { isApiError, messageOf } from '../../../shared/api/api-error';
import { formatMoney } from '../../../shared/text/format';
import type { FormErrorField, FormErrors } from '../form/form-checks';

/** Error of a rejected submission. */
export interface SubmitError {
  /** Shown above the form. */
  readonly message: string;
  /** Errors by field of the form. */
  readonly fields: FormErrors;
  /** Whether the selected offer has changed, so that prices must be requested again. */
  readonly isOfferStale: boolean;
  /** Users who changed the consignment since it was opened; null for other errors (GAP-61). */
  readonly changedBy: readonly string[] | null;
}

/** Form fields by request path; longest prefix first. */
const fieldOfPath: readonly (readonly [prefix: string, field: FormErrorField])[] = [
  ['dispatchedAt', 'dispatchDate'],
  ['deliveryWindow', 'slot'],
  ['consignmentReferences', 'references'],
  ['offer.deliveryAddress', 'receiver'],
  ['offer.senderAddress', 'sender'],
  ['offer.loscamNo', 'pallets'],
  ['offer.items', 'items'],
];

/** Maps a rejected save to the form: the server's messages, by the fields in its details. */
export function toSubmitError(error: unknown): SubmitError {
  const { code, details } = isApiError(error) ? error : {};
  const isOutdated = code === 'offer.outdated';
  return {
    message: [
      messageOf(error, consignmentFormTexts.saveFailed),
      ...(isOutdated ? priceText(details) : []),
    ].join(' '),
    fields: fieldMessages(details),
    isOfferStale: isOutdated || code === 'offer.gone' || code === 'offer.unconfirmed',
    changedBy: code === 'consignment.changed_by_another' ? namesIn(details) : null,
  };
}

function namesIn(details: unknown): string[] {
  const changedBy = isRecord(details) ? details['changedBy'] : null;
  if (!Array.isArray(changedBy)) return [];
  return changedBy.filter(isRecord).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

function fieldMessages(details: unknown): FormErrors {
  const found: FormErrors = {};
  for (const { path, message } of Array.isArray(details) ? details.filter(isErrorDetail) : []) {
    const field = fieldOfPath.find(([prefix]) => path.startsWith(prefix))?.[1];
    if (field) found[field] ??= message;
  }
  return found;
}

function priceText(details: unknown): string[] {
  if (!isRecord(details)) return [];
  const { offeredCost, totalCost } = details;
  if (typeof offeredCost !== 'number' || typeof totalCost !== 'number') return [];
  return [consignmentFormTexts.priceChanged(formatMoney(offeredCost), formatMoney(totalCost))];
}

interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isErrorDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
