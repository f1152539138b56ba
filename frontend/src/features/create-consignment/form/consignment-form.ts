import { DateTime } from 'luxon';

import { stateZone } from '@contracts/rules/state-zones';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import type { ItemTypeChoice } from '../create-consignment.api';
import { newItemRow, toItemRow, type ItemRow } from '../items/item-row';
import type { LengthUnit } from '../items/units';

/** What is typed into the form; kept in the browser until it is sent. */
export interface ConsignmentForm {
  readonly receiver: AddressView | null;
  /** yyyy-MM-dd, in the sender's state. */
  readonly dispatchDate: string;
  /** yyyy-MM-dd, in the receiver's state; empty without a time slot. */
  readonly receiveDate: string;
  /** HH:mm; both or neither. */
  readonly slotFrom: string;
  readonly slotTo: string;
  readonly items: readonly ItemRow[];
  readonly specialInstructions: string;
  readonly isTailgateRequired: boolean;
  readonly authorityToLeave: boolean;
  readonly references: readonly string[];
}

/** GAP-24: a new dispatch date is tomorrow at the earliest, where the sender is. */
export const earliestDispatchDate = (senderState: string | null): string =>
  DateTime.now().setZone(stateZone(senderState)).plus({ days: 1 }).toISODate() ?? '';

export const emptyForm = (
  types: readonly ItemTypeChoice[],
  senderState: string | null,
): ConsignmentForm => ({
  receiver: null,
  dispatchDate: earliestDispatchDate(senderState),
  receiveDate: '',
  slotFrom: '',
  slotTo: '',
  items: [newItemRow(types)],
  specialInstructions: '',
  isTailgateRequired: false,
  authorityToLeave: false,
  references: [],
});

/** A form of some days ago, fit to be sent now: it leaves on the next possible day. */
export function laterForm(form: ConsignmentForm, senderState: string | null): ConsignmentForm {
  const earliest = earliestDispatchDate(senderState);
  return form.dispatchDate < earliest ? { ...form, dispatchDate: earliest } : form;
}

/** The form of a consignment that is there already. */
export function formOf(view: ConsignmentView, unit: LengthUnit): ConsignmentForm {
  const { offer } = view;
  const zone = stateZone(offer.deliveryAddress?.suburb?.state);
  const local = (instant: string | null, format: string) =>
    instant ? DateTime.fromISO(instant, { zone }).toFormat(format) : '';
  return {
    receiver: offer.deliveryAddress,
    dispatchDate: view.dispatchDate,
    receiveDate: local(view.deliveryWindowBegin, 'yyyy-MM-dd'),
    slotFrom: local(view.deliveryWindowBegin, 'HH:mm'),
    slotTo: local(view.deliveryWindowEnd, 'HH:mm'),
    items: offer.items.map((item) => toItemRow(item, unit)),
    specialInstructions: offer.specialInstructions ?? '',
    isTailgateRequired: offer.isTailgateRequired,
    authorityToLeave: offer.authorityToLeave,
    references: view.consignmentReferences,
  };
}
