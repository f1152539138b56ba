import { isApiError, messageOf } from '../../../shared/api/api-error';
import { formatMoney } from '../../../shared/text/money';
import type { FormFault, FormMessages } from '../form/form-checks';

/** Why the server did not take the consignment. */
export interface Refusal {
  /** Shown above the form. */
  readonly message: string;
  /** What belongs to a field of the form. */
  readonly fields: FormMessages;
  /** The chosen offer is no longer as it was shown: prices have to be asked for again. */
  readonly isOfferStale: boolean;
  /** Who changed the consignment since it was opened; null when that is not the reason (GAP-61). */
  readonly changedBy: readonly string[] | null;
}

/** Which field of the form a path of the request stands for; the longest match first. */
const fieldOfPath: readonly (readonly [prefix: string, field: FormFault])[] = [
  ['dispatchedAt', 'dispatchDate'],
  ['deliveryWindow', 'slot'],
  ['consignmentReferences', 'references'],
  ['offer.deliveryAddress', 'receiver'],
  ['offer.senderAddress', 'sender'],
  ['offer.loscamNo', 'pallets'],
  ['offer.items', 'items'],
];

/** The refusal of a save in the words of the server, sorted to the fields its details name. */
export function refusalOf(error: unknown): Refusal {
  const { code, details } = isApiError(error) ? error : {};
  const isOutdated = code === 'offer.outdated';
  return {
    message: [
      messageOf(error, 'The consignment could not be saved.'),
      ...(isOutdated ? priceText(details) : []),
    ].join(' '),
    fields: fieldMessages(details),
    isOfferStale: isOutdated || code === 'offer.gone',
    changedBy: code === 'consignment.changed_by_another' ? namesIn(details) : null,
  };
}

function namesIn(details: unknown): string[] {
  const people = isRecord(details) ? details['changedBy'] : null;
  if (!Array.isArray(people)) return [];
  return people.filter(isRecord).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}

function fieldMessages(details: unknown): FormMessages {
  const found: FormMessages = {};
  for (const { path, message } of Array.isArray(details) ? details.filter(isFault) : []) {
    const field = fieldOfPath.find(([prefix]) => path.startsWith(prefix))?.[1];
    if (field) found[field] ??= message;
  }
  return found;
}

function priceText(details: unknown): string[] {
  if (!isRecord(details)) return [];
  const { offeredCost, totalCost } = details;
  if (typeof offeredCost !== 'number' || typeof totalCost !== 'number') return [];
  return [`It was ${formatMoney(offeredCost)}, it is ${formatMoney(totalCost)} now.`];
}

interface Fault {
  readonly path: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFault = (value: unknown): value is Fault =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
