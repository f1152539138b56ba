import { useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import type { AddressView } from '@contracts/views/address.view';

import {
  addressFaults,
  addressMessages,
  addressStatusOf,
  blockingFaults,
  type AddressFault,
  type AddressMessages,
} from './address-checks';
import {
  addressFormOf,
  emptyAddressForm,
  type AddressForm,
  type AddressTextField,
} from './address-form';

const noFaults: ReadonlySet<AddressFault> = new Set();
const allFaults: ReadonlySet<AddressFault> = new Set(addressFaults);

/** The values of an address form, what is wrong with them, and which of that is said yet. */
export function useAddressForm(address: AddressView | null, clientId: number | null) {
  const [form, setForm] = useState<AddressForm>(() =>
    address ? addressFormOf(address) : emptyAddressForm(clientId),
  );
  const [isDirty, setDirty] = useState(false);
  // A stored draft is opened to be completed: it says at once what it lacks.
  const [left, setLeft] = useState(address?.status === 'DRAFT' ? allFaults : noFaults);
  const messages = addressMessages(form);
  const change = (part: Partial<AddressForm>) => {
    setDirty(true);
    setForm((current) => ({ ...current, ...part }));
  };
  const leave = (...faults: readonly AddressFault[]) => {
    setLeft((current) => new Set([...current, ...faults]));
  };

  return {
    form,
    isDirty,
    messages,
    status: addressStatusOf(messages),
    blocking: blockingFaults(form),
    /** Messages of the fields the user has left; before that a field is not nagged about. */
    shown: Object.fromEntries(
      Object.entries(messages).filter(([fault]) => left.has(fault as AddressFault)),
    ) as AddressMessages,
    change,
    leave,
    /** ADDR-44: what was typed is cleaned when the field is left. */
    leaveText: (field: AddressTextField) => {
      setForm((current) => ({ ...current, [field]: cleanText(current[field]) ?? '' }));
      leave(field);
    },
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
