import { useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import type { AddressView } from '@contracts/views/address.view';

import { afterPress } from '../forms/after-press';
import {
  validatedFields,
  validateAddress,
  addressStatusOf,
  blockingErrors,
  type ValidatedField,
  type AddressErrors,
} from './address-checks';
import {
  addressFormOf,
  emptyAddressForm,
  type AddressForm,
  type AddressTextField,
} from './address-form';

const noErrors: ReadonlySet<ValidatedField> = new Set();
const allErrors: ReadonlySet<ValidatedField> = new Set(validatedFields);

/** State of an address form: values, errors, and which errors are visible. */
export function useAddressForm(address: AddressView | null, clientId: number | null) {
  const [form, setForm] = useState<AddressForm>(() =>
    address ? addressFormOf(address) : emptyAddressForm(clientId),
  );
  const [isDirty, setDirty] = useState(false);
  // A stored draft shows its errors at once, since it is opened to be completed.
  const [touched, setTouched] = useState(address?.status === 'DRAFT' ? allErrors : noErrors);
  const messages = validateAddress(form);
  const change = (part: Partial<AddressForm>) => {
    setDirty(true);
    setForm((current) => ({ ...current, ...part }));
  };
  const leave = (...errors: readonly ValidatedField[]) => {
    afterPress(() => {
      setTouched((current) => new Set([...current, ...errors]));
    });
  };

  return {
    form,
    isDirty,
    messages,
    status: addressStatusOf(messages),
    blocking: blockingErrors(form),
    /** Errors of fields that the user has left. */
    visibleErrors: Object.fromEntries(
      Object.entries(messages).filter(([field]) => touched.has(field as ValidatedField)),
    ) as AddressErrors,
    change,
    leave,
    /** ADDR-44: cleans the text when the field loses focus. */
    leaveText: (field: AddressTextField) => {
      setForm((current) => ({ ...current, [field]: cleanText(current[field]) ?? '' }));
      leave(field);
    },
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
