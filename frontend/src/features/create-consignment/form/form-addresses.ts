import type { AddressView } from '@contracts/views/address.view';

import type { FormType } from '../../../shared/navigation/consignment-paths';
import type { ConsignmentForm } from './consignment-form';

/** Sender and receiver; null while not selected. */
export interface FormAddresses {
  readonly sender: AddressView | null;
  readonly receiver: AddressView | null;
}

/**
 * CON-24 to CON-26: the client's default address is the sender, or for a return the receiver; third party uses
 * neither.
 */
export const toFormAddresses = (
  { consignmentType, sender, receiver }: ConsignmentForm,
  defaultAddress: AddressView | null,
): FormAddresses => ({
  sender: consignmentType === 'DEFAULT' ? defaultAddress : sender,
  receiver: consignmentType === 'RETURN' ? defaultAddress : receiver,
});

/**
 * Changes the consignment type; the selected address stays the other end. The second address of a third party stays in
 * the form, so that changing the type back restores it.
 */
export function withConsignmentType(
  form: ConsignmentForm,
  consignmentType: FormType,
): ConsignmentForm {
  const { sender, receiver } = form;
  if (form.consignmentType === 'THIRD_PARTY') return { ...form, consignmentType };
  const other = form.consignmentType === 'DEFAULT' ? receiver : sender;
  switch (consignmentType) {
    case 'DEFAULT':
      return { ...form, consignmentType, sender: null, receiver: other ?? receiver };
    case 'RETURN':
      return { ...form, consignmentType, sender: other ?? sender, receiver: null };
    case 'THIRD_PARTY':
      return { ...form, consignmentType };
  }
}

/** CON-35 to CON-37: consignment type that fits two addresses. */
export function consignmentTypeOf({ sender, receiver }: FormAddresses): FormType {
  if (sender?.isDefault) return 'DEFAULT';
  return receiver?.isDefault ? 'RETURN' : 'THIRD_PARTY';
}
