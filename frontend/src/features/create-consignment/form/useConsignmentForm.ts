import { useCallback, useState } from 'react';

import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

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

export interface FormStart {
  readonly clientId: number;
  readonly consignmentType: FormType;
  /** The client's default address. */
  readonly home: AddressView | null;
  /** Set when the default address could not be loaded. */
  readonly reloadHome?: () => void;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  readonly edited: ConsignmentView | null;
  readonly start?: StartingForm | null;
  /** Items to add from another form. */
  readonly joining?: ItemsToAdd | null;
}

/** New values, or a function of the current ones. */
export type FormChange =
  Partial<ConsignmentForm> | ((form: ConsignmentForm) => Partial<ConsignmentForm>);

const senderStateOf = (form: ConsignmentForm, home: AddressView | null) =>
  toFormAddresses(form, home).sender?.suburb?.state ?? null;

function firstForm({ edited, joining, start, home, unit, ...options }: FormStart): ConsignmentForm {
  if (edited) return withGoods(formOf(edited, unit), joining?.joining);
  if (start) return withCurrentDates(start.form, senderStateOf(start.form, home));
  return emptyForm({ ...options, senderState: home?.suburb?.state ?? null });
}

const withGoods = (form: ConsignmentForm, joining: readonly ItemRow[] = []): ConsignmentForm => ({
  ...form,
  items: [...form.items, ...joining],
});

/** State of the form, stored in the browser until sent. */
export function useConsignmentForm(options: FormStart) {
  const { clientId, home, edited, start, joining } = options;
  const [form, setForm] = useState(() => firstForm(options));
  const [isTouched, setTouched] = useState(start?.isTouched ?? Boolean(joining));
  const autosave = useFormAutosave({ clientId, edited, form: isTouched ? form : null });
  const forgetOrigin = useDiscardAutosave({ clientId, consignmentId: joining?.from ?? null });
  const removeGuard = useLeavePageGuard(isTouched && edited !== null, {
    onDiscard: autosave.forget,
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
    places: toFormAddresses(form, home),
    senderState: senderStateOf(form, home),
    keptAt: autosave.keptAt,
    /** Input of an earlier visit; null once the form has been changed. */
    unsent: isTouched ? null : autosave.unsent,
    change,
    changeType: (consignmentType: FormType) => {
      change(withConsignmentType(form, consignmentType));
    },
    /** Replaces the form's values. */
    startFrom: (next: ConsignmentForm) => {
      change(withCurrentDates(next, senderStateOf(next, home)));
    },
    /** Clears the form. */
    reset: () => {
      autosave.forget();
      setTouched(false);
      setForm(
        emptyForm({
          consignmentType: form.consignmentType,
          types: options.types,
          senderState: home?.suburb?.state ?? null,
        }),
      );
    },
    /** Marks the form as saved: discards its stored input and stops asking before leaving. */
    forget: () => {
      autosave.forget();
      // The items were added here: the input of the form they came from is no longer needed.
      if (joining) forgetOrigin();
      removeGuard();
    },
  };
}

export type ConsignmentFormState = ReturnType<typeof useConsignmentForm>;
