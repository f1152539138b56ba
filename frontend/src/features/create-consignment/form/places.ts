import type { AddressView } from '@contracts/views/address.view';

import type { FormType } from '../../../shared/navigation/consignment-paths';
import type { ConsignmentForm } from './consignment-form';

/** Where the goods come from and where they go; null while that is open. */
export interface Places {
  readonly sender: AddressView | null;
  readonly receiver: AddressView | null;
}

/** CON-24 to CON-26: the client's own address is the sender, or for a return the receiver; a third party has neither. */
export const placesOf = (
  { consignmentType, sender, receiver }: ConsignmentForm,
  home: AddressView | null,
): Places => ({
  sender: consignmentType === 'DEFAULT' ? home : sender,
  receiver: consignmentType === 'RETURN' ? home : receiver,
});

/** The same goods as another kind of consignment: who was picked as the other end stays the other end. */
export function asType(form: ConsignmentForm, consignmentType: FormType): ConsignmentForm {
  const { sender, receiver } = form;
  const other = { DEFAULT: receiver, RETURN: sender, THIRD_PARTY: null }[form.consignmentType];
  switch (consignmentType) {
    case 'DEFAULT':
      return { ...form, consignmentType, sender: null, receiver: other ?? receiver };
    case 'RETURN':
      return { ...form, consignmentType, sender: other ?? sender, receiver: null };
    case 'THIRD_PARTY':
      return { ...form, consignmentType };
  }
}

/** CON-35 to CON-37: which form fits two addresses. */
export function typeBetween({ sender, receiver }: Places): FormType {
  if (sender?.isDefault) return 'DEFAULT';
  return receiver?.isDefault ? 'RETURN' : 'THIRD_PARTY';
}
