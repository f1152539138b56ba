import type { ConsignmentView } from '@contracts/views/consignment.view';

import { unsentKeys } from '../../../shared/session/unsent';
import type { ConsignmentForm } from './consignment-form';

/** Stored input, with the version that was opened; null for a new consignment. */
export interface SavedForm {
  readonly form: ConsignmentForm;
  readonly edited: ConsignmentView | null;
}

/** Storage key: one new form per user and client, and one per edited consignment. */
export interface SavedFormKey {
  readonly userId: number;
  readonly clientId: number;
  readonly consignmentId: number | null;
}

const keyOf = ({ userId, clientId, consignmentId }: SavedFormKey) =>
  [unsentKeys.form, userId, clientId, consignmentId ?? 'new'].join('.');

/**
 * Whether the value is a form: one stored by an older version may have a different shape, which must not break the
 * screen.
 */
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

const isUnsent = (value: unknown): value is SavedForm =>
  typeof value === 'object' && value !== null && 'form' in value && isForm(value.form);

const WEEK_MS = 7 * 24 * 3_600_000;

/** Whether the form was stored over a week ago; forms stored by an older version have no time. */
const isExpired = (unsent: object) =>
  'keptAt' in unsent && typeof unsent.keptAt === 'number' && Date.now() - unsent.keptAt > WEEK_MS;

const removalListeners = new Set<(key: string) => void>();

/** Stores an unsent form in this browser, so that a reload or crash loses nothing. */
export const savedForm = {
  read(formKey: SavedFormKey): SavedForm | null {
    try {
      const unsent: unknown = JSON.parse(localStorage.getItem(keyOf(formKey)) ?? 'null');
      if (isUnsent(unsent) && !isExpired(unsent)) return unsent;
      localStorage.removeItem(keyOf(formKey));
      return null;
    } catch {
      return null;
    }
  },
  /** Returns whether it was stored: the browser's storage may be full. */
  save(formKey: SavedFormKey, unsent: SavedForm): boolean {
    try {
      localStorage.setItem(keyOf(formKey), JSON.stringify({ ...unsent, keptAt: Date.now() }));
      return true;
    } catch (error) {
      console.warn('The form could not be stored', error);
      return false;
    }
  },
  remove(formKey: SavedFormKey): void {
    localStorage.removeItem(keyOf(formKey));
    for (const listener of removalListeners) listener(keyOf(formKey));
  },
  /**
   * Calls back when the form is removed because it was sent, by an earlier visit or in another tab. Returns a function
   * that stops it.
   */
  onRemoved(formKey: SavedFormKey, onRemoval: () => void): () => void {
    const key = keyOf(formKey);
    const handleRemoval = (removed: string) => {
      if (removed === key) onRemoval();
    };
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null) onRemoval();
    };
    removalListeners.add(handleRemoval);
    window.addEventListener('storage', handleStorage);
    return () => {
      removalListeners.delete(handleRemoval);
      window.removeEventListener('storage', handleStorage);
    };
  },
};
