import type { ConsignmentView } from '@contracts/views/consignment.view';

import type { ConsignmentForm } from './consignment-form';

/** What was typed, and the consignment as it was when somebody began to edit it; null for a new one. */
export interface UnsentForm {
  readonly form: ConsignmentForm;
  readonly edited: ConsignmentView | null;
}

/** Whose it is: each person has one new form for a client, and one for each consignment that is edited. */
export interface FormPlace {
  readonly userId: number;
  readonly clientId: number;
  readonly consignmentId: number | null;
}

const keyOf = ({ userId, clientId, consignmentId }: FormPlace) =>
  ['linehaul.unsent', userId, clientId, consignmentId ?? 'new'].join('.');

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

const isUnsent = (value: unknown): value is UnsentForm =>
  typeof value === 'object' && value !== null && 'form' in value && isForm(value.form);

/** A form that was typed and not sent: kept in this browser, so that a reload or a crash loses nothing. */
export const unsentForm = {
  read(place: FormPlace): UnsentForm | null {
    try {
      const unsent: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
      return isUnsent(unsent) ? unsent : null;
    } catch {
      return null;
    }
  },
  keep(place: FormPlace, unsent: UnsentForm): void {
    localStorage.setItem(keyOf(place), JSON.stringify(unsent));
  },
  forget(place: FormPlace): void {
    localStorage.removeItem(keyOf(place));
  },
};
