import type { ConsignmentForm } from './consignment-form';

const keyOf = (clientId: number, userId: number) => `linehaul.unsent.${userId}.${clientId}`;

/** What an older version of the page has stored may look different: it is not worth a broken screen. */
const isForm = (value: unknown): value is ConsignmentForm =>
  typeof value === 'object' &&
  value !== null &&
  'consignmentType' in value &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every((item: unknown) => isRow(item)) &&
  'references' in value &&
  Array.isArray(value.references);

const isRow = (item: unknown) =>
  typeof item === 'object' && item !== null && 'dangerousGoods' in item;

/** A form that was typed and not sent: kept in this browser, so that a reload or a crash loses nothing. */
export const unsentForm = {
  read(clientId: number, userId: number): ConsignmentForm | null {
    try {
      const form: unknown = JSON.parse(localStorage.getItem(keyOf(clientId, userId)) ?? 'null');
      return isForm(form) ? form : null;
    } catch {
      return null;
    }
  },
  keep(clientId: number, userId: number, form: ConsignmentForm): void {
    localStorage.setItem(keyOf(clientId, userId), JSON.stringify(form));
  },
  forget(clientId: number, userId: number): void {
    localStorage.removeItem(keyOf(clientId, userId));
  },
};
