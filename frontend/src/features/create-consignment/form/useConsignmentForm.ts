import { useCallback, useState } from 'react';

import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import type { LengthUnit } from '../../../shared/goods/units';
import type { JoiningGoods } from '../consolidation/useConsolidation';
import { emptyForm, formOf, laterForm, type ConsignmentForm } from './consignment-form';
import type { FormType } from '../../../shared/navigation/consignment-paths';
import { useLeavePageGuard } from '../../../shared/navigation/useLeavePageGuard';
import { asType, placesOf } from './places';
import { useForgetting, useKeptForm } from './useKeptForm';

/** What a new form holds from the beginning. */
export interface StartingForm {
  readonly form: ConsignmentForm;
  /** Somebody has typed it: it is worth keeping. */
  readonly isTouched: boolean;
}

export interface FormStart {
  readonly clientId: number;
  readonly consignmentType: FormType;
  /** The client's own address, for consignments that leave from it or return to it. */
  readonly home: AddressView | null;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  readonly edited: ConsignmentView | null;
  readonly start?: StartingForm | null;
  /** Goods of another form that join the edited consignment. */
  readonly joining?: JoiningGoods | null;
}

/** What becomes another, or how it follows from what there is. */
export type FormChange =
  Partial<ConsignmentForm> | ((form: ConsignmentForm) => Partial<ConsignmentForm>);

const senderStateOf = (form: ConsignmentForm, home: AddressView | null) =>
  placesOf(form, home).sender?.suburb?.state ?? null;

function firstForm({ edited, joining, start, home, unit, ...options }: FormStart): ConsignmentForm {
  if (edited) return withGoods(formOf(edited, unit), joining?.joining);
  if (start) return laterForm(start.form, senderStateOf(start.form, home));
  return emptyForm({ ...options, senderState: home?.suburb?.state ?? null });
}

const withGoods = (form: ConsignmentForm, joining: readonly ItemRow[] = []): ConsignmentForm => ({
  ...form,
  items: [...form.items, ...joining],
});

/** The form's values, kept in the browser while they are not sent. */
export function useConsignmentForm(options: FormStart) {
  const { clientId, home, edited, start, joining } = options;
  const [form, setForm] = useState(() => firstForm(options));
  const [isTouched, setTouched] = useState(start?.isTouched ?? Boolean(joining));
  const kept = useKeptForm({ clientId, edited, form: isTouched ? form : null });
  const forgetOrigin = useForgetting({ clientId, consignmentId: joining?.from ?? null });
  const letGo = useLeavePageGuard(isTouched && edited !== null, kept.forget);
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
    /** There is something in it that an empty form would not have. */
    isClearable: isTouched || Boolean(start),
    places: placesOf(form, home),
    senderState: senderStateOf(form, home),
    keptAt: kept.keptAt,
    /** What an earlier visit left behind; null while something else is typed. */
    unsent: isTouched ? null : kept.unsent,
    change,
    changeType: (consignmentType: FormType) => {
      change(asType(form, consignmentType));
    },
    /** Goes on with a form of before. */
    startFrom: (next: ConsignmentForm) => {
      change(laterForm(next, senderStateOf(next, home)));
    },
    /** Starts again from nothing. */
    reset: () => {
      kept.forget();
      setTouched(false);
      setForm(
        emptyForm({
          consignmentType: form.consignmentType,
          types: options.types,
          senderState: home?.suburb?.state ?? null,
        }),
      );
    },
    /** It was saved: nothing of it would be lost. */
    forget: () => {
      kept.forget();
      // The goods are in this one now: nobody is to be asked about them again.
      if (joining) forgetOrigin();
      letGo();
    },
  };
}

export type ConsignmentFormState = ReturnType<typeof useConsignmentForm>;
