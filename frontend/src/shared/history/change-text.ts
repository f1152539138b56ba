import type { ChangeView } from '@contracts/views/history.view';

import { EMPTY_VALUE, formatDate, formatMoney } from '../text/format';

const MAX_LENGTH = 60;
const money = /(cost|gst|surcharge|fees|amount)$/i;
const instant = /^\d{4}-\d{2}-\d{2}(T|$)/;

/** Label of a field: 'Item 1 quantity' for `offer.items.0.quantity`. */
export function fieldName({ path }: ChangeView): string {
  const words = path
    .replace(/^offer\./, '')
    .replace(/^is([A-Z])/, '$1')
    .replace(/items\.(\d+)/, (_, index: string) => `item ${Number(index) + 1}`)
    .replace(/(?<=[a-z])\.(\d+)/gi, (_, index: string) => ` ${Number(index) + 1}`)
    .replace(/\.(?!\d)/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalised(words);
}

/** One side of a change, short enough for a line. */
export function valueText(path: string, value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberText(path, value);
  if (typeof value === 'string') return wordsText(path, value, zone);
  if (Array.isArray(value))
    return truncate(value.map((part) => valueText(path, part, zone)).join(', '));
  return truncate(nameIn(value as Record<string, unknown>) ?? JSON.stringify(value));
}

/** Name of an address, suburb or entry. */
function nameIn({ company, name, state, postcode }: Record<string, unknown>): string | null {
  if (typeof company === 'string') return company;
  return typeof name === 'string' ? [name, state, postcode].filter(Boolean).join(' ') : null;
}

/** Label of a status, as on its chip: 'Pickup booked'. */
const statusText = (status: string) => capitalised(status.replaceAll('_', ' ').toLowerCase());

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function wordsText(path: string, value: string, zone: string): string {
  if (path === 'status') return statusText(value);
  return instant.test(value) ? formatDate(value, zone) : truncate(value);
}

const numberText = (path: string, value: number) =>
  money.test(path) ? formatMoney(value) : String(value);

const truncate = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
