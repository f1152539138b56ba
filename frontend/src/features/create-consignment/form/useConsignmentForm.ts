import { useCallback, useState } from 'react';

import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { newIdempotencyKey } from '../../../shared/api/idempotency';
import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import type { LengthUnit } from '../../../shared/goods/units';
import type { ItemsToAdd } from '../consolidation/useConsolidation';
import { emptyForm, formOf, withCurrentDates, type ConsignmentForm } from './consignment-form';
import type { FormType } from '../../../shared/navigation/consignment-paths';
import { useLeavePageGuard } from '../../../shared/navigation/useLeavePageGuard';
import { withConsignmentType, toFormAddresses } from './form-addresses';
import { useDiscardAutosave, useFormAutosave } from './useFormAutosave';

/** Initial values of a new form. */
export interface StartingForm {
  readonly form: ConsignmentForm;
  /** Whether the user has changed it. */
  readonly isTouched: boolean;
}

export interface ConsignmentFormOptions {
  readonly clientId: number;
  readonly consignmentType: FormType;
  /** The client's default address. */
  readonly defaultAddress: AddressView | null;
  /** Set when the default address could not be loaded. */
  readonly reloadDefaultAddress?: () => void;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  readonly edited: ConsignmentView | null;
  readonly start?: StartingForm | null;
  /** Items to add from another form. */
  readonly itemsToAdd?: ItemsToAdd | null;
}

/** New values, or a function of the current ones. */
export type FormChange =
  Partial<ConsignmentForm> | ((form: ConsignmentForm) => Partial<ConsignmentForm>);

const senderStateOf = (form: ConsignmentForm, defaultAddress: AddressView | null) =>
  toFormAddresses(form, defaultAddress).sender?.suburb?.state ?? null;

function initialForm({
  edited,
  itemsToAdd,
  start,
  defaultAddress,
  unit,
  ...options
}: ConsignmentFormOptions): ConsignmentForm {
  if (edited) return withAddedItems(formOf(edited, unit), itemsToAdd?.items);
  if (start) return withCurrentDates(start.form, senderStateOf(start.form, defaultAddress));
  return emptyForm({ ...options, senderState: defaultAddress?.suburb?.state ?? null });
}

/** The added rows get keys of their own: copied and edited ones have those of their item numbers. */
const withAddedItems = (
  form: ConsignmentForm,
  itemsToAdd: readonly ItemRow[] = [],
): ConsignmentForm => ({
  ...form,
  items: [...form.items, ...itemsToAdd.map((row) => ({ ...row, key: newIdempotencyKey() }))],
});

/** State of the form, stored in the browser until sent. */
export function useConsignmentForm(options: ConsignmentFormOptions) {
  const { clientId, defaultAddress, edited, start, itemsToAdd } = options;
  const [form, setForm] = useState(() => initialForm(options));
  const [isTouched, setTouched] = useState(start?.isTouched ?? Boolean(itemsToAdd));
  const autosave = useFormAutosave({ clientId, edited, form: isTouched ? form : null });
  const originKey = { clientId, consignmentId: itemsToAdd?.from ?? null };
  const discardOrigin = useDiscardAutosave(originKey);
  const removeGuard = useLeavePageGuard(isTouched && edited !== null, {
    onDiscard: autosave.discard,
  });
  const change = useCallback((part: FormChange) => {
    setTouched(true);
    setForm((current) => ({
      ...current,
      ...(typeof part === 'function' ? part(current) : part),
    }));
  }, []);

  return {
    form,
    isTouched,
    /** Whether it differs from an empty form. */
    isClearable: isTouched || Boolean(start),
    addresses: toFormAddresses(form, defaultAddress),
    senderState: senderStateOf(form, defaultAddress),
    savedAt: autosave.savedAt,
    /** Input of an earlier visit; null once the form has been changed. */
    unsent: isTouched ? null : autosave.unsent,
    change,
    changeType: (consignmentType: FormType) => {
      change(withConsignmentType(form, consignmentType));
    },
    /** Replaces the form's values. */
    startFrom: (next: ConsignmentForm) => {
      change(withCurrentDates(next, senderStateOf(next, defaultAddress)));
    },
    /** Clears the form. */
    reset: () => {
      autosave.discard();
      setTouched(false);
      setForm(
        emptyForm({
          consignmentType: form.consignmentType,
          types: options.types,
          senderState: defaultAddress?.suburb?.state ?? null,
        }),
      );
    },
    /** Marks the form as saved: discards its stored input and stops asking before leaving. */
    markSaved: () => {
      autosave.discard();
      // The items were added here: the input of the form they came from is no longer needed.
      if (itemsToAdd) discardOrigin();
      removeGuard();
    },
  };
}

export type ConsignmentFormState = ReturnType<typeof useConsignmentForm>;
